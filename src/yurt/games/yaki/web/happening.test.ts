import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventInfo } from "$web/wire/messages";
import { Happening } from "./happening.svelte";
import yaki from "./index";
import { timeOf } from "./pace";
import type { Player, Show } from "./wire";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PATH: Player["path"] = [
  { kind: "start", token: null },
  { kind: "plain", token: "red-3" },
  { kind: "trophy", token: null },
];

function table(changes: Partial<Show> = {}, ...trophies: number[]): Show {
  return {
    phase: "turn",
    players: trophies.map((won) => ({ trophies: won, board: 1, path: PATH, ahead: 1, laid: 0 })),
    places: [{ number: 7, face: "down" }],
    goal: 3,
    round_turns: 0,
    voids: 0,
    ...changes,
  };
}

/** Seat 0 turns up red 4 at place 7: it fits, or it does not. */
function flip(key: "wins-trophy" | "misses", ...more: string[]): EventInfo[] {
  const details = { token: { is: "say", key: "token", details: { colour: "red", number: 4 } } };
  const say = [{ is: "say", key, details }, ...more.map((one) => ({ is: "say", key: one }))];
  return [{ number: 1, actor: 0, event: "flip 7", say } as EventInfo];
}

const BEFORE = table({}, 2, 1);
const MOMENTS: [string, Show, EventInfo[]][] = [
  ["the game is won", table({ phase: "over" }, 3, 1), flip("wins-trophy")],
  ["a round is won", table({}, 3, 1), flip("wins-trophy")],
  ["a round does not count", table({ voids: 1 }, 2, 1), flip("misses", "void-stuck")],
  ["too many do not count", table({ phase: "over", voids: 3 }, 2, 1), flip("misses", "ends-void")],
];

test.each(MOMENTS)(
  "%s: eyes have seen it when the frame ends, and not before",
  (_, show, events) => {
    const happening = new Happening({ show: BEFORE, turn: 0 });
    happening.see({ show, turn: null }, BEFORE, events);
    const time = timeOf(show, BEFORE, events);
    vi.advanceTimersByTime(time / 2);
    expect(happening.isBusy).toBe(true);
    vi.advanceTimersByTime(time / 2);
    expect(happening.isBusy).toBe(false);
    expect(happening.seen).toBe(show);
  },
);

test("the last trophy has more confetti than the others, and skipping it leaves none", () => {
  const most = [true, false].map((isLast) => {
    const happening = new Happening({ show: BEFORE, turn: 0 });
    const show = table({ phase: isLast ? "over" : "turn" }, 3, 1);
    const events = flip("wins-trophy");
    happening.see({ show, turn: null }, BEFORE, events);
    vi.advanceTimersByTime(timeOf(show, BEFORE, events) * 0.7);
    const { confetti } = happening;
    happening.look({ show, turn: null });
    expect([happening.confetti, happening.isBusy, happening.seen]).toEqual([0, false, show]);
    return confetti;
  });
  expect(most[0]).toBeGreaterThan(most[1]!);
  expect(most[1]).toBeGreaterThan(0);
});

test("trophies decide the places", () => {
  const show = table({ phase: "over" }, 3, 1);
  expect([0, 1].map((seat) => yaki.decided?.(show, seat).details)).toEqual([
    { won: 3, goal: 3 },
    { won: 1, goal: 3 },
  ]);
});
