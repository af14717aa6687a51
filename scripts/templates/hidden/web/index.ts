import type { GameModule } from "$web/games";
import type { EventInfo, Saying } from "$web/wire/messages";
import { say, seatName } from "$web/words/sayings";
import Table from "./Table.svelte";
import type { Show } from "./wire";

const verbOf = ({ event }: EventInfo): string => event.split(" ", 1)[0] ?? "";
/** Milliseconds until eyes have seen what lay under the cups, and anything else. */
const LIFTED = 3200;
const BID = 900;

/** The table as sentences, for those who cannot see it. */
function read(show: Show, seat: number | null): Saying[] {
  const told = show.chips.map((chips, of) =>
    say("web-read-chips", { seat: seatName(of), chips: say("drawn-chips", { count: chips }) }),
  );
  const own = seat === null ? [] : (show.dice[seat] ?? []);
  if (own.length) told.push(say("web-read-own", { dice: own.join(" ") }));
  const { bid } = show;
  if (bid) {
    const what = say("bid", { count: bid.number, face: bid.face });
    told.push(say("bids", { seat: seatName(bid.seat), bid: what }));
  }
  return told;
}

const game: GameModule<Show> = {
  Table,
  duration({ events }) {
    return events.some((event) => verbOf(event) === "doubt") ? LIFTED : BID;
  },
  sound(event) {
    const verb = verbOf(event);
    if (verb === "roll") return "dice";
    return verb === "doubt" ? "bell" : "wood";
  },
  read,
  landmarks: ["doubts"],
};

export default game;
