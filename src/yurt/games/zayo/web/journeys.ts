import type { EventInfo } from "$web/wire/messages";
import { ANIMALS, cardOf, GEAR, leaverOf, verbOf } from "./cards";
import type { Player, Show } from "./wire";

/** Something moves: from the first of these places that there is to the first of those. */
export interface Journey {
  /** A card or a figure. */
  what: string;
  isCard: boolean;
  from: string[];
  to: string[];
  delay: number;
}

/** When a card has landed, what it brings about is seen. */
const EFFECT = 450;
const EACH = 110;

const handOf = (seat: number): string[] => [`hand-${seat}`, `camp-${seat}`];

/** What has moved between two looks at the table. */
export function journeys(before: Show, show: Show, events: readonly EventInfo[]): Journey[] {
  // The steppe is no card that is thrown: everything rides off.
  if (leaverOf(show) !== null) return [];
  const cards = events.flatMap((event) => thrown(event, before));
  const wait = cards.length ? EFFECT : 0;
  const moved = [...animals(before, show), ...gear(before, show, events)];
  return [...cards, ...moved.map((one, at) => ({ ...one, delay: wait + at * EACH }))];
}

/** A card that someone bids, lays or answers with. */
function thrown(event: EventInfo, before: Show): Journey[] {
  const actor = Number(event.actor);
  const verb = verbOf(event);
  const card = { isCard: true, from: handOf(actor), delay: 0 };
  if (verb === "bid") return [{ ...card, what: cardOf(event), to: [`trick-${actor}`] }];
  const laid = [`laid-${actor}`, `camp-${actor}`];
  if (verb === "lay" && cardOf(event) !== "trap")
    return [{ ...card, what: cardOf(event), to: laid }];
  const defence = cardOf(event) || before.attack?.defences[0];
  if (verb === "counter" && defence) return [{ ...card, what: defence, to: laid }];
  return [];
}

/** The animals that each place has lost and won, paired. */
function animals(before: Show, show: Show): Journey[] {
  return ANIMALS.flatMap((animal) => {
    const change = (player: Player, seat: number) =>
      player.herd[animal] - before.players[seat]!.herd[animal];
    const places = show.players.map((player, seat) => ({
      place: `herd-${seat}-${animal}`,
      camp: `camp-${seat}`,
      won: change(player, seat),
    }));
    const centre = `centre-${animal}`;
    places.push({ place: centre, camp: centre, won: show.centre[animal] - before.centre[animal] });
    const spread = (sign: number) =>
      places.flatMap(({ place, camp, won }) =>
        Array.from({ length: Math.max(0, won * sign) }, () => [place, camp]),
      );
    const [losers, winners] = [spread(-1), spread(1)];
    return losers.map((from, at) => ({
      ...{ what: animal, isCard: false, delay: 0 },
      ...{ from, to: winners[at] ?? [centre] },
    }));
  });
}

/** Equipment comes from a hand, or by theft from another camp. */
function gear(before: Show, show: Show, events: readonly EventInfo[]): Journey[] {
  const asked = events.find((event) => verbOf(event) === "ask");
  return GEAR.flatMap((piece) => {
    const change = show.players.map(
      (player, seat) => player.equipment[piece] - before.players[seat]!.equipment[piece],
    );
    const losers = change.flatMap((won, seat) => Array<number>(Math.max(0, -won)).fill(seat));
    return change.flatMap((won, seat) =>
      Array.from({ length: Math.max(0, won) }, () => {
        const robbed = losers.shift();
        const giver = asked ? Number(cardOf(asked)) : seat;
        const from = robbed === undefined ? handOf(giver) : [`gear-${robbed}-${piece}`];
        return { what: piece, isCard: false, from, to: [`gear-${seat}-${piece}`], delay: 0 };
      }),
    );
  });
}
