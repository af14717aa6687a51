import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import pages from "../../../src/yurt/server/client_pages.json";
import { route } from "./route.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => {});
  route.go("/");
});
afterEach(() => {
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

/** A click on a link, as the browser makes it; whether the client has taken it over. */
function click(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
  document.querySelector("a")!.dispatchEvent(event);
  return event.defaultPrevented;
}

describe("the route", () => {
  it("follows links within the client without loading the page anew", () => {
    expect(click('<a href="/t/KAMP?seat=1"><b>to the table</b></a>')).toBe(true);
    expect(route.path).toBe("/t/KAMP");
    expect(route.parts).toEqual({ key: "KAMP" });
    expect(location.search).toBe("?seat=1");
  });

  it.each([
    ["elsewhere", '<a href="https://example.org/t/KAMP">x</a>', {}],
    ["of the server", '<a href="/api/tables/KAMP/record">x</a>', {}],
    ["to be kept", '<a href="/t/KAMP" download="x">x</a>', {}],
    ["in another window", '<a href="/t/KAMP" target="_blank">x</a>', {}],
    ["opened in a new tab", '<a href="/t/KAMP">x</a>', { ctrlKey: true }],
    ["within the page", '<a href="/#main">x</a>', {}],
  ])("leaves links to the browser: %s", (_, html, how) => {
    expect(click(html, how)).toBe(false);
    expect(route.path).toBe("/");
  });

  it("goes back with the browser", () => {
    route.go("/settings");
    history.replaceState(null, "", "/rules/yak");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(route.path).toBe("/rules/yak");
    expect(route.parts).toEqual({ game: "yak" });
  });

  it("has a page for each address that the server knows", () => {
    route.go("/nowhere/at/all");
    const nowhere = route.load;
    for (const path of Object.keys(pages)) {
      route.go(path.replace(/\{\w+\}/, "sample"));
      expect(route.load, path).not.toBe(nowhere);
    }
  });

  it("has no parts where there is no page", () => {
    route.go("/nowhere/at/all");
    expect(route.parts).toEqual({});
  });
});
