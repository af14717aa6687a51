import type { EventInfo, Listing, Saying } from "$web/wire/messages";
import { say } from "$web/words/sayings";
import type { Colour } from "./art/colours";
import type { Player, Show } from "./wire";

/** What an event is, from its notation: `flip 7`, `stop`, `reveal red-3`. */
export const verbOf = (event: EventInfo): string => event.event.split(" ")[0] ?? "";

const numberOf = (event: EventInfo): number => Number(event.event.split(" ")[1]);

const sayings = (events: readonly EventInfo[]): Saying[] =>
  events.flatMap((event) => event.say ?? []);

const named = (details: Saying["details"]): string => `${details?.colour}-${details?.number}`;

/** A token that has been turned up. */
export interface Flip {
  seat: number;
  place: number;
  token: string;
  fits: boolean;
}

/**
 * What was turned up, as it was told: a token that was seen before is not revealed by chance again,
 * so its name is in the sentence only.
 */
export function flipOf(events: readonly EventInfo[]): Flip | null {
  const [flip, ...more] = events.filter((event) => verbOf(event) === "flip");
  const told = sayings(events).find((saying) => saying.details?.token !== undefined);
  if (!flip || more.length || !told) return null;
  const { details } = told.details!.token as Saying;
  return {
    seat: flip.actor,
    place: numberOf(flip),
    token: named(details),
    fits: told.key !== "misses",
  };
}

/** What is told about the round besides the tokens. */
const ROUND = ["boards-go-left", "begins", "void-turns", "void-stuck", "ends-void"];
export const roundNews = (events: readonly EventInfo[]): Saying[] =>
  sayings(events).filter(({ key }) => ROUND.includes(key));

export const sayToken = (token: string): Saying => {
  const [colour, number] = token.split("-");
  return say("token", { colour: colour!, number: Number(number) });
};

/** Which tokens fit now: all of a colour, all of some numbers, or exactly these. */
export interface Wanted {
  colours: Colour[];
  numbers: number[];
  tokens: string[];
}

/** All tokens that lie on paths: nobody can turn them up now. */
export const takenOf = (show: Show): Set<string> =>
  new Set(show.players.flatMap(({ path }) => path.flatMap(({ token }) => token ?? [])));

const EVERY: Colour[] = ["green", "red", "yellow", "violet"];

/** Those that the question names; the server knows which fit. */
export function wantedOf(expect: Saying | null): Wanted | null {
  const { key, details = {} } = expect ?? {};
  if (key === "expect-or-stop") return wantedOf(details.flip as Saying);
  if (key === "expect-start") return { colours: EVERY, numbers: [], tokens: [] };
  const parts = (list: unknown) => ((list as Listing | undefined)?.parts ?? []).map(partOf);
  const colour = (details.coloured as Saying | undefined)?.details?.colour as Colour | undefined;
  if (!colour && !details.tokens) return null;
  return {
    colours: colour ? [colour] : [],
    numbers: parts(details.numbers).map((part) => Number(part?.number)),
    tokens: parts(details.tokens).map(named),
  };
}
const partOf = (part: Saying) => part.details;

/** A square beyond the most advanced token: where the next one goes. */
export const nextOf = (player: Player): number => (player.ahead ?? -1) + 1;

/** As it is once the token lies on the next square. */
export function laid(show: Show, { seat, place, token }: Flip): Show {
  const to = nextOf(show.players[seat]!);
  const players = show.players.map((player, number) =>
    number !== seat
      ? player
      : {
          ...player,
          ahead: to,
          laid: player.laid + 1,
          path: player.path.map((square, at) => (at === to ? { ...square, token } : square)),
        },
  );
  return { ...lifted(show, place), players };
}

/** As it is while the token is on its way. */
export const lifted = (show: Show, place: number): Show => ({
  ...show,
  places: show.places.map((one) => (one.number === place ? { ...one, face: "away" } : one)),
});

/** As it is while everyone cheers: the trophy is won, the tokens still lie there. */
export const crowned = (show: Show, seat: number): Show => ({
  ...show,
  players: show.players.map((player, number) =>
    number === seat ? { ...player, trophies: player.trophies + 1 } : player,
  ),
});
