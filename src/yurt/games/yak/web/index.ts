import type { GameModule } from "$web/games";
import type { Saying } from "$web/wire/messages";
import { listing, say, seatName } from "$web/words/sayings";
import { sayClaim, verbOf } from "./cards";
import Held from "./Held.svelte";
import { ENDING, toldIn } from "./pace";
import Table from "./Table.svelte";
import type { Show } from "./wire";

function read(show: Show, seat: number | null): Saying[] {
  const told = show.players.map(({ held, taken }, number) =>
    say("web-read-seat", {
      seat: seatName(number),
      held: say("web-held", { count: held }),
      taken: say("web-taken", { count: taken }),
    }),
  );
  told.push(say("web-read", { told: say("drawn-deck", { count: show.draw_pile }) }));
  told.push(say("web-read", { told: say("drawn-pile", { count: show.pile.length }) }));
  if (show.claim) {
    const { claim } = show;
    told.push(
      say("web-read", {
        told: say("drawn-claim", { seat: seatName(claim.seat), claim: sayClaim(claim) }),
      }),
    );
  }
  if (seat !== null && show.hand.length) {
    const cards = listing(show.hand.map((card) => say("card", { card })));
    told.push(say("web-read", { told: say("drawn-hand", { cards }) }));
  }
  return told;
}

const yak: GameModule<Show> = {
  Table,
  Held,
  duration(frame) {
    const show = frame.show as Show;
    return toldIn(show, frame.events) + (show.phase === "over" ? ENDING : 0);
  },
  sound(event) {
    switch (verbOf(event)) {
      case "play":
        return "card";
      case "claim":
        return "wood";
      case "challenge":
        return "bell";
      case "pass":
        return "felt";
      default:
        return null;
    }
  },
  read,
  decided: ({ players }, seat) => say("web-taken", { count: players[seat]?.taken ?? 0 }),
  final: ["challenge"],
  landmarks: ["doubts"],
};

export default yak;
