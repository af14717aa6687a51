import { type Details, say } from "$web/words/sayings";
import { faceOf, isSpecies } from "./cards";
import type { Reason, TurnedCard, TurnedPile } from "./wire";

/** What is told of a turned card while the count is at a line. */
export interface Told {
  /** It is what the present line is about. */
  isLit: boolean;
  isVoid: boolean;
  /** How much it counts so far. */
  counts: number;
}

/** The line that brings a card into the count, or that it brings about itself. */
function reasonOf(card: TurnedCard, pile: TurnedPile): Reason {
  const { kind } = faceOf(card.card);
  if (isSpecies(kind)) return kind === pile.claim.species ? "species" : "bang";
  return kind;
}

/** How a card looks after so many lines; the numbers themselves are the server's. */
export function tellCard(card: TurnedCard, pile: TurnedPile, lines: number): Told {
  const told = pile.lines.slice(0, lines).map((line) => line.reason);
  const { kind, value } = faceOf(card.card);
  const reason = reasonOf(card, pile);
  const isIn = told.includes(reason);
  const isSpecial = kind === "bang" || kind === "one";
  const counts = isIn && card.counted > 0 ? (told.includes("one") ? card.counted : value) : 0;
  return {
    isLit: isIn && (counts > 0 || isSpecial || kind === "stop"),
    isVoid: told.includes("stop") && isSpecial,
    counts,
  };
}

export const sumAfter = (pile: TurnedPile, lines: number): number =>
  lines === 0 ? 0 : (pile.lines[Math.min(lines, pile.lines.length) - 1]?.sum ?? 0);

/** The count as it is told, line by line. */
export function sayLines(pile: TurnedPile) {
  const { species } = pile.claim;
  if (!pile.lines.length) return [say("web-line-none")];
  return pile.lines.map(({ reason, cards }) =>
    say(`web-line-${reason}`, { cards, species } satisfies Details),
  );
}

/** Milliseconds: each card is turned, each line is read, then claim and sum meet. */
const TURN = { each: 420, most: 3400 };
const LINE = 1000;
const MEET = 1400;
const SLIDE = 1500;

export interface Pace {
  card: number;
  total: number;
}

export function paceOf(pile: TurnedPile): Pace {
  const turning = Math.min(TURN.most, pile.cards.length * TURN.each);
  const lines = Math.max(1, pile.lines.length);
  return {
    card: turning / pile.cards.length,
    total: turning + lines * LINE + MEET + SLIDE,
  };
}

/** Milliseconds from the beginning of a count until a step is over. */
export function dueOf(pile: TurnedPile, step: number): number {
  const cards = Math.min(step, pile.cards.length);
  const told = Math.max(1, pile.lines.length);
  const lines = Math.min(told, step - cards);
  const isMet = step > pile.cards.length + told;
  return cards * paceOf(pile).card + lines * LINE + (isMet ? MEET : 0);
}

/** How many steps are over after so many milliseconds. */
export function stepAt(pile: TurnedPile, time: number): number {
  const last = pile.cards.length + Math.max(1, pile.lines.length) + 1;
  let step = 0;
  while (step < last && dueOf(pile, step + 1) <= time) step += 1;
  return step;
}

/** Pixels between the rows of a count; cards stand half as far apart. */
export const GAP = 8;

/** The largest width, in pixels, with which so many cards fit into a box. */
export function fitCards(cards: number, width: number, height: number): number {
  let best = 0;
  for (let columns = 1; columns <= cards; columns += 1) {
    const rows = Math.ceil(cards / columns);
    const wide = (width - (columns - 1) * (GAP / 2)) / columns;
    const high = (height - (rows - 1) * GAP) / rows / 1.4;
    best = Math.max(best, Math.min(wide, high));
  }
  return Math.max(LEAST, Math.floor(best));
}
const LEAST = 14;
