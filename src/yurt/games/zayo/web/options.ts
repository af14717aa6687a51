import type { Saying } from "$web/wire/messages";
import { say, seatName } from "$web/words/sayings";
import { flocks, sayThings, type Things } from "./cards";
import type { Lay, Price, Show, Target } from "./wire";

/** Something that can be chosen: a victim and what it loses, a price, an animal, or whom to ask. */
export interface Option {
  /** As it is written in the event. */
  words: string;
  seat: number | null;
  things: Things[];
}

const priceOption = ({ sheep, goat }: Price): Option => ({
  words: [...Array(sheep).fill("sheep"), ...Array(goat).fill("goat")].join(" "),
  seat: null,
  things: flocks({ sheep, goat, camel: 0 }),
});

function targetOption(show: Show, card: string, { seat, what, count }: Target): Option {
  const { herd } = show.players[seat]!;
  const words = what ? `${seat} ${what}` : `${seat}`;
  if (what === null) return { words, seat, things: flocks({ ...herd, camel: 0 }) };
  if (what === "camels") return { words, seat, things: [{ what: "camel", count }] };
  // The clan chief takes all of a kind, thief and wolf one.
  return { words, seat, things: [{ what, count: card === "chief" ? count : 1 }] };
}

export const layOf = (show: Show, card: string): Lay | undefined =>
  show.choices.lays.find((lay) => lay.card === card);

/** The ways in which a card can be laid, if there are several things to choose. */
export function layOptions(show: Show, card: string): Option[] {
  const lay = layOf(show, card);
  if (!lay) return [];
  return [
    ...lay.prices.map(priceOption),
    ...lay.targets.map((target) => targetOption(show, card, target)),
  ];
}

/** What the winner of a trick can choose from without a card of its own. */
export function rewardOptions({ choices }: Show): Option[] {
  const takes: Option[] = choices.takes.map((what) => ({
    words: what,
    seat: null,
    things: [{ what, count: 1 }],
  }));
  const asks = choices.ask_seats.flatMap((seat) =>
    choices.ask_kinds.map((what) => ({
      words: `${seat} ${what}`,
      seat,
      things: [{ what, count: 1 }],
    })),
  );
  return [...takes, ...asks];
}

/** How many of a target there are: a thief with zayo may take two of a kind. */
export const countOf = (show: Show, card: string, words: string): number =>
  layOf(show, card)?.targets.find(({ seat, what }) => `${seat} ${what}` === words)?.count ?? 1;

/** What laying a card means, with what was chosen for it. */
export function sayLay(card: string, picked: readonly Option[]): Saying {
  const [first, second] = picked;
  if (!first) return say("web-lay", { card });
  const things = sayThings(first.things);
  if (first.seat === null) return say(`web-lay-${card}`, { price: things });
  const victim = seatName(first.seat);
  if (!second) return say(`web-lay-${card}`, { victim, things });
  if (second.seat === first.seat) {
    const [one, other] = [first.things[0]!, second.things[0]!];
    const both =
      one.what === other.what ? [{ ...one, count: 2 }] : [...first.things, ...second.things];
    return say("web-lay-thief", { victim, things: sayThings(both) });
  }
  return say("web-lay-thief-twice", {
    victim,
    things,
    other: seatName(second.seat!),
    more: sayThings(second.things),
  });
}

/** What a reward means. */
export function sayReward({ seat, things, words }: Option): Saying {
  if (seat === null) return say("web-take", { animal: say("an-animal", { animal: words }) });
  return say("web-ask", { seat: seatName(seat), card: sayThings(things) });
}
