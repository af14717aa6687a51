import { describe, expect, it } from "vitest";
import type { MoveRange, Moves } from "$web/wire/messages";
import { say } from "$web/words/sayings";
import {
  eventIn,
  isLegal,
  isWithin,
  lowest,
  movesOf,
  nameIn,
  nearest,
  rangeOf,
  stepped,
  valuesIn,
  verbOf,
} from "./moves";

/** Claims from 2 goats to 4 sheep, of three animals in their order. */
const CLAIMS: MoveRange = {
  form: "claim {number} {animal}",
  parts: [
    { name: "number", values: ["1", "2", "3", "4", "5"] },
    { name: "animal", values: ["sheep", "goat", "camel"] },
  ],
  least: ["2", "goat"],
  most: ["4", "sheep"],
  name: say("advise-claim", {
    claim: say("claim", {
      count: { is: "part", part: "number" },
      animal: { is: "part", part: "animal" },
      seat: { is: "seat", seat: 1 },
    }),
    all: { is: "list", parts: [say("animal", { animal: { is: "part", part: "animal" } })] },
  }),
};
const MOVES: Moves = {
  single: [
    { event: "play card-1", name: say("play") },
    { event: "play card-2", name: say("play") },
    { event: "doubt", name: say("doubt") },
  ],
  ranges: [CLAIMS, { ...CLAIMS, least: ["3", "camel"], after: "play" }],
};

describe("single moves", () => {
  it("are found by their verb", () => {
    expect(verbOf("play card-1")).toBe("play");
    expect(movesOf(MOVES, "play").map(({ event }) => event)).toEqual([
      "play card-1",
      "play card-2",
    ]);
    expect(movesOf(MOVES, "pl")).toEqual([]);
    expect(movesOf(null, "play")).toEqual([]);
  });

  it("are legal if they are listed", () => {
    expect(isLegal(MOVES, "doubt")).toBe(true);
    expect(isLegal(MOVES, "play card-3")).toBe(false);
    expect(isLegal(null, "doubt")).toBe(false);
    expect(isLegal(MOVES, [])).toBe(false);
  });
});

describe("a range", () => {
  it("is found by its verb, and by what comes before it", () => {
    expect(rangeOf(MOVES, "claim")).toBe(CLAIMS);
    expect(rangeOf(MOVES, "claim", "play")?.least).toEqual(["3", "camel"]);
    expect(rangeOf(MOVES, "play")).toBeUndefined();
  });

  it("reads and writes its moves", () => {
    expect(valuesIn(CLAIMS, "claim 3 camel")).toEqual(["3", "camel"]);
    expect(eventIn(CLAIMS, ["3", "camel"])).toBe("claim 3 camel");
    expect(valuesIn(CLAIMS, "claim 3")).toBeNull();
    expect(valuesIn(CLAIMS, "blame 3 camel")).toBeNull();
  });

  it.each([
    ["2 sheep", false],
    ["2 goat", true],
    ["3 sheep", true],
    ["3 camel", true],
    ["4 sheep", true],
    ["4 goat", false],
    ["9 sheep", false],
    ["3 wolf", false],
  ])("holds what lies between its ends: %s", (claim, isIn) => {
    expect(isLegal(MOVES, `claim ${claim}`)).toBe(isIn);
    expect(isWithin(CLAIMS, claim.split(" "))).toBe(isIn);
  });

  it("may hold only right after a move of a verb", () => {
    expect(isLegal(MOVES, ["play card-1", "claim 3 camel"])).toBe(true);
    expect(isLegal(MOVES, ["play card-1", "claim 3 goat"])).toBe(false);
    expect(isLegal(MOVES, ["play card-3", "claim 3 camel"])).toBe(false);
    expect(isLegal(MOVES, ["doubt", "claim 3 camel"])).toBe(false);
    expect(isLegal(MOVES, ["claim 3 camel", "play card-1"])).toBe(false);
  });

  it("is gone through in its order, to its ends", () => {
    const seen: string[] = [];
    for (let at: string[] | null = CLAIMS.least; at; at = stepped(CLAIMS, at, 1)) {
      seen.push(at.join(" "));
    }
    expect(seen).toEqual(["2 goat", "2 camel", "3 sheep", "3 goat", "3 camel", "4 sheep"]);
    expect(stepped(CLAIMS, ["3", "sheep"], -1)).toEqual(["2", "camel"]);
    expect(stepped(CLAIMS, CLAIMS.least, -1)).toBeNull();
    expect(stepped({ ...CLAIMS, most: ["5", "camel"] }, ["5", "camel"], 1)).toBeNull();
    expect(stepped(CLAIMS, ["3", "wolf"], 1)).toBeNull();
  });

  it("knows the lowest move with some value", () => {
    expect(lowest(CLAIMS)).toEqual(["2", "goat"]);
    expect(lowest(CLAIMS, { animal: "sheep" })).toEqual(["3", "sheep"]);
    expect(lowest(CLAIMS, { number: "3" })).toEqual(["3", "sheep"]);
    expect(lowest(CLAIMS, { number: "4", animal: "camel" })).toBeNull();
  });

  it("names its moves: numbers can be counted by, other details stay", () => {
    const named = nameIn(CLAIMS, ["3", "camel"]);
    expect(named.key).toBe("advise-claim");
    expect(named.details).toMatchObject({
      claim: { details: { count: 3, animal: "camel", seat: { is: "seat", seat: 1 } } },
      all: { parts: [{ details: { animal: "camel" } }] },
    });
    expect(CLAIMS.name.details?.claim).toMatchObject({ details: { count: { is: "part" } } });
  });

  it("tells its lowest moves one by one", () => {
    expect(nearest(CLAIMS, 2).map(({ event }) => event)).toEqual(["claim 2 goat", "claim 2 camel"]);
    expect(nearest(CLAIMS, 99)).toHaveLength(6);
  });
});
