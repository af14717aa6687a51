import type { GameModule } from "$web/games";
import type { Saying } from "$web/wire/messages";
import { listing, say, seatName } from "$web/words/sayings";
import { countTimes, timeOf } from "./pace";
import { between, decided, near, verbOf } from "./sheet";
import Table from "./Table.svelte";
import type { Show, Square } from "./wire";

const sentence = (told: Saying): Saying => say("web-read", { told });

const sayNumber = ({ name, number }: Square): Saying =>
  say("web-number", { number: number ?? 0, square: name });

const places = (squares: Square[]): Saying =>
  say("web-places", { squares: squares.map(({ name }) => name).join(", ") });

function readSeat(show: Show, seat: number): Saying[] {
  const { live, sum } = show.players[seat]!;
  const own = show.squares.filter((square) => square.mark === "live" && square.seat === seat);
  const told = [say("web-read-seat", { seat: seatName(seat), count: live, sum })];
  if (own.length) {
    const numbers = listing(own.map(sayNumber));
    told.push(say("web-read-numbers", { seat: seatName(seat), numbers }));
  }
  return told;
}

function readDice({ phase, dice, total, to_beat }: Show): Saying[] {
  if (phase !== "choosing" && phase !== "penalty") return [];
  const lying = dice.flatMap(({ face, block }) =>
    face === null || block === null ? [] : [say("web-lies", { face, where: between(block) })],
  );
  if (lying.length < dice.length) {
    lying.push(say("drawn-dice-off", { count: dice.length - lying.length }));
  }
  const throwSaid = { dice: listing(lying), total };
  if (phase === "penalty" && to_beat !== null) {
    return [sentence(say("drawn-throw-again", { ...throwSaid, previous: to_beat }))];
  }
  return [sentence(say("drawn-throw", throwSaid))];
}

function read(show: Show): Saying[] {
  const ofMark = (mark: string) => show.squares.filter((square) => square.mark === mark);
  const told = show.players.flatMap((_, seat) => readSeat(show, seat));
  const [blocked, crossed] = [ofMark("blocked"), ofMark("crossed")];
  if (blocked.length) told.push(say("web-read-blocked", { squares: places(blocked) }));
  if (crossed.length) told.push(say("web-read-crossed", { squares: places(crossed) }));
  told.push(say("web-read-free", { count: ofMark("free").length }));
  const ending = near(show);
  return [...told, ...(ending ? [ending] : []), ...readDice(show)];
}

const yay: GameModule<Show> = {
  Table,
  duration(frame, before) {
    const show = frame.show as Show;
    const seen = timeOf(show, (before?.show ?? show) as Show, frame.events);
    return show.phase === "over" && before ? seen + countTimes(show).whole : seen;
  },
  sound(event) {
    const verb = verbOf(event);
    // Dice sound when they are seen: after the aim.
    return verb === "aim" || verb === "die" ? null : "pencil";
  },
  read,
  decided,
  landmarks: ["crosses-out", "pays"],
};

export default yay;
