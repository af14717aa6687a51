/** Rows that camps on both sides of the field share: three, two or one of them stand there. */
const ROWS = 6;

/** Where camps stand around the field, clockwise from the upper left: grid areas. */
export function areasOf(camps: number): string[] {
  const right = Math.floor(camps / 2);
  const left = camps - right;
  const area = (place: number, of: number, column: number) => {
    const from = (place * ROWS) / of;
    return `${from + 1} / ${column} / ${from + ROWS / of + 1} / ${column + 1}`;
  };
  return Array.from({ length: camps }, (_, seat) => {
    if (seat === 0) return area(0, left, 1);
    return seat <= right ? area(seat - 1, right, 3) : area(camps - seat, left, 1);
  });
}
