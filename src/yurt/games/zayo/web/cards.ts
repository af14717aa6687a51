import type { EventInfo, Saying } from "$web/wire/messages";
import { listing, say } from "$web/words/sayings";
import type { FigureName } from "./art/figures";
import type { Animal, Card, Equipment, Herd, Show } from "./wire";

export const GEAR = ["horse", "cart", "yurt", "trap"] as const;
export const ANIMALS = ["sheep", "goat", "camel"] as const;
export const TRICKS = 5;

/** Milliseconds of the ride into the steppe. */
export const RIDE = 3600;

export type Piece = keyof Equipment;

/** Some of a kind, drawn or told. */
export interface Things {
  what: Card | Animal;
  count: number;
}

/** What an event is, from its notation: `bid`, `lay`, `ask`, `deal` … */
export const verbOf = (event: EventInfo): string => event.event.split(" ")[0] ?? "";

export const cardOf = (event: EventInfo): string => event.event.split(" ")[1] ?? "";

export const isAnimal = (what: string): what is Animal =>
  (ANIMALS as readonly string[]).includes(what);

/** The suit of a bid card is the name of its sign, too. */
export const suitOf = (card: string): FigureName => card.slice(0, 2) as FigureName;

export const isBid = (card: string): boolean => card.includes("-");

/** "herder’s sheep 4" or "wolf trap". */
export function sayCard(card: string): Saying {
  if (!isBid(card)) return say("card", { card });
  const [suit, rank] = card.split("-") as [string, string];
  return say("bid-card", { suit, rank: Number(rank) });
}

const sayThing = ({ what, count }: Things): Saying => {
  if (isAnimal(what)) return say("animals", { animal: what, count });
  return count > 1 ? say("web-gear", { card: what, count }) : say("a-card", { card: what });
};

export const sayThings = (things: readonly Things[]): Saying =>
  say("web-things", { things: listing(things.map(sayThing)) });

/** The animals of a herd that are there. */
export const flocks = (herd: Herd): Things[] =>
  ANIMALS.filter((animal) => herd[animal] > 0).map((what) => ({ what, count: herd[what] }));

export const piecesOf = (equipment: Equipment): Things[] =>
  GEAR.filter((piece) => equipment[piece] > 0).map((what) => ({ what, count: equipment[what] }));

/** The seat that has left for the steppe; null if nobody has. */
export function leaverOf({ players }: Show): number | null {
  const seat = players.findIndex(({ laid }) => laid.includes("steppe"));
  return seat < 0 ? null : seat;
}
