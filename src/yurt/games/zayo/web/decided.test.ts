import { beforeAll, describe, expect, it } from "vitest";
import { settings } from "$web/client/settings.svelte";
import { words } from "$web/words/words.svelte";
import { decided } from "./decided";
import type { Card, Player, Show } from "./wire";

const player = (camel: number, sheep: number, horse: number, laid: Card[] = []): Player => ({
  equipment: { horse, cart: 0, yurt: 0, trap: 0 },
  herd: { sheep, goat: 0, camel },
  laid,
  bids_held: 0,
  cards_held: 0,
});
const told = (...players: Player[]) =>
  players.map((_, seat) => words.put(decided({ players } as Show, seat)));

beforeAll(async () => {
  settings.language = "en";
  await words.load("zayo");
  words.game = "zayo";
});

describe("what decided a place", () => {
  it("is the steppe alone, and the others share what is left", () => {
    expect(told(player(2, 0, 0, ["steppe"]), player(0, 3, 1), player(1, 0, 0))).toEqual([
      "2 camels and the steppe!",
      "0 camels, but no steppe",
      "1 camel, but no steppe",
    ]);
  });

  it("is counted as far as others are equal, if nobody has left", () => {
    expect(told(player(2, 0, 1), player(1, 4, 1), player(1, 2, 1), player(1, 2, 2))).toEqual([
      "2 camels",
      "1 camel and 4 sheep and goats",
      "1 camel, 2 sheep and goats and 1 piece of equipment",
      "1 camel, 2 sheep and goats and 2 pieces of equipment",
    ]);
  });
});
