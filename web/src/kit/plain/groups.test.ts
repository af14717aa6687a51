import { describe, expect, it } from "vitest";
import { commonWords } from "./groups";

describe("the name of a group of moves", () => {
  it("is what all of them begin with", () => {
    expect(commonWords(["Play yak 2", "Play yak 3", "Play stop"])).toBe("Play");
    expect(commonWords(["Keep 3 and 3", "Keep nothing"])).toBe("Keep");
  });

  it("or end with, where a language has its verb there", () => {
    expect(commonWords(["Yak 2 spelen", "Stop spelen"])).toBe("spelen");
  });

  it("is nothing where they have no word in common", () => {
    expect(commonWords(["Play yak 2", "Doubt it"])).toBe("");
    expect(commonWords([])).toBe("");
  });
});
