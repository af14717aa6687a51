import type { EventInfo, Saying } from "$web/wire/messages";
import { say } from "$web/words/sayings";
import type { Claim, Show, Species } from "./wire";

const SPECIES = ["yeti", "groundhog", "vulture", "ibex", "yak"];

export type Kind = Species | "wild" | "bang" | "one" | "stop";

/** A card's name in notation, taken apart: `yak-2`, `wild-1`, `bang`. */
export interface CardFace {
  kind: Kind;
  /** 0 for cards without a number. */
  value: number;
}

export function faceOf(card: string): CardFace {
  const [kind, value] = card.split("-");
  return { kind: kind as Kind, value: Number(value ?? 0) };
}

export const isSpecies = (kind: string): kind is Species => SPECIES.includes(kind);

export const sayClaim = ({ number, species }: Claim): Saying =>
  say("claim", { count: number, species });

/** A card as it is read out: "yak, value 2". */
export function sayCard(card: string): Saying {
  const { kind, value } = faceOf(card);
  if (isSpecies(kind)) return say("web-creature", { species: kind, value });
  return kind === "wild" ? say("web-wild", { value }) : say("card", { card });
}

/** What an event is, from its notation: `play`, `claim`, `challenge`, `pass` or `draw`. */
export const verbOf = (event: EventInfo): string => event.event.split(" ")[0] ?? "";

export const claimEvent = ({ number, species }: Claim): string => `claim ${number} ${species}`;

/** The lowest number with which a claim of this species is within the offered range. */
export function leastNumber(show: Show, species: Species): number {
  const { lowest_claim: lowest } = show.choices;
  if (!lowest) return 1;
  const isLarger = show.species.indexOf(species) >= show.species.indexOf(lowest.species);
  return lowest.number + (isLarger ? 0 : 1);
}

export const mostNumber = (show: Show): number => show.choices.highest_claim?.number ?? 1;

/** The claims that come first, from the lowest up. */
export function nearestClaims(show: Show, count: number): Claim[] {
  const { lowest_claim: lowest, highest_claim: highest } = show.choices;
  const found: Claim[] = [];
  if (!lowest || !highest) return found;
  let at = show.species.indexOf(lowest.species);
  for (let number = lowest.number; number <= highest.number; number += 1) {
    for (; at < show.species.length && found.length < count; at += 1) {
      found.push({ number, species: show.species[at]! });
    }
    if (found.length === count) break;
    at = 0;
  }
  return found;
}
