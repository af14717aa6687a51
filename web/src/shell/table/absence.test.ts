import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Absent } from "$web/client/absence";
import { settings } from "$web/client/settings.svelte";
import { TABLE } from "$web/client/testing";
import type { TableInfo } from "$web/wire/messages";
import { words } from "$web/words/words.svelte";
import Absence from "./Absence.svelte";
import { patienceOptions, sayAway } from "./absence";
import type { Sitting } from "./sitting.svelte";

const NOON = new Date(2026, 2, 29, 12, 0).getTime();
const MINUTE = 60_000;

beforeAll(async () => {
  settings.language = "en";
  await words.load("yak");
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOON);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Without spaces that keep words together. */
const plain = (text: string) => text.replaceAll(/\s/g, " ");

const away = (ago: number, rest: Partial<Absent> = {}): Absent => ({
  seat: 1,
  since: NOON - ago,
  until: NOON - ago + 30_000,
  isCovered: false,
  ...rest,
});

/** The notices of Ann, who sits on seat 0 and waits for Ben. */
function noticed(absent: Absent[], rest: Partial<Sitting> = {}, table: Partial<TableInfo> = {}) {
  const calls: unknown[] = [];
  const sitting = {
    table: { ...TABLE, turn: 1, ...table },
    names: ["Ann", "Ben", "Cleo"],
    own: [0],
    absent,
    chair: { call: (asked: unknown) => calls.push(asked) },
    end: (agrees: boolean) => calls.push(agrees),
    ...rest,
  } as unknown as Sitting;
  const target = document.body;
  const component = mount(Absence, { target, props: { sitting } });
  flushSync();
  const buttons = () =>
    [...target.querySelectorAll("button")].map((one) => one.textContent?.trim());
  const press = (name: string) => {
    [...target.querySelectorAll("button")].find((one) => one.textContent?.trim() === name)?.click();
    flushSync();
  };
  const later = (time: number) => {
    vi.advanceTimersByTime(time);
    flushSync();
  };
  const seen = () => [...target.querySelectorAll(".notice")].map((one) => one.textContent);
  const text = () => plain(seen().join(" ")).replaceAll(/ +/g, " ").trim();
  const heard = () =>
    [...target.querySelectorAll("[role=status]")].map((one) => one.textContent).filter(Boolean);
  return { calls, buttons, press, later, text, heard, end: () => void unmount(component) };
}

describe("since when somebody is away", () => {
  it("is said without ticking", () => {
    expect(sayAway("Ben", away(0), NOON)).toMatch(/^Ben has been away since 12:00.PM\.$/);
    expect(sayAway("Ben", away(20 * 60 * MINUTE), NOON)).toBe("Ben was last here yesterday.");
    const days = away(5 * 24 * 60 * MINUTE);
    expect(sayAway("Ben", days, NOON)).toBe("Ben was last here on March 24.");
  });
});

describe("how long a table waits", () => {
  it("is chosen in words, and what was chosen otherwise stays", () => {
    const labels = patienceOptions(30).map(({ label }) => plain(label));
    expect(labels).toEqual(["10 s", "30 s", "1 min", "5 min", "Never"]);
    const last = patienceOptions(120).at(-1)!;
    expect([last.value, plain(last.label)]).toEqual([120, "2 min"]);
  });
});

describe("notices of who is away", () => {
  it("do not come for a page that is loaded anew", () => {
    const { text, later, end } = noticed([away(0)]);
    expect(text()).toBe("");
    later(2_000);
    expect(text()).toContain("Ben has been away since");
    end();
  });

  it("offer something once the table waits no longer", () => {
    const { buttons, later, press, calls, heard, end } = noticed([away(10_000)]);
    expect(buttons()).toEqual([]);
    const [first, ...others] = heard();
    expect(others).toEqual([]);
    later(20_000);
    // What has been heard is not said again.
    expect(heard()).toEqual([first, expect.stringContaining("a bot play")]);
    expect(buttons()).toEqual(["Let a bot play for Ben", "End the game"]);
    press("Let a bot play for Ben");
    expect(calls).toEqual([{ do: "cover", seat: 1 }]);
    end();
  });

  it("ask before the game is ended", () => {
    const { press, calls, text, buttons, end } = noticed([away(MINUTE)]);
    press("End the game");
    expect(calls).toEqual([]);
    expect(buttons()).toEqual(["Yes, end it", "Never mind"]);
    expect(text()).toContain("The game won’t count");
    press("Yes, end it");
    expect(calls).toEqual([true]);
    end();
  });

  it("offer nothing where the table waits for ever, nor where days are played", () => {
    for (const absent of [away(MINUTE, { until: null }), away(20 * 60 * MINUTE)]) {
      const { buttons, text, end } = noticed([absent]);
      expect(text()).toContain("Ben");
      expect(buttons()).toEqual([]);
      end();
    }
  });

  it("name whoever was here and has gone, but not for days, and none for whom a bot plays", () => {
    const seen = [...TABLE.seats, { kind: "person", name: "Cleo", present: true }];
    const cleo = (ago: number) => away(ago, { seat: 2 });
    const just = noticed([cleo(MINUTE)], {}, { turn: 0, seats: seen });
    expect(just.text()).toContain("Cleo has been away");
    expect(just.buttons()).toEqual([]);
    just.end();
    const long = noticed([cleo(20 * 60 * MINUTE)], {}, { turn: 0, seats: seen });
    expect(long.text()).toBe("");
    long.end();
    const never = noticed([cleo(MINUTE)], {}, { turn: 0 });
    expect(never.text()).toBe("");
    never.end();
    const covered = noticed([away(MINUTE, { isCovered: true })]);
    expect(covered.text()).toBe("");
    covered.end();
  });

  it("give those who watch the words without buttons", () => {
    const { text, buttons, end } = noticed([away(MINUTE)], { own: [] });
    expect(text()).toContain("Ben has been away since");
    expect(buttons()).toEqual([]);
    end();
  });

  it("ask those who have not said whether the game is to end", () => {
    const asked = noticed([away(MINUTE)], {}, { ending: [2] });
    expect(asked.text()).toContain("Cleo would like to end the game. Do you agree?");
    expect(asked.buttons()).toEqual(["Yes, end it", "Play on"]);
    asked.press("Play on");
    expect(asked.calls).toEqual([false]);
    asked.end();
    const agreed = noticed([away(MINUTE)], {}, { ending: [0] });
    expect(agreed.text()).toContain("The others are asked");
    expect(agreed.buttons()).toEqual(["Play on"]);
    agreed.end();
  });

  it("let anyone who sits here go on after a pause", () => {
    const { press, calls, end } = noticed([], {}, { paused: true });
    press("Play on now");
    expect(calls).toEqual([{ do: "resume" }]);
    end();
    const watching = noticed([], { own: [] }, { paused: true });
    expect(watching.text()).toBe("The game is paused.");
    watching.end();
  });

  it("tell whoever stands in for the host", () => {
    const { text, end } = noticed([], { isStandIn: true } as Partial<Sitting>, { turn: 0 });
    expect(text()).toContain("The host is away.");
    end();
    const busy = noticed([away(MINUTE)], { isStandIn: true } as Partial<Sitting>);
    expect(busy.text()).not.toContain("The host is away.");
    busy.end();
  });
});
