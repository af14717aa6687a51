import type { GameModule, Move } from "$web/games";
import type { Saying } from "$web/wire/messages";
import { listing, say, seatName } from "$web/words/sayings";
import { claimEvent, nearestClaims, sayClaim, verbOf } from "./cards";
import { paceOf } from "./count";
import Table from "./Table.svelte";
import type { Show } from "./wire";

/** How many claims are named one by one. */
const NEAREST = 10;
const PLAY = 650;
const CLAIM = 950;
const PASS = 800;

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
    told.push(say("claims", { seat: seatName(claim.seat), claim: sayClaim(claim) }));
  }
  if (seat !== null && show.hand.length) {
    const cards = listing(show.hand.map((card) => say("card", { card })));
    told.push(say("web-read", { told: say("drawn-hand", { cards }) }));
  }
  return told;
}

function moves(show: Show): Move[] {
  const { playable, may_claim, may_challenge, may_pass } = show.choices;
  const found: Move[] = playable.map((card) => ({
    event: `play ${card}`,
    label: say("web-move-play", { card: say("card", { card }) }),
  }));
  if (may_claim) {
    for (const claim of nearestClaims(show, NEAREST)) {
      found.push({
        event: claimEvent(claim),
        label: say("web-claim", { claim: sayClaim(claim) }),
      });
    }
  }
  if (may_challenge && show.claim) {
    found.push({
      event: "challenge",
      label: say("web-move-doubt", { claim: sayClaim(show.claim) }),
    });
  }
  if (may_pass) found.push({ event: "pass", label: say("web-move-pass") });
  return found;
}

const yak: GameModule<Show> = {
  Table,
  duration(frame) {
    const show = frame.show as Show;
    const verbs = frame.events.map(verbOf);
    if (verbs.includes("challenge") && show.last) return paceOf(show.last).total;
    if (verbs.includes("pass")) return PASS;
    return (verbs.includes("play") ? PLAY : 0) + (verbs.includes("claim") ? CLAIM : 0);
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
  moves,
  mayReplay: true,
  landmarks: ["doubts"],
};

export default yak;
