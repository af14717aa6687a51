import { untrack } from "svelte";
import { type Absent, absentOf } from "$web/client/absence";
import { api } from "$web/client/api";
import type { CarefulChair } from "$web/client/careful.svelte";
import type { Chair } from "$web/client/chair.svelte";
import { device, type Help, type OwnTable, usualHelp } from "$web/client/device.svelte";
import { settings } from "$web/client/settings.svelte";
import { sitAt } from "$web/client/sit";
import { type GameModule, isDrawn, isOnPlain, type Person, tableOf } from "$web/games";
import { route } from "$web/shell/route.svelte";
import type { Bye, GameFacts, TableInfo } from "$web/wire/messages";
import { words } from "$web/words/words.svelte";

/** Whom the device is to be passed to; `seat` null: whoever holds it says who they are. */
export interface Passing {
  seat: number | null;
}

/** The table that was loaded: the game's own, or the plain one. */
interface Loaded {
  module: GameModule<unknown>;
  isPlain: boolean;
}

/** Milliseconds until what could not be loaded is asked for again. */
const AGAIN = 1000;

/** How much the connection of a chair has heard: of several at a table one may be ahead. */
const heard = (chair: Chair | null | undefined): number => chair?.latest?.seq ?? -1;

/** Who is at a table, as far as eyes have followed it. */
export function peopleAt(table: TableInfo | null, chair: Chair | null): Person[] {
  if (!table || !chair) return [];
  // Whose turn comes is not known before it has been seen how the last one ended.
  const shown = chair.isTold ? chair.frame : chair.before;
  const turn = shown?.table.turn ?? null;
  return table.seats.map((seat, number) => ({
    seat: number,
    name: chair.names[number] ?? "",
    isBot: seat.bot ?? seat.kind === "bot",
    level: seat.level ?? 0,
    isPresent: seat.kind !== "person" || (seat.present ?? false),
    isTurn: turn === number,
    isSelf: chair.seat === number,
    score: shown?.table.scores?.[number] ?? null,
  }));
}

/** A table to look at: one sits there, or looks at its game again. */
export type Scene = { readonly chair: Chair | null } & Pick<
  Sitting,
  | "table"
  | "names"
  | "people"
  | "help"
  | "module"
  | "facts"
  | "isFresh"
  | "isReady"
  | "isReplaced"
  | "passing"
>;

/**
 * One device at one table: its chairs (several when the device is passed round, one without a seat
 * when it only watches), and who holds the device just now.
 */
export class Sitting {
  readonly key: string;
  #all: CarefulChair[] = $state.raw([]);
  /** Who comes by a link for a phone beside a shared screen sees only the hand. */
  readonly #isHandOnly: boolean;
  readonly #isShared: boolean;
  /** The seat of whoever holds the device; nobody's until they have said so. */
  holder: number | null = $state(null);
  /** Someone wants to hand the device over before it is their turn. */
  wanted: number | null = $state(null);
  /** What was seen before the device changed hands is not animated again. */
  #seen = $state(-1);
  #loaded: Loaded | null = $state.raw(null);
  facts: GameFacts | null = $state.raw(null);
  /** The language of the table of words, if that is what the server shows. */
  #form = "";
  /** Someone gave their seat up; else the host has sent them away. */
  hasLeft = false;
  /** The game's words are there, so everything can be said. */
  isReady = $state(false);

  /** The table that is loaded, or just being loaded: the game, and whether it is made of words. */
  #prepared = "";
  /** The rematch to which this device is on its way. */
  #following = "";
  #again = 0;

