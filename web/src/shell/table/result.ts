import type { HighlightsInfo, TableInfo } from "$web/wire/messages";
import { t, words } from "$web/words/words.svelte";
import type { Scene } from "./sitting.svelte";

export interface Placed {
  seat: number;
  name: string;
  rank: number;
  score: number;
  /** What is counted, as "cards"; empty if the game does not say. */
  unit: string;
  /** What decided the place, where the game says more of it than score and unit do. */
  decided: string;
  /** What was remarkable about this seat's game; empty until it is known. */
  story: string;
}

/** What decided the place of each seat, in the words of the game's own table. */
export type Decided = (seat: number) => string;

export function decidedAt({
  chair,
  module,
  names,
}: Pick<Scene, "chair" | "module" | "names">): Decided {
  const show = chair?.frame?.show;
  return (seat) => (show && module?.decided ? words.put(module.decided(show, seat), names) : "");
}

/** Everyone from the first to the last. */
export function placesOf(
  table: TableInfo,
  names: readonly string[],
  highlights: HighlightsInfo | null = null,
  decided: Decided = () => "",
): Placed[] {
  const { ranks, scores } = table;
  if (!ranks) return [];
  const storyOf = (seat: number): string => {
    const saying = highlights?.seats[seat]?.story;
    return saying ? words.put(saying, names, table.game) : "";
  };
  const key = `score-${table.game}`;
  const unitOf = (count: number): string => (words.has(key) ? t(key, { count }) : "");
  return ranks
    .map((rank, seat) => ({
      seat,
      rank,
      name: names[seat] ?? "",
      score: scores?.[seat] ?? 0,
      unit: unitOf(scores?.[seat] ?? 0),
      decided: decided(seat),
      story: storyOf(seat),
    }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** Who came last, and so begins the next game: of several, the next one clockwise from the winner. */
export function lastOf({ ranks, seats, first = 0 }: TableInfo): number {
  if (!ranks) return first;
  const winners = ranks.filter((rank) => rank === 1).length;
  const from = winners === 1 ? ranks.indexOf(1) : first;
  const clockwise = seats.map((_, step) => (from + step + 1) % seats.length);
  const worst = Math.max(...ranks);
  return clockwise.find((seat) => ranks[seat] === worst) ?? first;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return t("listing", { most: names.slice(0, -1).join(", "), last });
}

/** Who has won, in one sentence; `own`: the only seat of whoever reads it. */
export function winnersSay(places: readonly Placed[], own: number | null): string {
  const best = places[0]?.rank;
  const winners = places.filter((place) => place.rank === best);
  if (!winners.length) return t("bar-over");
  if (winners.length === places.length) return t("end-draw");
  if (winners.length === 1 && winners[0]!.seat === own) return t("end-you-win");
  return t("end-winners", { count: winners.length, names: listed(winners.map((w) => w.name)) });
}
