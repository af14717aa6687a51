import type { Component } from "svelte";
import { pageAt } from "./paths";

type Load = () => Promise<{ default: Component<Record<string, string>> }>;

/** A page is given the parts of its address. */
const load = (page: () => Promise<unknown>) => page as Load;

/** Each page is loaded when it is needed. */
const PAGES: Record<string, Load> = {
  Lobby: load(() => import("./Lobby.svelte")),
  NewTable: load(() => import("./NewTable.svelte")),
  LessonPage: load(() => import("./LessonPage.svelte")),
  Join: load(() => import("./Join.svelte")),
  TablePage: load(() => import("./TablePage.svelte")),
  CoachPage: load(() => import("./coach/CoachPage.svelte")),
  Television: load(() => import("./Television.svelte")),
  RecordPage: load(() => import("./replay/RecordPage.svelte")),
  ReplayPage: load(() => import("./replay/ReplayPage.svelte")),
  Rules: load(() => import("./Rules.svelte")),
  Statistics: load(() => import("./Statistics.svelte")),
  SettingsPage: load(() => import("./SettingsPage.svelte")),
  KitPage: load(() => import("./KitPage.svelte")),
};
const nowhere = load(() => import("./Nowhere.svelte"));

class Route {
  path = $state(location.pathname);
  readonly #found = $derived(pageAt(this.path));
  readonly load: Load = $derived(PAGES[this.#found?.page ?? ""] ?? nowhere);
  readonly parts: Record<string, string> = $derived(this.#found?.parts ?? {});
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
