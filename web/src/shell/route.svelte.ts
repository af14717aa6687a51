import type { Component } from "svelte";

interface Page {
  path: RegExp;
  load(): Promise<{ default: Component<Record<string, string>> }>;
}

const load = (page: () => Promise<unknown>) => page as Page["load"];

/** Every page of the client; each is loaded when it is needed. The server knows these paths too. */
const PAGES: Page[] = [
  { path: /^\/$/, load: load(() => import("./Lobby.svelte")) },
  { path: /^\/new\/(?<game>[a-z-]+)$/, load: load(() => import("./NewTable.svelte")) },
  { path: /^\/learn\/(?<game>[a-z-]+)$/, load: load(() => import("./LessonPage.svelte")) },
  { path: /^\/join$/, load: load(() => import("./Join.svelte")) },
  { path: /^\/t\/(?<key>[\w-]+)$/, load: load(() => import("./TablePage.svelte")) },
  { path: /^\/t\/(?<key>[\w-]+)\/coach$/, load: load(() => import("./coach/CoachPage.svelte")) },
  { path: /^\/table\/(?<key>[\w-]+)$/, load: load(() => import("./Television.svelte")) },
  { path: /^\/replay$/, load: load(() => import("./replay/RecordPage.svelte")) },
  { path: /^\/replay\/(?<key>[\w-]+)$/, load: load(() => import("./replay/ReplayPage.svelte")) },
  { path: /^\/rules\/(?<game>[a-z-]+)$/, load: load(() => import("./Rules.svelte")) },
  { path: /^\/statistics$/, load: load(() => import("./Statistics.svelte")) },
  { path: /^\/settings$/, load: load(() => import("./SettingsPage.svelte")) },
  { path: /^\/kit$/, load: load(() => import("./KitPage.svelte")) },
];
const NOWHERE: Page = { path: /./, load: load(() => import("./Nowhere.svelte")) };

class Route {
  path = $state(location.pathname);
  readonly page: Page = $derived(PAGES.find(({ path }) => path.test(this.path)) ?? NOWHERE);
  readonly parts: Record<string, string> = $derived({ ...this.page.path.exec(this.path)?.groups });
  readonly key: string = $derived(this.path);

  constructor() {
    addEventListener("popstate", () => this.#here());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  #here(): void {
    this.path = location.pathname;
  }

  /** Goes to another page of ours. */
  go(url: string, replace = false): void {
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    this.#here();
    scrollTo(0, 0);
  }

  /** Links within the client do not load the page anew. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download"))
      return;
    if (link.pathname.startsWith("/api") || (link.pathname === location.pathname && link.hash))
      return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
