/** Rows that camps on both sides of the field share: three, two or one of them stand there. */
const ROWS = 12;

/**
 * Where camps stand around the field, clockwise: from the lower left if someone sits below, else
 * from the upper left. Grid areas.
 */
export function areasOf(camps: number, isSeated: boolean): string[] {
  const right = Math.floor(camps / 2);
  const left = camps - right;
  // Beside an own path one has no more room than two would; whoever has fewer beside them stands in
  // the middle.
  const high = ROWS / Math.max(isSeated ? 2 : 1, left);
  const area = (place: number, of: number, column: number) => {
    const from = (ROWS - of * high) / 2 + place * high + 1;
    return `${from} / ${column} / ${from + high} / ${column + 1}`;
  };
  return Array.from({ length: camps }, (_, camp) => {
    const place = isSeated ? camp : (camp + left - 1) % camps;
    return place < left ? area(left - 1 - place, left, 1) : area(place - left, right, 3);
  });
}
