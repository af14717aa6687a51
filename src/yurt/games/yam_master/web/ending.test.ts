import { describe, expect, test } from "vitest";
import { badgesOf, countOf, fiveOf } from "./ending";
import { finaleTime } from "./pace";
import type { Line, Show } from "./wire";

const POINTS = [0, 0, 0, 1, 2, 3];
const line = (seat: number, squares: string): Line => {
  const names = squares.split(" ");
  return { seat, squares: names, points: POINTS[names.length]! };
};
/** A finished game with these lines. */
const over = (...lines: Line[]): Show =>
  ({
    phase: "over",
    lines,
    players: [0, 1].map((seat) => ({
      points: lines.reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0),
    })),
  }) as unknown as Show;

const sums = (show: Show): string[] => {
  const seats = [0, 0];
  return countOf(show).map(({ seat, points }) => {
    seats[seat]! += points;
    return seats.join(":");
  });
};

describe("the count", () => {
  test("takes turns, and the last line decides", () => {
    const show = over(
      line(0, "a1 b1 c1"),
      line(1, "a5 b5 c5 d5"),
      line(0, "a2 b2 c2"),
      line(0, "a3 b3 c3"),
    );
    expect(sums(show)).toEqual(["1:0", "2:0", "2:2", "3:2"]);
  });
  test("ends with the winner's line, whoever that is", () => {
    const show = over(line(0, "a1 b1 c1"), line(1, "a5 b5 c5 d5"));
    expect(sums(show)).toEqual(["1:0", "1:2"]);
  });
  test("counts each line that is worth points, once", () => {
    const show = over(line(0, "a1 b1"), line(1, "a5 b5 c5"), line(1, "e1 e2 e3"));
    expect(countOf(show)).toHaveLength(2);
    expect(countOf(over())).toEqual([]);
  });
  test("has its time, however many lines there are", () => {
    const many = Array.from({ length: 14 }, (_, at) => line(at % 2, "a1 b1 c1"));
    expect(finaleTime(over(...many))).toBeLessThan(4500);
    expect(finaleTime(over(line(0, "a1 b1 c1")))).toBeGreaterThan(1900);
    expect(finaleTime(over())).toBeGreaterThan(0);
  });
});

test("five in a row are found, four are not", () => {
  const five = line(1, "a5 b4 c3 d2 e1");
  expect(fiveOf(over(line(0, "a1 b1 c1 d1"), five))).toBe(five);
  expect(fiveOf(over(line(0, "a1 b1 c1 d1")))).toBeUndefined();
});

test("where two lines cross, their values stand apart", () => {
  const crossing = [line(0, "b1 c2 d3"), line(1, "c1 b2 a3")];
  expect(badgesOf(crossing).map(({ column, row }) => [column, row])).toEqual([
    [1.5, 0.5],
    [0.5, 1.5],
  ]);
});
