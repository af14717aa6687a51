import { untrack } from "svelte";
import { api } from "$web/client/api";
import { Chair } from "$web/client/chair.svelte";
import { usualHelp } from "$web/client/device.svelte";
import { hasten, settings } from "$web/client/settings.svelte";
import { type GameModule, isOnPlain, type Person, tableOf } from "$web/games";
import { peopleAt, type Scene } from "$web/shell/table/sitting.svelte";
import type { EventInfo, GameFacts, News, Replay, TableInfo } from "$web/wire/messages";
import { say } from "$web/words/sayings";
import { words } from "$web/words/words.svelte";
import { type Moment, momentsOf } from "./moments";
import type { Source } from "./source";

/** How many times as fast as usual a game can be shown. */
export const SPEEDS = [1, 2, 4] as const;
/** Between two moves, and for each letter of what is said about one, in milliseconds. */
const BREATH = 500;
const LETTER = 22;

/** A chair at a game that is over: everything can be looked at, nothing can be done. */
class PastChair extends Chair {
  override readonly isPast = true;

  constructor(seat: number | null) {
    super(() => ({ call: async () => null, end() {} }));
    this.mayReplay = false;
    this.welcome({ seat, host: false });
  }

  override async play(): Promise<boolean> {
    this.refuse(say("replay-only-look"));
    return false;
  }

  override async why(): Promise<void> {
    this.refuse(say("replay-only-look"));
  }
}

/** A game that is looked at again, through the eyes of a seat or of the public. */
export class Playback implements Scene {
  readonly source: Source;
  /** What everyone may see, for eyes to be chosen from. */
  replay: Replay = $state.raw({ table: {} as TableInfo, frames: [] });
  chair: Chair = $state.raw(new PastChair(null));
  eyes: number | null = $state(null);
  /** What each seat saw, while all hands are open. */
  hands: readonly Replay[] = $state.raw([]);
  /** The number of the frame that is shown. */
  place = $state(0);
  isPlaying = $state(false);
  speed: number = $state(1);
  module: GameModule<unknown> | null = $state.raw(null);
  facts: GameFacts | null = $state.raw(null);
  isReady = $state(false);
  readonly isFresh = true;
  readonly isReplaced = false;
  readonly passing = null;
  readonly help = usualHelp();
  /** Counts how often other eyes were asked for. */
  #wanted = 0;

  readonly table: TableInfo | null = $derived(this.chair.table);
  readonly names: string[] = $derived(this.chair.names);
  readonly people: Person[] = $derived.by(() => peopleAt(this.table, this.chair));
  readonly last: number = $derived(this.replay.frames.length - 1);
  readonly isAtEnd: boolean = $derived(this.place >= this.last);
  readonly moments: Moment[] = $derived.by(() =>
    momentsOf(this.replay.frames, this.names, this.module),
  );

  /** What was hidden may be seen once the game is over. */
  readonly hasHands: boolean = $derived.by(
    () => this.module?.Held !== undefined && this.replay.frames.at(-1)?.table.status === "over",
  );
  /** What each seat holds at the moment that is shown. */
  readonly shows: unknown[] = $derived(this.hands.map(({ frames }) => frames[this.place]?.show));

  constructor(source: Source) {
    this.source = source;
  }

  /** Loads the game; throws what the server says if it cannot be looked at. */
  async begin(place = 0, eyes: number | null = null): Promise<void> {
    const replay = await this.#load(eyes);
    await this.#prepare(replay.table.game);
    this.place = place;
    this.#sit(eyes, replay);
    this.isReady = true;
  }

  /** Which game it is, and so in which form it is shown here, a record tells only when it is read. */
  async #load(eyes: number | null): Promise<Replay> {
    const isPlain = this.facts !== null && isOnPlain(this.facts.name);
    const replay = await this.source.load(eyes, isPlain);
    const wanted = isOnPlain(replay.table.game);
    return wanted === isPlain ? replay : this.source.load(eyes, wanted);
  }

  async #prepare(game: string): Promise<void> {
    const list = await api.games();
    this.facts = list.games.find((one) => one.name === game) ?? null;
    await words.load(game);
    words.game = game;
    this.module = await tableOf(game);
  }

  /** Plays on by itself; called once, by the page. */
  attend(): void {
    $effect(() => {
      if (!this.isPlaying || this.chair.isShowing) return;
      if (this.isAtEnd) {
        this.isPlaying = false;
        return;
      }
      const { length } = this.moments[this.place]?.text ?? "";
      const wait = this.place === 0 ? BREATH : BREATH + length * LETTER;
      const timer = setTimeout(() => this.#forward(), wait / settings.speed);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { speed } = this;
      untrack(() => hasten(speed));
      return () => hasten(1);
    });
    // One's own game is told to oneself; through the eyes of others it is about them.
    $effect(() => words.speakTo(this.eyes === this.source.own ? this.eyes : null));
    $effect(() => () => this.chair.leave());
  }

  /** Looks at the same moment through other eyes, or with all hands open. */
  async see(eyes: number | null, isOpen = false): Promise<void> {
    this.isPlaying = false;
    this.#wanted += 1;
    const wanted = this.#wanted;
    const seats = isOpen ? this.names.map((_, seat) => seat) : [];
    const [replay, ...hands] = await Promise.all([eyes, ...seats].map((seat) => this.#load(seat)));
    // Somebody who hurries has chosen other eyes by now.
    if (this.#wanted !== wanted || !replay) return;
    this.hands = hands;
    this.#sit(eyes, replay);
  }

  #sit(eyes: number | null, replay: Replay): void {
    this.chair.leave();
    const chair = new PastChair(eyes);
    const { module } = this;
    if (module) chair.durations = (frame, before) => module.duration(frame, before);
    this.replay = replay;
    this.eyes = eyes;
    this.chair = chair;
    this.jump(this.place);
  }

  /** Shows a moment at once; the one that comes next is shown as it happened. */
  go(place: number): void {
    this.isPlaying = false;
    if (place === this.place + 1) this.#forward();
    else if (place !== this.place) this.jump(place);
  }

  jump(place: number): void {
    this.place = Math.max(0, Math.min(place, this.last));
    const events = this.replay.frames.slice(0, this.place + 1).flatMap(eventsOf);
    this.chair.news({ ...this.#news(), events, whole: true });
  }

  #forward(): void {
    if (this.isAtEnd) return;
    this.chair.skip();
    this.place += 1;
    this.chair.news(this.#news());
  }

  toggle(): void {
    if (!this.isPlaying && this.isAtEnd) this.jump(0);
    this.isPlaying = !this.isPlaying;
  }

  /** Everyone is there, and no clock runs. */
  #news(): News {
    const frame = this.replay.frames[this.place]!;
    const seats = frame.table.seats.map((seat) => ({ ...seat, present: true, left: null }));
    return { ...frame, table: { ...frame.table, seats } };
  }
}

const eventsOf = (frame: News): EventInfo[] => frame.events ?? [];
