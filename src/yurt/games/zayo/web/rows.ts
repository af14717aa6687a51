/** Cards that the rules show side by side, and which of them wins the trick. */
export interface Row {
  cards: readonly string[];
  winner?: string;
}

export const ROWS: Record<string, Row> = {
  suits: { cards: ["sh-3", "sc-5", "gh-6", "gc-8"] },
  animals: { cards: ["sheep", "goat", "camel"] },
  camp: { cards: ["horse", "cart", "yurt"] },
  trick: { cards: ["sh-4", "gc-8", "sh-5"], winner: "sh-5" },
};
