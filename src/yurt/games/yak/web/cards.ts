import type { EventInfo, Saying } from "$web/wire/messages";
import { say } from "$web/words/sayings";
import type { Claim, Species } from "./wire";

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
