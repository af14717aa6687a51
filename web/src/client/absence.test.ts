import { describe, expect, it } from "vitest";
import { absentOf, attended, lastHere } from "./absence";
import { TABLE } from "./testing";

const person = { kind: "person", name: "Ben", present: false };
const TOLD = 1_000_000;

describe("who is away", () => {
  it("is known by the clock of this device", () => {
    const table = { ...TABLE, seats: [...TABLE.seats, { ...person, away: 12, wait: 18 }] };
    expect(absentOf(table, TOLD)).toEqual([
      { seat: 2, since: TOLD - 12_000, until: TOLD + 18_000, isCovered: false },
    ]);
  });

  it("is waited for as long as it takes where the table never stops waiting", () => {
    const table = { ...TABLE, seats: [{ ...person, away: 99, covered: true }] };
    expect(absentOf(table, TOLD)).toEqual([
      { seat: 0, since: TOLD - 99_000, until: null, isCovered: true },
    ]);
  });

  it("is nobody who is here, and no bot", () => {
    expect(absentOf(TABLE, TOLD)).toEqual([]);
  });

  it("is told anew whenever somebody comes or goes", () => {
    const gone = attended(TABLE, { is: "presence", seats: [false, false], away: [3], wait: [0] });
    expect(absentOf(gone, TOLD)).toHaveLength(1);
    const back = attended(gone, { is: "presence", seats: [true, false] });
    expect(absentOf(back, TOLD)).toEqual([]);
    expect(back.stand_in).toBeNull();
  });
});

describe("since when", () => {
  const at = (day: number, hour: number) => new Date(2026, 2, day, hour, 30).getTime();

  it("is a time today, yesterday, or a day", () => {
    const now = at(29, 12);
    expect(lastHere(at(29, 0), now)).toBe("time");
    expect(lastHere(at(28, 23), now)).toBe("yesterday");
    expect(lastHere(at(28, 0), now)).toBe("yesterday");
    expect(lastHere(at(27, 23), now)).toBe("day");
  });

  it("is yesterday across the end of a month", () => {
    const now = new Date(2026, 2, 1, 0, 5).getTime();
    expect(lastHere(new Date(2026, 1, 28, 23, 55).getTime(), now)).toBe("yesterday");
  });
});
