import { describe, expect, it } from "vitest";
import { initialsOf } from "./seat";

describe("initials", () => {
  const cases: [string[], string[]][] = [
    [
      ["Ada", "Ben", ""],
      ["A", "B", ""],
    ],
    [
      ["Nora", "Nina", "Ben"],
      ["No", "Ni", "B"],
    ],
    [
      ["Anna", "Anne"],
      ["Aa", "Ae"],
    ],
    [
      ["Nomad", "Nomad 2", "Nomad 3"],
      ["N", "N2", "N3"],
    ],
    [
      ["Jo", "Jo"],
      ["J1", "J2"],
    ],
    [
      ["ada", "Ärger", "Émile", "emil"],
      ["A", "Ä", "É", "E"],
    ],
  ];
  it.each(cases)("tells %j apart", (names, initials) => {
    expect(initialsOf(names)).toEqual(initials);
    expect(new Set(initials.filter(Boolean)).size).toBe(initials.filter(Boolean).length);
  });
});
