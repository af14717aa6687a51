import type { DecisionInfo } from "$web/wire/messages";

/** What made a decision worth telling. */
export type Kind = "slip" | "mistake" | "blunder" | "find" | "unlucky" | "lucky";

export interface Telling {
  kind: Kind;
  decision: DecisionInfo;
}

/** How many are told first. */
const MOST = 3;
/** A share of the win: hidden cards that moved less are not worth a word. */
const STROKE = 0.1;
/** A move that moves drawn by lot would have been so much behind is a find. */
const FOUND = 0.15;
/** Praise weighs half of what a mistake does. */
const PRAISE = 0.5;

/** What a decision is told as, and how much it mattered. */
function told(decision: DecisionInfo): Telling & { weight: number } {
  const { loss, grade = "", fortune, blind } = decision;
  if (grade) {
    const isLucky = fortune > Math.max(STROKE, loss);
    const kind = isLucky ? "lucky" : (grade as Kind);
    return { kind, decision, weight: Math.max(loss, isLucky ? fortune : 0) };
  }
  const isBest = loss === 0;
  if (isBest && fortune < -STROKE) return { kind: "unlucky", decision, weight: -fortune };
  const isFind = isBest && blind >= FOUND;
  return { kind: "find", decision, weight: isFind ? blind * PRAISE : 0 };
}

/** The decisions of a seat that mattered most, in the order of the game; of finds the best one. */
export function momentsThatMattered(decisions: readonly DecisionInfo[], seat: number): Telling[] {
  const own = decisions
    .filter((decision) => decision.seat === seat)
    .map(told)
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const best = own.find(({ kind }) => kind === "find");
  const others = own.filter((one) => one.kind !== "find").slice(0, best ? MOST - 1 : MOST);
  const chosen = best ? [...others, best] : others;
  return chosen.toSorted((one, other) => one.decision.event - other.decision.event);
}
