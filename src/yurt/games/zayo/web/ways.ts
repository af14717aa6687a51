import type { MoveInfo, Saying } from "$web/wire/messages";
import { say } from "$web/words/sayings";
import { isAnimal, isBid, type Things } from "./cards";

/** A legal move by the words of its notation: the card that is played, and whom or what for. */
export interface Way extends MoveInfo {
  verb: string;
  /** A card of the own hand; null if none is played. */
  card: string | null;
  /** As they are written: `2 horse` at a seat, `sheep goat` as a price. A thief may have two. */
  targets: string[];
}

/** Something that can be picked: a victim and what it loses, a price, an animal, whom to ask. */
export interface Option {
  /** As it is written in the event. */
  words: string;
  name: Saying;
  seat: number | null;
  things: Things[];
}

const WITH_CARD = ["bid", "lay", "place"];
const TARGETS = /\d+(?: [a-z]+)?|[a-z]+(?: [a-z]+)*/g;

export function wayOf({ event, name }: MoveInfo): Way {
  const [verb = "", ...words] = event.split(" ");
  const card = WITH_CARD.includes(verb) ? (words.shift() ?? null) : null;
  return { event, name, verb, card, targets: words.join(" ").match(TARGETS) ?? [] };
}

/** What a move is about, to be drawn: the things that its name tells. */
function thingsIn({ key, details = {} }: Saying): Things[] {
  const { card, animal, count } = details;
  if (key === "a-card") return [{ what: String(card) as Things["what"], count: 1 }];
  if (typeof animal === "string" && isAnimal(animal)) {
    return [{ what: animal, count: Number(count ?? 1) }];
  }
  return Object.values(details).flatMap((detail) => {
    if (typeof detail !== "object") return [];
    if (detail.is === "say") return thingsIn(detail);
    return detail.is === "list" ? detail.parts.flatMap(thingsIn) : [];
  });
}

/** What can be picked for these moves, one thing at a time. */
export function optionsIn(ways: readonly Way[]): Option[] {
  return ways.flatMap(({ targets, name }) => {
    const [words, more] = targets;
    if (words === undefined || more !== undefined) return [];
    const seat = Number.parseInt(words, 10);
    return [{ words, name, seat: Number.isNaN(seat) ? null : seat, things: thingsIn(name) }];
  });
}

/** The move that is for these targets, in whatever order they were picked. */
export function wayFor(ways: readonly Way[], targets: readonly string[]): Way | undefined {
  const wanted = [...targets].sort().join();
  return ways.find((way) => [...way.targets].sort().join() === wanted);
}

/** What is on the button of a move: cards and picks on the table tell the rest. */
export function sayButton({ verb, card, targets }: Way, defence = ""): Saying {
  if (card && isBid(card)) return say("web-do-bid", { rank: Number(card.split("-")[1]) });
  const [target = defence] = targets;
  return say(`web-do-${verb}`, { what: card ?? target.split(" ").at(-1)! });
}
