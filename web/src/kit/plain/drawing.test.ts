import { describe, expect, it } from "vitest";
import { blocksOf, measure, spokenOf } from "./drawing";

const CARDS = `> 0 Ann    5 in hand, 0 taken
  1 Bob    5 in hand, 7 taken
Draw pile: 61 cards
Pile: 2 cards  [ yak-2 | ? |
    stop ]
Standing claim: 1 yeti by Bob`;

const TOKENS = `                 1   2   3
> 0 Ann  1/3   S   .  G2
  1 Bob  0/3   S  R3   R
Face down:
   1   2   3   4   5
   6 - 8 9 10
  11   ?  13  14  15`;

describe("a drawing", () => {
  it("keeps columns and lets sentences flow", () => {
    expect(blocksOf(CARDS)).toEqual([
      {
        is: "columns",
        lines: ["> 0 Ann    5 in hand, 0 taken", "  1 Bob    5 in hand, 7 taken"],
      },
      { is: "sentence", text: "Draw pile: 61 cards" },
      { is: "sentence", text: "Pile: 2 cards  [ yak-2 | ? | stop ]" },
      { is: "sentence", text: "Standing claim: 1 yeti by Bob" },
    ]);
  });

  it("keeps grids apart, with rows that have no columns of their own", () => {
    const blocks = blocksOf(TOKENS);
    expect(blocks.map(({ is }) => is)).toEqual(["columns", "sentence", "columns"]);
    expect(blocks[2]).toMatchObject({ lines: TOKENS.split("\n").slice(4) });
  });

  it("is read aloud row by row, each cell with its column", () => {
    const sheet = [
      "> 0 Ada  2 squares, sum 9",
      "  1 Bea  1 square, sum 4",
      "    a     b     c",
      "1   .     A8    (B4)",
      "2   .     .     .",
    ].join("\n");
    expect(spokenOf(blocksOf(sheet))).toEqual([
      { text: "0 Ada 2 squares, sum 9" },
      { text: "1 Bea 1 square, sum 4" },
      { row: "1", cells: ["b A8", "c (B4)"] },
      { row: "2", cells: [] },
    ]);
  });

  it("is measured in letters and lines", () => {
    expect(measure(blocksOf(TOKENS), 40)).toEqual({ wide: 26, high: 8 });
    expect(measure([{ is: "sentence", text: "x".repeat(81) }], 40)).toEqual({ wide: 1, high: 3 });
    expect(measure([], 40)).toEqual({ wide: 1, high: 1 });
  });
});
