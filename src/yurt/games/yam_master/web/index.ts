import type { GameModule } from "$web/games";
import type { Saying } from "$web/wire/messages";
import { say, seatName } from "$web/words/sayings";
import { fiveOf } from "./ending";
import { cordsOf, isNearLast, sayPoints, verbOf } from "./figures";
import { endTime, finaleTime, isLast, ROLL } from "./pace";
import Table from "./Table.svelte";
import type { Show } from "./wire";

const sentence = (told: Saying): Saying => say("web-read", { told });

function readDice({ dice, phase, throws, announced }: Show): Saying[] {
  const told: Saying[] = [];
  if (phase === "over") return told;
  const values = dice.join(" ");
  if (phase === "deciding") told.push(say("drawn-dice", { dice: values, throw: throws }));
  else if (dice.length) told.push(say("drawn-kept", { dice: values, throw: throws + 1 }));
  if (announced) told.push(say("drawn-announced"));
  return told.map(sentence);
}

function readSeat(show: Show, seat: number): Saying[] {
  const { supply, gone, points, has_five } = show.players[seat]!;
  const own = show.board.filter((square) => square.seat === seat);
  const lines = cordsOf(show).filter((line) => line.seat === seat);
  const told = [
    say("web-read-seat", {
      seat: seatName(seat),
      told: say("drawn-seat", { supply, points: sayPoints(points) }),
    }),
  ];
  if (gone) {
    const lost = say("drawn-gone", { count: gone });
    told.push(say("web-read-seat", { seat: seatName(seat), told: lost }));
  }
  if (own.length) {
    const squares = own.map((square) => square.name).join(", ");
    told.push(say("web-read-tokens", { seat: seatName(seat), squares }));
  }
  for (const { squares, points: worth } of lines) {
    told.push(say("web-read-line", { squares: squares.join(" "), points: sayPoints(worth) }));
  }
  if (has_five) told.push(sentence(say("drawn-five", { seat: seatName(seat) })));
  return told;
}

function readRound(show: Show): Saying[] {
  const { round: turn, last_round: most } = show;
  if (show.phase === "over") return [sentence(say("drawn-over", { turn }))];
  return isNearLast(show) ? [sentence(say("drawn-turn", { turn, most }))] : [];
}

const read = (show: Show): Saying[] => [
  ...show.players.flatMap((_, seat) => readSeat(show, seat)),
  ...readDice(show),
  ...readRound(show),
];

const yamMaster: GameModule<Show> = {
  Table,
  duration(frame, before) {
    const show = frame.show as Show;
    const isRolled = frame.events.some((event) => verbOf(event) === "roll");
    const last = (before?.show ?? null) as Show | null;
    const finale = isLast(show, last) ? finaleTime(show) : 0;
    return endTime(show, last, frame.events) + (isRolled ? ROLL : 0) + finale;
  },
  sound(event, show) {
    switch (verbOf(event)) {
      case "roll":
        // A turn's first throw sounds when it is seen: after the token.
        return show.throws > 1 ? "dice" : null;
      case "place":
        return "wood";
      case "remove":
      case "pass":
        return "felt";
      case "defi":
        return "bell";
      default:
        return null;
    }
  },
  read,
  decided: (show, seat) =>
    fiveOf(show)?.seat === seat ? say("web-decided-five") : sayPoints(show.players[seat]!.points),
  landmarks: ["scores-now", "removes", "removes-out"],
};

export default yamMaster;
