import { beforeEach, describe, expect, it } from "vitest";
import type { HighlightsInfo } from "$web/wire/messages";
import { statistics } from "./statistics.svelte";

let tables = 0;

function play(game: string): void {
  tables += 1;
  const seat = { rank: 1, score: 1, story: { is: "say", key: "story" }, feats: [] } as const;
  const other = { ...seat, rank: 2 };
  const told = {
    id: `table-${tables}`,
    game,
    seats: [seat, other],
    series: { games: 1, wins: [] },
  };
  statistics.count(told as unknown as HighlightsInfo, [0], ["Ada", "Ben"]);
}

describe("what was played most", () => {
  beforeEach(() => statistics.forget());

  it("is one game, or several that tie", () => {
    expect(statistics.favourites).toEqual([]);
    play("yak");
    play("yak");
    play("zayo");
    expect(statistics.favourites).toEqual(["yak"]);
    play("zayo");
    expect([...statistics.favourites].sort()).toEqual(["yak", "zayo"]);
  });
});
