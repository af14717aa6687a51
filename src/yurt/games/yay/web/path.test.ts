import { describe, expect, it } from "vitest";
import { bounces, over, type Point, WALL } from "./path";
import { moments } from "./rolling";
import { nameAt, placeOf } from "./sheet";
import type { Show } from "./wire";

const tray = (hasRim: boolean): Show =>
  ({ columns: 8, rows: 8, reach: { near: 2.5, far: 4, has_rim: hasRim, staying: [] } }) as never;

const BLOCKS = [...Array(7).keys()].flatMap((row) =>
  [...Array(7).keys()].map((column) => nameAt({ column, row })),
);
const NUMBERS = [...Array(12).keys()];

const liesAt = (block: string): Point => {
  const { column, row } = placeOf(block);
  return { x: column + 1, y: row + 1 };
};
const isAtRim = ({ x, y }: Point): boolean =>
  [x, y].some((at) => Math.abs(at - WALL) < 1e-9 || Math.abs(at - (8 - WALL)) < 1e-9);

describe("the path of a die", () => {
  it("leads from the aim to its block, with every corner at a rim and nothing beyond it", () => {
    for (const aim of ["a1", "b2", "d4", "g7"]) {
      for (const block of BLOCKS) {
        for (const number of NUMBERS) {
          const path = bounces(tray(true), { aim, block, number }, liesAt(block));
          expect(path[0]).toEqual(liesAt(aim));
          expect(path.at(-1)).toEqual(liesAt(block));
          for (const corner of path.slice(1, -1)) expect(isAtRim(corner)).toBe(true);
          for (const { x, y } of path) {
            expect(Math.min(x, y, 8 - x, 8 - y)).toBeGreaterThan(WALL - 1e-9);
          }
        }
      }
    }
  });

  it("bounces now and then where the rim is near, never in the middle or without a rim", () => {
    const corners = (hasRim: boolean, aim: string, block: string): number[] =>
      NUMBERS.map((number) => {
        const path = bounces(tray(hasRim), { aim, block, number }, liesAt(block));
        return path.length - 2;
      });
    expect(new Set(corners(true, "a4", "a4"))).toEqual(new Set([0, 1]));
    expect(new Set(corners(true, "g1", "g1"))).toEqual(new Set([0, 1, 2]));
    expect(new Set(corners(true, "d4", "d4"))).toEqual(new Set([0]));
    expect(new Set(corners(false, "a1", "a1"))).toEqual(new Set([0]));
  });

  it("is the same for the same aim, block and event, wherever it is looked at", () => {
    const thrown = { aim: "b1", block: "a2", number: 31 };
    const path = bounces(tray(true), thrown, liesAt("a2"));
    expect(bounces(tray(true), { ...thrown }, liesAt("a2"))).toEqual(path);
  });

  it("ends outside if the die leaves the tray, over one of the nearest rims", () => {
    const ends = NUMBERS.map((number) => over(tray(true), { aim: "a1", block: null, number }));
    for (const { x, y } of ends) expect(Math.min(x, y)).toBeLessThan(-1);
    expect(ends.some(({ x }) => x < 0)).toBe(true);
    expect(ends.some(({ y }) => y < 0)).toBe(true);
  });
});

describe("a roll", () => {
  it("goes along the whole path in time that never runs back, and comes to rest", () => {
    const path = [
      { x: 1, y: 1 },
      { x: WALL, y: 2 },
      { x: 2, y: 3 },
    ];
    const seen = moments({ x: 4, y: 9.6 }, path, false);
    const offsets = seen.map(({ offset }) => offset);
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
    for (const corner of path) {
      expect(seen.some(({ x, y }) => Math.hypot(x - corner.x, y - corner.y) < 1e-9)).toBe(true);
    }
    expect(seen.at(-1)).toMatchObject({ x: 2, y: 3, scale: 1 });
  });

  it("rises over the rim if the die jumps", () => {
    const path = [
      { x: 1, y: 4 },
      { x: -1.4, y: 4 },
    ];
    const top = (jumps: boolean) =>
      Math.max(
        ...moments(path[0]!, path, jumps)
          .slice(11)
          .map(({ scale }) => scale),
      );
    expect(top(true)).toBeGreaterThan(1.5);
    expect(top(false)).toBe(1);
  });
});
