import type { Frame } from "$web/client/chair.svelte";
import type { GameModule } from "$web/games";
import type { Drawn } from "$web/wire/messages";
import { words } from "$web/words/words.svelte";
import PlainTable from "./PlainTable.svelte";
import { readOut } from "./reading";

/** Milliseconds to look up, to read a letter, and at most. */
const GLANCE = 500;
const LETTER = 18;
const MOST = 3000;

function duration({ events, table }: Frame): number {
  const names = table.seats.map(({ name = "" }) => name);
  const said = events.flatMap(({ say: told = [] }) => told).slice(-3);
  const letters = said.reduce((sum, one) => sum + words.put(one, names).length, 0);
  return letters ? Math.min(GLANCE + letters * LETTER, MOST) : 0;
}

/** The table that every game has. */
const plain: GameModule<Drawn> = {
  Table: PlainTable,
  duration,
  sound: ({ actor }) => (actor < 0 ? null : "wood"),
  read: ({ text }) => readOut(text),
};

export default plain;
