import type {
  Bye,
  ChatLine,
  Done,
  EventInfo,
  News,
  Refused,
  Saying,
  TableInfo,
} from "$web/wire/messages";
import { words } from "$web/words/words.svelte";
import { type Asked, type Condition, Connection, type Listener } from "./connection";
import { settings } from "./settings.svelte";

/** What the table looks like after a move, and the events that led there. */
export interface Frame {
  seq: number;
  events: EventInfo[];
  /** The game's own `Show`. */
  show: unknown;
  expect: Saying | null;
  undo: "" | "now" | "ask";
  /** Came as a whole (first look, undo): nothing to animate. */
  whole: boolean;
}

/** How long a frame is shown before the next one, in milliseconds. */
export type Durations = (frame: Frame, before: Frame | null) => number;

const KEPT = 60;

/**
 * A place at a table as this device sees it: a seat of its own, or someone who watches. What the
 * server tells is true at once (`table`, `events`, `latest`); `frame` follows at a pace that eyes
 * can follow, one move after the other.
 */
export class Chair implements Listener {
  readonly token: string;
  state: Condition = $state("connecting");
  seat: number | null = $state(null);
  isHost = $state(false);
  table: TableInfo | null = $state.raw(null);
  events: EventInfo[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  latest: Frame | null = $state.raw(null);
  frame: Frame | null = $state.raw(null);
  before: Frame | null = $state.raw(null);
  /** Counts frames that are shown as they happen, for motion, sound and live regions. */
  beat = $state(0);
  refusal: Refused | null = $state.raw(null);
  farewell: Bye | null = $state.raw(null);
  isBusy = $state(false);
  isReplaying = $state(false);
  /** When `table` was told: clocks run from there. */
  heard = $state(0);
  durations: Durations = () => 0;

  readonly #connection: Connection;
  #queue: Frame[] = [];
  #past: Frame[] = [];
  #timer = 0;
  #seq = -1;

  constructor(key: string, token = "", host = "") {
    this.token = token;
    const who = () => ({
      ...(token && { token }),
      ...(host && { host }),
      language: settings.language,
    });
    this.#connection = new Connection(key, who, this);
  }

  /** Whether this seat is asked for a move that it can see. */
  get isAsked(): boolean {
    return this.frame?.expect != null && this.frame === this.latest;
  }

  get isAnimating(): boolean {
    return this.frame !== this.latest;
  }

  // What the server tells

  saw(): number {
    return this.#seq;
  }

  welcome({ seat, host }: { seat: number | null; host: boolean }): void {
    this.seat = seat;
    this.isHost = host;
  }

  presence({ seats }: { seats: boolean[] }): void {
    if (!this.table) return;
    this.table = {
      ...this.table,
      seats: this.table.seats.map((seat, number) => ({ ...seat, present: seats[number] ?? false })),
    };
  }

  news(news: News): void {
    this.#seq = news.seq;
    if (news.table) {
      this.table = news.table;
      this.heard = Date.now();
    }
    const fresh = news.events ?? [];
    const kept = news.whole
      ? []
      : news.undone == null
        ? this.events
        : this.events.slice(0, news.undone);
    const isBack = kept.length < this.events.length;
    this.events = [...kept, ...fresh];
    this.chat = [...(news.whole ? [] : this.chat), ...(news.chat ?? [])].slice(-200);
    // Who has nothing to say to a move keeps what was said of its turn.
    const frame: Frame = {
      seq: news.seq,
      events: isBack ? [] : fresh,
      show: news.show ?? null,
      expect: news.expect ?? null,
      undo: (news.undo ?? "") as Frame["undo"],
      whole: (news.whole ?? false) || isBack,
    };
    this.#show(frame);
  }

  condition(condition: Condition): void {
    this.state = condition;
  }

  bye(message: Bye): void {
    this.farewell = message;
  }

  // What is shown

  #show(frame: Frame): void {
    this.latest = frame;
    if (frame.whole || this.frame === null) {
      this.#queue = [];
      clearTimeout(this.#timer);
      this.#timer = 0;
      this.before = null;
      this.frame = frame;
      this.isReplaying = false;
      if (frame.whole) this.#past = [frame];
      return;
    }
    this.#past = [...this.#past, frame].slice(-KEPT);
    this.#queue.push(frame);
    if (!this.#timer) this.#next();
  }

  #next = (): void => {
    this.#timer = 0;
    const frame = this.#queue.shift();
    if (!frame) {
      this.isReplaying = false;
      return;
    }
    this.before = this.frame;
    this.frame = frame;
    if (frame.events.length) this.beat += 1;
    const wait = frame.events.length ? this.durations(frame, this.before) / settings.speed : 0;
    this.#timer = window.setTimeout(this.#next, wait);
  };

  /** Shows how things stand now, without what is still to be seen. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
    this.isReplaying = false;
    if (this.frame !== this.latest) {
      this.before = null;
      this.frame = this.latest;
    }
  }

  /** The frames since this seat's last own move, its own included. */
  get #sinceOwnMove(): Frame[] {
    let from = 0;
    this.#past.forEach((frame, place) => {
      if (frame.events.some((event) => event.actor === this.seat)) from = place;
    });
    return this.#past.slice(from);
  }

  /** Whether anything has happened since this seat's last move. */
  get canReplay(): boolean {
    return this.frame !== null && this.#sinceOwnMove.length > 1;
  }

  /** Shows again what has happened since this seat's last move. */
  replay(): void {
    const [first, ...rest] = this.#sinceOwnMove;
    if (!first || !rest.length) return;
    clearTimeout(this.#timer);
    this.isReplaying = true;
    this.before = null;
    this.frame = first;
    this.#queue = rest;
    this.#timer = window.setTimeout(this.#next, 400);
  }

  // What this seat does

  /** Makes a call; true if it was carried out, else `refusal` says why not. */
  async call(asked: Asked): Promise<Done | null> {
    this.refusal = null;
    this.isBusy = true;
    const answer = await this.#connection.call(asked);
    this.isBusy = false;
    if (answer.is === "done") return answer;
    this.refusal = answer;
    return null;
  }

  async play(event: string): Promise<boolean> {
    if (this.isAnimating) this.skip();
    return (await this.call({ do: "play", event, saw: this.#seq })) !== null;
  }

  /** Says why something cannot be done, without asking the server. */
  refuse(saying: Saying, rule: string | null = null): void {
    const names = this.table?.seats.map((seat) => seat.name ?? "") ?? [];
    const message = words.put(saying, names);
    this.refusal = { is: "refused", request: "", message, rule, key: saying.key };
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#connection.end();
  }
}
