import { describe, expect, it } from "vitest";
import { heapOf } from "./heap";

describe("a heap", () => {
  it("has a card for each that was taken, up to as many as can be told apart", () => {
    expect([0, 1, 7, 60].map((cards) => heapOf(cards).length)).toEqual([0, 1, 7, 20]);
  });

  it("leaves the face of whoever lies under it free", () => {
    for (const cards of [1, 5, 12, 107]) {
      const fronts = heapOf(cards).filter(({ isFront }) => isFront);
      expect(fronts.every(({ up }) => up < 6)).toBe(true);
    }
  });

  it("stays within its box", () => {
    for (const { x, up } of heapOf(107)) {
      expect(Math.abs(x)).toBeLessThanOrEqual(36);
      expect(up).toBeLessThanOrEqual(46);
    }
  });
});
