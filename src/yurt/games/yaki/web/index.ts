import type { GameModule } from "$web/games";
import { say } from "$web/words/sayings";
import { timeOf } from "./pace";
import { read } from "./reading";
import Table from "./Table.svelte";
import { verbOf } from "./tokens";
import type { Show } from "./wire";

const yaki: GameModule<Show> = {
  Table,
  duration: (frame, before) =>
    timeOf(frame.show as Show, (before?.show ?? null) as Show | null, frame.events),
  // What becomes of a token sounds when it is seen.
  sound: (event) => (verbOf(event) === "flip" ? "card" : null),
  read,
  decided: ({ players, goal }, seat) => say("web-trophies", { won: players[seat]!.trophies, goal }),
  landmarks: ["wins-trophy", "void-turns", "void-stuck"],
};

export default yaki;
