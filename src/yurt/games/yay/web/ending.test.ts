import { describe, expect, it } from "vitest";
import { countTimes, isTie } from "./pace";
import { between, decided, near } from "./sheet";
import type { Show } from "./wire";

const ended = (...players: [live: number, sum: number][]): Show =>
  ({ phase: "over", players: players.map(([live, sum]) => ({ live, sum })) }) as never;
const running = (part: Partial<Show>): Show =>
  ({ missing: [], idle_left: null, turns_left: null, ...part }) as never;

describe("the counting at the end", () => {
  it("takes two to five seconds, however many squares there are", () => {
    for (let most = 0; most <= 40; most += 1) {
      for (const rival of [0, most]) {
        const { tick, sums, circle, whole } = countTimes(ended([most, 50], [rival, 40]));
        expect(most * tick).toBeLessThan(sums);
        expect(sums).toBeLessThanOrEqual(circle);
        expect(whole).toBeGreaterThan(1700);
        expect(whole).toBeLessThan(5000);
      }
    }
  });

  it("looks at the sums only where those who lead have as many squares", () => {
    expect(isTie(ended([5, 61], [5, 58], [3, 30]))).toBe(true);
    expect(isTie(ended([5, 61], [3, 58], [3, 30]))).toBe(false);
    const tied = countTimes(ended([5, 61], [5, 58]));
    expect(tied.circle).toBeGreaterThan(tied.sums);
    const clear = countTimes(ended([5, 61], [4, 58]));
    expect(clear.circle).toBe(clear.sums);
  });

  it("explains each place by its squares, and by the sum where others have as many", () => {
    const show = ended([5, 61], [5, 58], [3, 30]);
    expect([0, 1, 2].map((seat) => decided(show, seat))).toEqual([
      { is: "say", key: "web-camp", details: { count: 5, sum: 61 } },
      { is: "say", key: "web-camp", details: { count: 5, sum: 58 } },
      { is: "say", key: "web-held", details: { count: 3, sum: 30 } },
    ]);
  });
});

describe("the end in sight", () => {
  it("is told by what is nearest: squares, the last turns, turns that fill nothing", () => {
    expect(near(running({}))).toBeNull();
    expect(near(running({ missing: ["a1", "b1"], idle_left: 2 }))?.key).toBe("web-near");
    expect(near(running({ turns_left: 3, idle_left: 2 }))?.key).toBe("web-near-last");
    expect(near(running({ idle_left: 2 }))).toMatchObject({
      key: "web-near-idle",
      details: { count: 2 },
    });
  });
});

it("names a block by the two squares that its middle lies between", () => {
  expect(between("d4").details).toEqual({ upper: "d4", lower: "e5" });
});
