import type { Person } from "$web/games";

/** On a large table camps stand left and right of the tray, row and column of its grid. */
const CORNERS = {
  leftTop: "1 / 1",
  rightTop: "1 / 3",
  rightLow: "3 / 3",
  leftLow: "3 / 1",
} as const;
const { leftTop, rightTop, rightLow, leftLow } = CORNERS;

export interface Seated {
  person: Person;
  area: string;
  side: "left" | "right";
}

/** Clockwise: on a shared screen from the upper left, else from whoever sits here, lower right. */
export function seated(people: Person[], seat: number | null): Seated[] {
  const own = people.findIndex((person) => person.seat === seat);
  const order = own < 0 ? people : [...people.slice(own), ...people.slice(0, own)];
  const around =
    own < 0
      ? [leftTop, rightTop, rightLow, leftLow]
      : people.length === 2
        ? [rightLow, leftTop]
        : [rightLow, leftLow, leftTop, rightTop];
  return order.map((person, place) => {
    const area = around[place]!;
    return { person, area, side: area.endsWith("1") ? "left" : "right" };
  });
}
