import { beforeAll, describe, expect, it } from "vitest";
import { settings } from "$web/client/settings.svelte";
import { words } from "$web/words/words.svelte";
import yak from ".";
import type { Show } from "./wire";

const NAMES = ["Ann", "Bob"];
const SHOW: Show = {
  phase: "turn",
  players: [
    { held: 5, taken: 0 },
    { held: 5, taken: 7 },
  ],
  draw_pile: 40,
  pile: [{ seat: 1, card: null }],
  claim: { number: 1, species: "yak", seat: 1 },
  hand: ["yeti-1", "stop"],
  last: null,
  species: ["yeti", "groundhog", "vulture", "ibex", "yak"],
};

beforeAll(async () => {
  settings.language = "en";
  await words.load("yak");
  words.game = "yak";
});

const told = (you: number | null) => {
  const done = words.speakTo(you);
  const lines = yak.read(SHOW, you).map((line) => words.put(line, NAMES));
  done();
  return lines;
};

describe("the table in words", () => {
  it("speaks to whoever sits there", () => {
    expect(told(0)).toEqual([
      "You: 5 cards in hand, 0 cards taken.",
      "Bob: 5 cards in hand, 7 cards taken.",
      "Draw pile: 40 cards.",
      "Pile: 1 card.",
      "Claim to beat: 1 yak, by Bob.",
      "Your hand: yeti 1 and stop.",
    ]);
    expect(told(1)).toContain("Claim to beat: 1 yak, by you.");
  });

  it("names everyone to those who watch", () => {
    expect(told(null)[0]).toBe("Ann: 5 cards in hand, 0 cards taken.");
  });

  it("says what decided a place in the end", () => {
    const decided = [0, 1].map((seat) => words.put(yak.decided!(SHOW, seat), NAMES));
    expect(decided).toEqual(["0 cards taken", "7 cards taken"]);
  });
});
