import type { Saying } from "$web/wire/messages";
import { say, seatName } from "$web/words/sayings";
import { nextOf, sayToken } from "./tokens";
import type { Player, Show } from "./wire";

/** Where someone has come to on the path, or what lies on one of its squares. */
export function sayStanding(player: Player, square = player.ahead): Saying {
  const token = player.path[square ?? -1]?.token;
  if (square === null || !token) return say("web-standing-none");
  return say("web-standing", {
    token: sayToken(token),
    square: square + 1,
    squares: player.path.length,
  });
}

function readSeat(show: Show, seat: number): Saying[] {
  const player = show.players[seat]!;
  const told = [
    say("web-read-seat", {
      seat: seatName(seat),
      trophies: say("web-trophies", { won: player.trophies, goal: show.goal }),
      standing: sayStanding(player),
    }),
  ];
  const next = player.path[nextOf(player)];
  if (next && player.ahead !== null && show.phase !== "over") {
    told.push(say("web-read-next", { seat: seatName(seat), kind: next.kind }));
  }
  return told;
}

/** The table as sentences: what lies open, and where tokens lie face down. */
export function read(show: Show): Saying[] {
  const away = show.places.filter(({ face }) => face !== "down").map(({ number }) => number);
  const told = show.players.flatMap((_, seat) => readSeat(show, seat));
  told.push(say("web-read-down", { count: show.places.length - away.length }));
  if (away.length) told.push(say("web-read-away", { places: away.join(", ") }));
  return told;
}

export const COLUMNS = 5;

/** Where a place is in the field, from 1. */
export const rowOf = (place: number): number => Math.ceil(place / COLUMNS);
export const columnOf = (place: number): number => ((place - 1) % COLUMNS) + 1;
