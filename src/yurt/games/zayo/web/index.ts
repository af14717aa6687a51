import type { GameModule } from "$web/games";
import type { Sound } from "$web/kit/sound";
import { cardOf, leaverOf, RIDE, verbOf } from "./cards";
import { decided } from "./decided";
import Held from "./Held.svelte";
import { read } from "./read";
import Table from "./Table.svelte";
import type { Show } from "./wire";

/** Milliseconds until eyes have seen it. */
const TIMES: Record<string, number> = {
  bid: 750,
  lay: 1500,
  counter: 1300,
  accept: 1100,
  place: 1000,
  ask: 1300,
  take: 1000,
  pass: 700,
};
const WON = 900;
const DEALT = 700;

const SOUNDS: Record<string, Sound> = {
  bid: "card",
  counter: "bell",
  accept: "felt",
  place: "wood",
  ask: "wood",
  take: "felt",
  pass: "felt",
};
const LAID: Record<string, Sound> = {
  trap: "wood",
  thief: "bell",
  wolf: "bell",
  chief: "bell",
  fiddle: "cord",
  steppe: "win",
};

const zayo: GameModule<Show> = {
  Table,
  Held,
  duration(frame) {
    if (leaverOf(frame.show as Show) !== null) return RIDE;
    const verbs = frame.events.map(verbOf);
    const isWon = verbs.includes("bid") && (frame.show as Show).phase === "reward";
    const seen = verbs.reduce((sum, verb) => sum + (TIMES[verb] ?? 0), 0);
    return seen + (isWon ? WON : 0) + (verbs.includes("deal") ? DEALT : 0);
  },
  sound(event) {
    if (verbOf(event) === "lay") return LAID[cardOf(event)] ?? "felt";
    return SOUNDS[verbOf(event)] ?? null;
  },
  read,
  final: ["lay steppe"],
  decided,
  landmarks: ["tour-begins", "leaves"],
};

export default zayo;
