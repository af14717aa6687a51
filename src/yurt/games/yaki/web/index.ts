import type { GameModule, Move } from "$web/games";
import { say } from "$web/words/sayings";
import { timeOf } from "./pace";
import { columnOf, read, rowOf } from "./reading";
import Table from "./Table.svelte";
import { verbOf } from "./tokens";
import type { Show } from "./wire";

function moves({ choices }: Show): Move[] {
  const found: Move[] = choices.flippable.map((place) => ({
    event: `flip ${place}`,
    label: say("web-move-flip", { place, row: rowOf(place), column: columnOf(place) }),
  }));
  if (choices.may_stop) found.push({ event: "stop", label: say("web-move-stop") });
  return found;
}

const yaki: GameModule<Show> = {
  Table,
  duration: (frame, before) =>
    timeOf(frame.show as Show, (before?.show ?? null) as Show | null, frame.events),
  // What becomes of a token sounds when it is seen.
  sound: (event) => (verbOf(event) === "flip" ? "card" : null),
  read,
  moves,
  landmarks: ["wins-trophy", "void-turns", "void-stuck"],
  mayReplay: false,
  // As in narrate.py: these name a token or its place.
  momentary: ["turns-up", "misses", "lays-start", "lays"],
};

export default yaki;
