/** What was played to the end on this device; kept in the browser, each table counted once. */

import type { HighlightsInfo } from "$web/wire/messages";

const KEY = "yurt.statistics";
/** So many of the latest games are listed; of so many tables it is known that they were counted. */
const RECENT = 20;
const COUNTED = 400;
const MOST_PEOPLE = 30;

export interface OwnResult {
  name: string;
  rank: number;
  won: boolean;
}

export interface PlayedGame {
  id: string;
  game: string;
  /** In milliseconds. */
  at: number;
  players: number;
  isDraw: boolean;
  own: OwnResult[];
}

export interface FeatTotal {
  sum: number;
  best: number;
  /** It does not add up: only the best one means anything. */
  isBest: boolean;
}

export interface Score {
  games: number;
  wins: number;
}

export interface GameTotal extends Score {
  feats: Record<string, FeatTotal>;
}

interface Kept {
  games: Record<string, GameTotal>;
  people: Record<string, Score>;
  recent: PlayedGame[];
  /** The latest tables that were counted, by id. */
  counted: string[];
}

const nothing = (): Kept => ({ games: {}, people: {}, recent: [], counted: [] });

function read(): Kept {
  try {
    return { ...nothing(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return nothing();
  }
}

/** The results of the seats that were played here. */
function resultsOf(told: HighlightsInfo, own: readonly number[], names: readonly string[]) {
  const ranks = told.seats.map(({ rank }) => rank);
  const isDraw = ranks.every((rank) => rank === 1);
  const results = own.map((seat) => {
    const rank = ranks[seat] ?? ranks.length;
    return { name: names[seat] ?? "", rank, won: rank === 1 && !isDraw };
  });
  return { isDraw, results };
}

class Statistics {
  #kept: Kept = $state(read());

  constructor() {
    // Another tab of this browser has played to the end.
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.#kept = read();
    });
  }

  get isEmpty(): boolean {
    return this.#kept.recent.length === 0;
  }

  get recent(): readonly PlayedGame[] {
    return this.#kept.recent;
  }

  /** What was played, the most played first. */
  get games(): [string, GameTotal][] {
    return Object.entries(this.#kept.games).sort(([, one], [, other]) => other.games - one.games);
  }

  /** The games that were played most, and equally often. */
  get favourites(): string[] {
    const most = this.games[0]?.[1].games;
    return this.games.filter(([, { games }]) => games === most).map(([game]) => game);
  }

  get people(): [string, Score][] {
    return Object.entries(this.#kept.people).sort(([, one], [, other]) => other.games - one.games);
  }

  get total(): Score {
    const all = this.games.map(([, score]) => score);
    const sum = (of: (score: Score) => number) => all.reduce((so, score) => so + of(score), 0);
    return { games: sum(({ games }) => games), wins: sum(({ wins }) => wins) };
  }

  /** Counts a finished game of these seats; a table that was counted before is left as it is. */
  count(told: HighlightsInfo, own: readonly number[], names: readonly string[]): void {
    // Another tab may have been faster.
    const kept = read();
    if (!own.length || kept.counted.includes(told.id)) return;
    const { isDraw, results } = resultsOf(told, own, names);
    const game = { id: told.id, game: told.game, at: Date.now(), players: told.seats.length };
    kept.recent = [{ ...game, isDraw, own: results }, ...kept.recent].slice(0, RECENT);
    kept.counted = [told.id, ...kept.counted].slice(0, COUNTED);
    // Where everyone plays on this device someone of it always wins: that is no win of the device.
    const isAmongUs = own.length === told.seats.length;
    const total = kept.games[told.game] ?? { games: 0, wins: 0, feats: {} };
    total.games += 1;
    if (!isAmongUs && results.some(({ won }) => won)) total.wins += 1;
    for (const seat of own) this.#add(total, told, seat);
    kept.games[told.game] = total;
    for (const result of results) this.#greet(kept, result);
    this.#kept = kept;
    this.#save();
  }

  #add(total: GameTotal, told: HighlightsInfo, seat: number): void {
    for (const { name, number, best } of told.seats[seat]?.feats ?? []) {
      const feat = total.feats[name] ?? { sum: 0, best: 0, isBest: best };
      feat.sum += number;
      feat.best = Math.max(feat.best, number);
      total.feats[name] = feat;
    }
  }

  #greet(kept: Kept, { name, won }: OwnResult): void {
    // Somebody may be called as something that every object has.
    const known = Object.hasOwn(kept.people, name) ? kept.people[name] : undefined;
    if (!known && Object.keys(kept.people).length >= MOST_PEOPLE) return;
    const { games, wins } = known ?? { games: 0, wins: 0 };
    kept.people[name] = { games: games + 1, wins: wins + Number(won) };
  }

  forget(): void {
    // Tables that are still open here were played: they are not counted anew.
    this.#kept = { ...nothing(), counted: this.#kept.counted };
    this.#save();
  }

  #save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A private window keeps nothing.
    }
  }
}

export const statistics = new Statistics();
