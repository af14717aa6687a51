/** Yurt as an app of its own, where the browser allows it (over https, or on this very machine). */

import { t } from "$web/words/words.svelte";
import { settings, type Theme } from "./settings.svelte";

/** What a browser says that could install the page; only some do. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const SHELF = "yurt-offline";
/** The name under which the service worker finds the page. */
const OFFLINE = "/offline";
const GUARD = "default-src 'none'; style-src-attr 'unsafe-inline'";

class App {
  #prompt: InstallPrompt | null = $state.raw(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      // The settings offer it; nothing slides over a table by itself.
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => {
      this.#prompt = null;
    });
  }

  get canInstall(): boolean {
    return this.#prompt !== null;
  }

  async install(): Promise<void> {
    const prompt = this.#prompt;
    // It can be asked once.
    this.#prompt = null;
    await prompt?.prompt();
  }

  /** Lets the service worker in, and keeps for it what to say when the server is away. */
  async settle(theme: Theme): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !("caches" in window)) return;
    try {
      const shelf = await caches.open(SHELF);
      await shelf.put(OFFLINE, new Response(offlinePage(theme), { headers: HEADERS }));
      await navigator.serviceWorker.register("/service-worker.js");
    } catch {
      // A browser that keeps nothing shows its own page instead.
    }
  }
}

const HEADERS = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": GUARD };

/** One sentence in the language of this device, and a way to try again. */
function offlinePage(theme: Theme): string {
  const page = document.implementation.createHTMLDocument("Yurt");
  const { documentElement: root, body, head } = page;
  root.lang = settings.language;
  root.style.cssText = `color-scheme: ${theme === "auto" ? "light dark" : theme}; background: light-dark(#f4ede1, #1d2326)`;
  const view = page.createElement("meta");
  view.name = "viewport";
  view.content = "width=device-width, initial-scale=1";
  head.append(view);
  const main = page.createElement("main");
  main.style.cssText =
    "display: grid; place-content: center; gap: 1.5rem; min-height: 80vh; max-width: 30rem; margin: auto; padding: 1rem; font: 1.2rem/1.4 system-ui, sans-serif; text-align: center; color: light-dark(#2c2722, #f2eadb)";
  const title = page.createElement("h1");
  title.style.cssText = "margin: 0; font: 600 2.5rem Georgia, serif";
  title.textContent = "Yurt";
  const say = page.createElement("p");
  say.style.margin = "0";
  say.textContent = t("trouble-offline");
  const again = page.createElement("a");
  again.href = "";
  again.style.cssText = "padding: 0.6rem; color: inherit; font-weight: 700";
  again.textContent = t("trouble-again");
  main.append(title, say, again);
  body.append(main);
  return `<!doctype html>${root.outerHTML}`;
}

export const app = new App();
