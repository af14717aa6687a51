import { settings } from "$web/client/settings.svelte";
import type { ClockForm, GameFacts, TableForm } from "$web/wire/messages";
import { t } from "$web/words/words.svelte";
import { guestName, ownName, usualPlayers } from "./open-table";

/** How everyone sits: it fills all seats at once; each may then be changed. */
export const WAYS = ["friends", "here", "screen", "bots"] as const;
export type Way = (typeof WAYS)[number];

/** Whether moves are taken back: if it matters to others they are asked; never; always. */
export const TAKING_BACK = ["agreed", "never", "practice"] as const;
export type TakingBack = (typeof TAKING_BACK)[number];

export type Taker = "host" | "open" | "bot";

interface Seat {
  taker: Taker;
  name: string;
  /** Of the bot, if it is one. */
  level: number;
}

const OTHERS: Record<Way, Taker> = { bots: "bot", friends: "open", here: "host", screen: "open" };

/** What is filled in on the page that makes a table; everything has a sensible start. */
export class Draft {
  readonly game: GameFacts;
  way: Way = $state("friends");
  seats: Seat[] = $state([]);
  options: Record<string, string | number> = $state({});
  clock: "none" | "move" | "bank" = $state("none");
  moveSeconds = $state(30);
  bankMinutes = $state(10);
  increment = $state(5);
  isPublic = $state(false);
  mayChat = $state(true);
  mayWatch = $state(true);
  first = $state(-1);
  takingBack: TakingBack = $state("agreed");
  /** After so many seconds others decide for somebody who is away; 0: never. */
  patience = $state(30);
  /** Null: nobody has said anything about it. */
  #hints: boolean | null = $state(null);

  constructor(game: GameFacts) {
    this.game = game;
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.sit("friends", usualPlayers(game));
  }

  get players(): number {
    return this.seats.length;
  }

  set players(wanted: number) {
    const added = Array.from({ length: Math.max(0, wanted - this.players) }, () => ({
      taker: OTHERS[this.way],
      name: "",
      level: settings.level,
    }));
    this.seats = [...this.seats, ...added].slice(0, wanted);
    if (this.first >= wanted) this.first = -1;
  }

  sit(way: Way, players = this.players): void {
    this.way = way;
    this.seats = Array.from({ length: players }, (_, number) => ({
      taker: number === 0 && way !== "screen" ? "host" : OTHERS[way],
      name: number === 0 ? settings.name : (this.seats[number]?.name ?? ""),
      level: this.seats[number]?.level ?? settings.level,
    }));
  }

  /** The first seat of this device is whoever makes the table. */
  get self(): number {
    return this.seats.findIndex(({ taker }) => taker === "host");
  }

  count(taker: Taker): number {
    return this.seats.filter((seat) => seat.taker === taker).length;
  }

  /** The level that all bots have; null if they differ. */
  get level(): number | null {
    const levels = new Set(this.seats.filter(({ taker }) => taker === "bot").map((s) => s.level));
    return levels.size === 1 ? [...levels][0]! : null;
  }

  /** All bots play like this, here and at the next table of this device. */
  set level(level: number) {
    settings.level = level;
    for (const seat of this.seats) seat.level = level;
  }

  /** Among those who sit together nobody minds a hint; others are asked first. */
  get hints(): boolean {
    return this.#hints ?? (this.way !== "screen" && this.count("open") === 0);
  }

  set hints(wanted: boolean) {
    this.#hints = wanted;
  }

  /** What a seat is called before anyone sits there. */
  nameOf(at: number): string {
    const number = at + 1;
    const seat = this.seats[at];
    if (seat?.taker !== "host") return t("seat-number", { number });
    if (seat.name.trim()) return seat.name.trim();
    return at === this.self ? ownName() : guestName(at);
  }

  /** The animal of this device stands for whoever makes the table. */
  get faces(): string[] {
    return this.seats.map((_, number) => (number === this.self ? settings.face : ""));
  }

  get form(): TableForm {
    return {
      game: this.game.name,
      seats: this.seats.map(({ taker, level }) => (taker === "bot" ? `level-${level}` : taker)),
      names: this.seats.map((seat, number) => (seat.taker === "host" ? this.nameOf(number) : "")),
      faces: this.faces,
      options: $state.snapshot(this.options),
      clock: this.#clockForm,
      public: this.isPublic,
      chat: this.mayChat,
      spectators: this.mayWatch,
      first: this.first,
      hints: this.hints,
      taking_back: this.takingBack,
      patience: this.patience,
    };
  }

  get #clockForm(): ClockForm {
    if (this.clock === "move") return { kind: "move", seconds: this.moveSeconds };
    if (this.clock === "bank")
      return { kind: "bank", seconds: this.bankMinutes * 60, increment: this.increment };
    return { kind: "none" };
  }
}