  readonly chairs: CarefulChair[] = $derived(this.#all.filter((chair) => !chair.farewell));
  readonly chair: CarefulChair | null = $derived(
    this.chairs.find((chair) => chair.seat === this.holder) ??
      this.chairs[0] ??
      this.#all[0] ??
      null,
  );
  /** What is shown in another form than wanted is about to be told anew. */
  readonly module: GameModule<unknown> | null = $derived.by(() => {
    const show = this.chair?.frame?.show ?? null;
    const isFitting = show === null || isDrawn(show) === this.#loaded?.isPlain;
    return isFitting ? (this.#loaded?.module ?? null) : null;
  });
  readonly table: TableInfo | null = $derived(this.chair?.table ?? null);
  readonly names: string[] = $derived(this.chair?.names ?? []);
  readonly own: number[] = $derived(
    this.chairs.flatMap((chair) => (chair.seat === null ? [] : [chair.seat])),
  );
  readonly isHost: boolean = $derived(this.chairs.some((chair) => chair.isHost));
  /** The host is away, and one of this device does for everybody what the host did. */
  readonly isStandIn: boolean = $derived(
    this.table?.stand_in != null && this.own.includes(this.table.stand_in),
  );
  /** Whether one starts, pauses and plays again from here. */
  readonly leads: boolean = $derived(this.isHost || this.isStandIn);
  /** Who of the others is away. */
  readonly absent: Absent[] = $derived.by(() => {
    const { table, chair } = this;
    const all = table && chair ? absentOf(table, chair.attended) : [];
    return all.filter(({ seat }) => !this.own.includes(seat));
  });
  readonly isPassed: boolean = $derived(this.own.length > 1);
  readonly isLost: boolean = $derived(this.chairs.some((chair) => chair.state === "lost"));
  /** Why there is no chair left; a closed table has none, also for those who come afterwards. */
  readonly farewell: Bye | null = $derived.by(() => {
    if (this.table?.status === "closed") return { is: "bye", why: "closed" };
    return this.chairs.length ? null : (this.#all.at(-1)?.farewell ?? null);
  });
  /** The seat of this device that is to move. */
  readonly asked: number | null = $derived.by(() => {
    const turn = this.table?.turn ?? null;
    if (this.table?.status !== "playing" || turn === null || !this.own.includes(turn)) return null;
    return this.table.seats[turn]?.bot ? null : turn;
  });
  /** A bot plays for whoever holds the device. */
  readonly isReplaced: boolean = $derived.by(() => {
    const seat = this.chair?.seat ?? null;
    const isPlaying = this.table?.status === "playing";
    return isPlaying && seat !== null && (this.table?.seats[seat]?.bot ?? false);
  });
  /** Since when the clock of the seat to move runs; a bot has none. */
  readonly running: number | null = $derived.by(() => {
    const seat = this.table?.seats[this.table.turn ?? -1];
    return !seat || seat.bot || this.table?.paused ? null : (this.chair?.heard ?? null);
  });
  readonly passing: Passing | null = $derived.by(() => this.#passing());
  readonly people: Person[] = $derived.by(() => peopleAt(this.table, this.chair));
  readonly help: Help = $derived(this.#help());
  readonly kept: OwnTable | undefined = $derived.by(
    () => device.find(this.table?.id ?? "") ?? device.find(this.key),
  );
  /** What of the shown frame is still to be animated. */
  readonly isFresh: boolean = $derived((this.chair?.frame?.seq ?? -1) > this.#seen);

  constructor(key: string, { token = "", isHandOnly = false, isShared = false } = {}) {
    this.key = key;
    this.#isHandOnly = isHandOnly;
    this.#isShared = isShared;
    const kept = device.find(key);
    if (kept && isOnPlain(kept.game)) this.#form = settings.language;
    const own = isShared ? [] : Object.values(kept?.seats ?? {}).map((seat) => seat.token);
    const tokens = token ? [...own.filter((one) => one !== token), token] : own;
    this.#all = (tokens.length ? tokens : [""]).map((one) => this.#open(one));
  }

  #open(token: string): CarefulChair {
    const kept = device.find(this.key);
    const isPlain = () => this.#form !== "";
    const screen = this.#isShared ? device.screen : "";
    const chair = sitAt(kept?.id ?? this.key, { token, host: kept?.host ?? "", screen, isPlain });
    if (this.#loaded) this.#furnish(chair, this.#loaded);
    return chair;
  }

  #furnish(chair: CarefulChair, { module, isPlain }: Loaded): void {
    chair.durations = (frame, before) =>
      isDrawn(frame.show) === isPlain ? module.duration(frame, before) : 0;
    chair.final = module.final ?? [];
    chair.forgets(this.facts?.momentary ?? []);
  }

  #passing(): Passing | null {
    if (!this.isPassed || this.facts?.is_open !== false) return null;
    if (this.table?.status !== "playing") return null;
    if (this.wanted !== null) return { seat: this.wanted };
    if (this.holder === null) return { seat: this.asked };
    if (this.asked === null || this.asked === this.holder || this.chair?.isShowing) return null;
    // Who has just taken the device may not have heard yet that it is their turn.
    const isBehind = this.chairs.some((chair) => heard(chair) > heard(this.chair));
    return isBehind ? null : { seat: this.asked };
  }

  #help(): Help {
    const seat = this.chair?.seat ?? null;
    const kept = device.find(this.table?.id ?? this.key);
    return (seat === null ? undefined : kept?.seats[String(seat)]?.help) ?? usualHelp();
  }

  /** Keeps everything in step; called once, by the page. */
  attend(): void {
    $effect(() => {
      if (this.table) void this.#prepare(this.table.game, isOnPlain(this.table.game));
    });
    $effect(() => {
      settings.language;
      for (const chair of this.chairs) chair.speech();
    });
    $effect(() => {
      if (this.table) this.#redraw(this.table.game);
    });
    $effect(() => words.speakTo(this.own.length === 1 ? this.own[0]! : null));
    $effect(() => this.#remember());
    $effect(() => this.#pass());
    $effect(() => () => {
      clearTimeout(this.#again);
      for (const chair of this.#all) chair.leave();
    });
  }

  /** The server draws the table of words, in the language of this device, for those who want it. */
  #redraw(game: string): void {
    const form = isOnPlain(game) ? settings.language : "";
    if (form === this.#form) return;
    this.#form = form;
    untrack(() => {
      for (const chair of this.#all) chair.renew();
    });
  }

  async #prepare(game: string, isPlain: boolean): Promise<void> {
    const wanted = `${game} ${isPlain}`;
    if (this.#prepared === wanted) return;
    this.#prepared = wanted;
    try {
      await this.#load(game, isPlain);
    } catch {
      // The network is away: the table is drawn when it is back.
      this.#again = window.setTimeout(() => {
        this.#prepared = "";
        void this.#prepare(game, isPlain);
      }, AGAIN);
    }
  }

  async #load(game: string, isPlain: boolean): Promise<void> {
    const list = await api.games();
    this.facts = list.games.find((one) => one.name === game) ?? null;
    await words.load(game);
    words.game = game;
    this.isReady = true;
    const loaded = { module: await tableOf(game), isPlain };
    for (const chair of this.#all) this.#furnish(chair, loaded);
    this.#loaded = loaded;
  }

  /** The seats of this device and how far the game is, for the lobby and for coming back. */
  #remember(): void {
    const { table } = this.#all.reduce((one, other) => (heard(other) > heard(one) ? other : one));
    if (!table) return;
    const { id, code, game, status } = table;
    // One for all chairs: what each of them has heard last may differ.
    const isClosed = this.#all.some(({ farewell }) => farewell?.why === "closed");
    device.mark(id, isClosed ? "closed" : status);
    for (const { seat, token, farewell } of this.#all) {
      if (seat === null) continue;
      const known = device.find(id)?.seats[String(seat)];
      if (farewell?.why === "left" && known?.token === token) device.drop(id, seat);
      if (!farewell && known?.token !== token) this.#keep({ id, code, game, status }, seat, token);
    }
  }

  #keep(
    table: Pick<OwnTable, "id" | "code" | "game" | "status">,
    seat: number,
    token: string,
  ): void {
    const seats = { [seat]: { token, help: usualHelp() } };
    device.keep({ ...table, seats, ...(this.#isHandOnly && { handOnly: true }) });
  }

  /** Each seat has a connection of its own: one may have heard of a move before the other. */
  #hasHeard(seat: number): boolean {
    return heard(this.chairs.find((chair) => chair.seat === seat)) >= heard(this.chair);
  }

  /** Where nothing is hidden the device simply turns to whoever is to move, once they know it. */
  #pass(): void {
    const { asked, isPassed, chair: shown } = this;
    const isOpen = this.facts?.is_open ?? false;
    if (isOpen && isPassed && asked !== null && !shown?.isShowing && this.#hasHeard(asked)) {
      this.take(asked);
    }
    for (const chair of this.chairs) {
      const isSeen = isOpen || !this.isPassed || chair.seat === this.holder;
      if (isSeen && !this.passing) chair.release();
      else if (!isSeen) chair.hold();
    }
  }

  /** Someone says who they are: the device is theirs until it is passed on. */
  take(seat: number): void {
    this.wanted = null;
    if (this.holder === seat) return;
    const chair = this.chairs.find((one) => one.seat === seat);
    this.#seen = chair?.frame?.seq ?? -1;
    this.holder = seat;
  }

  /** A seat was taken for this device; a mere watcher sits down on it. */
  sit(token: string): void {
    for (const chair of this.chairs) if (chair.seat === null) chair.leave();
    this.#all = [...this.chairs.filter((chair) => chair.seat !== null), this.#open(token)];
  }

  /** Comes back after another device had the seat, or as someone who watches. */
  comeBack(watching = false): void {
    const tokens = watching ? [] : this.#all.map((chair) => chair.token).filter(Boolean);
    for (const chair of this.#all) chair.leave();
    this.#all = (tokens.length ? tokens : [""]).map((one) => this.#open(one));
  }

  /** All who sit at this device are for ending the game, or one of them is against it. */
  end(agrees: boolean): void {
    const { ending = [] } = this.table ?? {};
    const chairs = this.chairs.filter(({ seat }) => seat !== null);
    const asked = agrees
      ? chairs.filter(({ seat }) => !ending.includes(seat!))
      : chairs.slice(0, 1);
    for (const chair of asked) void chair.call({ do: "end", agrees });
  }

  async leaveSeat(): Promise<void> {
    this.hasLeft = true;
    await this.chair?.call({ do: "leave" });
  }

  /** Goes to the rematch, once, however often it is heard of. */
  async follow(isTelevision = false): Promise<void> {
    const again = this.table?.again;
    if (!again || again === this.#following) return;
    this.#following = again;
    try {
      await this.#go(again, isTelevision);
    } catch {
      // The network is away: whoever hears of it again, or asks for it, tries again.
      this.#following = "";
    }
  }

  /** To another table, with the secrets that are valid there too. */
  async #go(again: string, isTelevision: boolean): Promise<void> {
    const { host = "", seats = {}, handOnly = false } = $state.snapshot(this.kept) ?? {};
    const { code, game } = await api.table(again);
    if (host || Object.keys(seats).length) {
      device.keep({ id: again, code, game, host, seats, handOnly });
    }
    route.go(`/${isTelevision ? "table" : "t"}/${code}`);
  }
}
