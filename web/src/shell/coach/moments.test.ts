import { describe, expect, it } from "vitest";
import type { DecisionInfo } from "$web/wire/messages";
import { say } from "$web/words/sayings";
import { momentsThatMattered } from "./moments";

const move = { move: "pass", name: say("pass"), chance: 0.5, error: 0.01 };
const at = (event: number, rest: Partial<DecisionInfo> = {}): DecisionInfo => ({
  event,
  seat: 0,
  made: move,
  best: move,
  loss: 0,
  error: 0.01,
  blind: 0,
  fortune: 0,
  ...rest,
});
const kinds = (decisions: DecisionInfo[]) =>
  momentsThatMattered(decisions, 0).map(({ kind, decision }) => [decision.event, kind]);

describe("the moments that mattered", () => {
  it("are those of one seat, in the order of the game", () => {
    const found = kinds([
      at(1, { loss: 0.1, grade: "mistake" }),
      at(2, { seat: 1, loss: 0.9, grade: "blunder" }),
      at(3, { loss: 0.3, grade: "blunder" }),
    ]);
    expect(found).toEqual([
      [1, "mistake"],
      [3, "blunder"],
    ]);
  });

  it("tell bad luck from a mistake, and good luck from a find", () => {
    const found = kinds([
      at(1, { fortune: -0.4 }),
      at(2, { loss: 0.1, grade: "mistake", fortune: 0.5 }),
      at(3, { blind: 0.3 }),
    ]);
    expect(found).toEqual([
      [1, "unlucky"],
      [2, "lucky"],
      [3, "find"],
    ]);
  });

  it("are three at most, one of them praise where there is something to praise", () => {
    const mistakes = [1, 2, 3, 4].map((event) => at(event, { loss: event / 10, grade: "slip" }));
    expect(kinds(mistakes)).toHaveLength(3);
    expect(kinds([...mistakes, at(5, { blind: 0.2 }), at(6, { blind: 0.3 })])).toEqual([
      [3, "slip"],
      [4, "slip"],
      [6, "find"],
    ]);
  });

  it("leave out what decided nothing", () => {
    expect(kinds([at(1), at(2, { blind: 0.05 }), at(3, { loss: 0.01 })])).toEqual([]);
  });
});
