import type { Saying } from "$web/wire/messages";
import { listing, say, seatName } from "$web/words/sayings";
import { flocks, piecesOf, sayCard, sayThings } from "./cards";
import type { Player, Show } from "./wire";

const sentence = (told: Saying): Saying => say("web-read", { told });

function readSeat(player: Player, seat: number): Saying[] {
  const things = [...piecesOf(player.equipment), ...flocks(player.herd)];
  const told = [
    say("web-read-seat", {
      seat: seatName(seat),
      things: things.length ? sayThings(things) : say("drawn-none"),
      bids: say("web-held-bid", { count: player.bids_held }),
      cards: say("web-held-play", { count: player.cards_held }),
    }),
  ];
  if (player.laid.length) {
    const cards = listing(player.laid.map((card) => say("card", { card })));
    told.push(sentence(say("drawn-laid", { seat: seatName(seat), cards })));
  }
  return told;
}

function readTrick({ trick }: Show): Saying[] {
  return trick.bids.map(({ seat, card }) =>
    say("bids", { seat: seatName(seat), card: sayCard(card) }),
  );
}

function readHands({ bid_hand, play_hand }: Show): Saying[] {
  const bids = bid_hand.map(sayCard);
  const plays = play_hand.map(({ card, count }) =>
    say("web-some", { card: say("card", { card }), count }),
  );
  return [
    ...(bids.length ? [sentence(say("drawn-bids", { cards: listing(bids) }))] : []),
    ...(plays.length ? [sentence(say("drawn-cards", { cards: listing(plays) }))] : []),
  ];
}

/** The table as sentences. */
export function read(show: Show, seat: number | null): Saying[] {
  const { tour, last_tour, trick, centre, camels_needed } = show;
  const camels = say("animals", { animal: "camel", count: camels_needed });
  const animals = flocks(centre);
  return [
    sentence(say("drawn-tour", { tour, most: last_tour, trick: trick.number })),
    sentence(say("drawn-steppe", { camels })),
    sentence(
      say("drawn-centre", { animals: animals.length ? sayThings(animals) : say("drawn-none") }),
    ),
    ...show.players.flatMap(readSeat),
    ...readTrick(show),
    ...(seat === null ? [] : readHands(show)),
  ];
}
