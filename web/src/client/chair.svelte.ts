import { untrack } from "svelte";
import type {
  Bye,
  ChatLine,
  Done,
  EventInfo,
  Hinted,
  MoveInfo,
  MoveRange,
  Moves,
  News,
  Presence,
  Refused,
  Saying,
  TableInfo,
} from "$web/wire/messages";
import { words } from "$web/words/words.svelte";
import { attended } from "./absence";
import type { Answer, Asked, Condition, Line, Listener } from "./connection";
import { type Durations, type Frame, isLeap, sameShow } from "./frame";
import { isLegal, movesOf, rangeOf } from "./moves";
import { namesOf } from "./people";
import { isStill, settings } from "./settings.svelte";

export type { Durations, Frame } from "./frame";

/** A call that is not answered yet, and the position at which it was made. */
interface Unanswered {
  isMove: boolean;
  position: number;
}

const KEPT = 60;
/** How long a sentence that will be forgotten can be read. */
const MOMENT = 5000;

/**
 * A place at a table as this device sees it: a seat of its own, or someone who watches. What the
 * server tells is true at once (`table`, `events`, `latest`); `frame` follows at a pace that eyes
 * can follow, one move after the other.
 */
export class Chair implements Listener {
  readonly token: string;
  /** The game is looked at again: nobody is asked for anything. */
  readonly isPast: boolean = false;
  /** The others wait until someone has read what a lesson says. */
  isPaused = $state(false);
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
  isReplaying = $state(false);
  /** A frame is being looked at, or others wait to be. */
  isShowing = $state(false);
  /** Eyes have followed the frame to its end: what it led to may be said. */
  isTold = $state(true);
  /** The number of the last event that may be said. */
  told = $state(0);
  /** When `table` was told: clocks run from there. */
  heard = $state(0);
  /** When it was told who is there. */
  attended = $state(0);
  durations: Durations = () => 0;
  mayReplay = $state(true);
  /** Sentences that are told as they happen and then forgotten, as YAKI wants it. */
  #momentary: readonly string[] = [];
  /** It is known how long frames are shown, and which sentences are momentary. */
  #isFurnished = false;
  /** The number up to which the server knows that everything was shown here. */
  #reported = -1;
  /** What was momentary has been forgotten. */
  hasForgotten = $state(false);

  /** What this seat could do where it is now, the best first; null until it has asked. */
  hinted: Hinted | null = $state.raw(null);
  /** The move of the hint that is pointed at on the table, in notation. */
  pointed = $state("");
  isHinting = $state(false);
  /** When levels and hints will think here, if they do not yet. */
  wakes: number | null = $state(null);

  readonly #line: Line;
  #past: Frame[] = $state.raw([]);
  #queue: Frame[] = [];
  #timer = 0;
  #seq = -1;
  #isHeld = false;
  #forgetting = 0;
  /** Counts positions: a hint is of one of them, and so is a move. */
  #position = 0;
  #unanswered: Unanswered[] = $state.raw([]);
  /** The position at which a move was made that is not answered yet. */
  #moving = -1;

  constructor(line: (listener: Listener) => Line, token = "") {
    this.token = token;
    this.#line = line(this);
    document.addEventListener("visibilitychange", this.#goOn);
  }

  /** Whether this seat is asked for a move that it can see. */
  get isAsked(): boolean {
    return this.frame?.expect != null && this.frame === this.latest;
  }

  /** Whether there are hints at this table, and one is of use now. */
  get mayHint(): boolean {
    const { table } = this;
    if (!table?.hints || table.status !== "playing" || this.isPast) return false;
    return this.isAsked && this.isTold && !table.seats[this.seat ?? -1]?.bot;
  }

  /** What this seat can do where the table is now; null if it is not to move. */
  get moves(): Moves | null {
    return this.latest?.moves ?? null;
  }

  /** Whether a move can be made now, or several in one turn. */
  can(events: string | readonly string[]): boolean {
    return isLegal(this.moves, events);
  }

  /** The legal moves of a verb, of those that are listed singly. */
  movesOf(verb: string): MoveInfo[] {
    return movesOf(this.moves, verb);
  }

  /** The legal moves of a verb where they are very many; `after`: right after a move of that verb. */
  range(verb: string, after = ""): MoveRange | undefined {
    return rangeOf(this.moves, verb, after);
  }

  /** What happened while nobody was here is being shown. */
  get isCatchingUp(): boolean {
    return this.isShowing && (this.frame?.late || this.latest?.late || false);
  }

  get isAnimating(): boolean {
    return this.frame !== this.latest;
  }

  /** A move of this seat is under way. That it is done may be heard later than what came of it. */
  get isBusy(): boolean {
    return this.#moving === this.#position;
  }

  /** What this seat has done while the connection is lost: it is sent when there is one again. */
  get kept(): "" | "move" | "call" {
    if (this.state !== "lost") return "";
    // What came of a move may have been told before the connection was lost.
    const kept = this.#unanswered.filter((one) => !one.isMove || one.position === this.#position);
    if (kept.some(({ isMove }) => isMove)) return "move";
    return kept.length ? "call" : "";
  }

  /** What everyone at the table is called, by seat. */
  get names(): string[] {
    return this.table ? namesOf(this.table) : [];
  }

  /** These sentences have to be remembered, so what has happened is not shown again. */
  forgets(momentary: readonly string[]): void {
    this.#momentary = momentary;
    this.mayReplay = momentary.length === 0;
    this.#isFurnished = true;
    this.#report();
    this.#goOn();
  }

  // What the server tells

  saw(): number {
    return this.#seq;
  }

  welcome({ seat, host }: { seat: number | null; host: boolean }): void {
    this.seat = seat;
    this.isHost = host;
    // Whoever still waits is told so again.
    this.wakes = null;
  }

  waking({ seconds }: { seconds: number | null }): void {
    this.wakes = seconds === null ? null : Date.now() + seconds * 1000;
  }

  presence(message: Presence): void {
    if (this.table) this.table = attended(this.table, message);
    this.attended = Date.now();
  }

  news(news: News): void {
    this.#seq = news.seq;
    const fresh = news.events ?? [];
    const kept = news.whole ? [] : this.events.slice(0, news.undone ?? this.events.length);
    const isBack = kept.length < this.events.length;
    this.table = news.table;
    this.heard = this.attended = Date.now();
    this.events = [...kept, ...fresh];
    this.chat = [...(news.whole ? [] : this.chat), ...(news.chat ?? [])].slice(-200);
    this.#show({
      seq: news.seq,
      events: isBack ? [] : fresh,
      table: news.table,
      show: news.show ?? null,
      expect: news.expect ?? null,
      moves: news.moves ?? null,
      undo: (news.undo ?? "") as Frame["undo"],
      whole: (news.whole ?? false) || isBack,
      late: news.late ?? false,
    });
  }

  condition(condition: Condition): void {
    this.state = condition;
  }

  bye(message: Bye): void {
    this.farewell = message;
  }

  // What is shown

  #show(frame: Frame): void {
    const last = this.latest;
    if (last && !frame.whole && !frame.events.length && sameShow(last, frame)) {
      this.#amend(last, { ...frame, events: last.events, show: last.show, whole: last.whole });
      return;
    }
    this.#position += 1;
    this.dropHint();
    this.latest = frame;
    if (frame.whole || isLeap(frame) || this.frame === null) {
      this.#stop();
      this.before = null;
      this.frame = frame;
      this.#past = [frame];
      this.#tell();
      return;
    }
    this.#past = [...this.#past, frame].slice(-KEPT);
    this.#queue.push(frame);
    this.isShowing = true;
    // Nobody looks at a page that is hidden: whoever comes back sees how things stand.
    if (document.hidden && !this.#isHeld && !this.#mustBeSeen(frame)) this.skip();
    else this.#goOn();
  }

  /** What has to be remembered is to be seen first. */
  #mustBeSeen(frame: Frame): boolean {
    return frame.late || this.#momentary.length > 0;
  }

  /** Shows the next frame, if one waits and somebody can see it. */
  #goOn = (): void => {
    const next = this.#queue[0];
    if (!next || this.#timer || this.#isHeld || (next.late && !this.#isFurnished)) return;
    if (!document.hidden || !this.#mustBeSeen(next)) this.#next();
  };

  /** Nothing has moved (someone spoke, or asks to take back): what is being shown goes on. */
  #amend(last: Frame, amended: Frame): void {
    const amend = (frame: Frame) => (frame === last ? amended : frame);
    this.latest = amended;
    this.#past = this.#past.map(amend);
    this.#queue = this.#queue.map(amend);
    if (this.frame === last) this.frame = amended;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
    this.isReplaying = false;
    this.isShowing = false;
  }

  #next = (): void => {
    this.#timer = 0;
    this.#tell();
    if (document.hidden && this.#queue[0] && this.#mustBeSeen(this.#queue[0])) return;
    const frame = this.#queue.shift();
    if (!frame) {
      this.#stop();
      return;
    }
    this.#forget(frame.events[0]?.number ?? 0);
    this.before = this.frame;
    this.frame = frame;
    this.beat += 1;
    this.isTold = false;
    // Without motion a frame shows everything at once.
    if (isStill()) this.#tell();
    // Bots that play fast among themselves are followed faster.
    const isPatient = this.isReplaying || frame.late;
    const hurry = isPatient ? 1 : 1 + Math.floor(this.#queue.length / 3);
    const wait = this.durations(frame, this.before) / settings.speed / hurry;
    this.#timer = window.setTimeout(this.#next, wait);
  };

  /** What has to be remembered is shown once: the server is told what was. */
  #report(): void {
    const seq = this.frame?.seq ?? -1;
    if (!this.#momentary.length || !this.isTold || seq <= this.#reported) return;
    if (this.isPast || this.table?.status !== "playing") return;
    this.#reported = seq;
    void this.#line.call({ do: "seen", saw: seq });
  }

  #tell(): void {
    this.isTold = true;
    this.#report();
    const isLast = this.frame === this.latest;
    const last = (isLast ? this.events : this.frame?.events)?.at(-1);
    this.told = last?.number ?? (isLast ? 0 : this.told);
    if (!this.#momentary.length || !isLast) return;
    clearTimeout(this.#forgetting);
    this.#forgetting = window.setTimeout(() => {
      this.#forget();
      this.hasForgotten = true;
    }, MOMENT / settings.speed);
  }

  /** What was told before the event of this number, and had to be remembered, is not kept. */
  #forget(before = Number.POSITIVE_INFINITY): void {
    if (!this.#momentary.length || this.table?.status === "over") return;
    clearTimeout(this.#forgetting);
    this.hasForgotten = false;
    const fade = (event: EventInfo): EventInfo => {
      const say = event.say?.filter(({ key }) => !this.#momentary.includes(key)) ?? [];
      if (event.number >= before || say.length === (event.say?.length ?? 0)) return event;
      return { ...event, event: "", say };
    };
    this.events = this.events.map(fade);
    const { frame } = this;
    if (frame && !this.isAnimating) {
      this.#amend(frame, { ...frame, events: frame.events.map(fade) });
    }
  }

  /** The frame has been followed to its end, sooner than expected. */
  seen(): void {
    if (!this.#timer) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Shows how things stand now, without what is still to be seen. */
  skip(): void {
    const { isShowing } = this;
    this.#stop();
    if (isShowing) {
      this.before = null;
      this.frame = this.latest;
    }
    this.#tell();
  }

  /** Nobody looks: what happens now is shown when someone does. */
  hold(): void {
    this.#isHeld = true;
  }

  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#goOn();
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
    return this.mayReplay && this.#sinceOwnMove.length > 1;
  }

  /** Shows again what has happened since this seat's last move. */
  replay(): void {
    const [first, ...rest] = this.#sinceOwnMove;
    if (!first || !rest.length) return;
    this.#stop();
    this.isReplaying = true;
    this.isShowing = true;
    this.before = null;
    this.frame = first;
    this.#queue = rest;
    this.told = (rest[0]?.events[0]?.number ?? this.told + 1) - 1;
    this.#timer = window.setTimeout(this.#next, 400);
  }

  // What this seat does

  /** Makes a call; null if it was not carried out: `refusal` says why not. */
  async call(asked: Asked): Promise<Done | null> {
    this.refusal = null;
    const answer = await this.#ask(asked);
    if (answer?.is === "done") return answer;
    this.refusal = answer?.is === "refused" ? answer : null;
    return null;
  }

  async #ask(asked: Asked): Promise<Answer | null> {
    const one = { isMove: asked.do === "play", position: this.#position };
    untrack(() => {
      this.#unanswered = [...this.#unanswered, one];
    });
    const answer = await this.#line.call(asked);
    this.#unanswered = this.#unanswered.filter((other) => other !== one);
    return answer;
  }

  /** Makes a move, or several in one turn: all of them or none. */
  async play(events: string | readonly string[]): Promise<boolean> {
    if (this.isAnimating) this.skip();
    if (untrack(() => this.kept) === "move") {
      this.refuse({ is: "say", key: "kit-kept" });
      return false;
    }
    const position = this.#position;
    this.#moving = position;
    const done = await this.call({ do: "play", events: [events].flat(), saw: this.#seq });
    if (this.#moving === position) this.#moving = -1;
    return done !== null;
  }

  /** Asks why the last of these moves cannot be made; `refusal` says so, if it cannot. */
  async why(events: string | readonly string[]): Promise<void> {
    const position = this.#position;
    this.refusal = null;
    const answer = await this.#line.call({ do: "why", events: [events].flat(), saw: this.#seq });
    // Where things have moved on, it is not the answer any more.
    if (position !== this.#position) return;
    if (answer?.is === "refused") this.refusal = answer;
    if (answer?.is !== "reason" || !answer.message) return;
    const { request, message, rule = null, key = "" } = answer;
    this.refusal = { is: "refused", request, message, rule, key };
  }

  /** Asks what could be done; `refusal` says why there is no answer. */
  async hint(): Promise<void> {
    if (this.isHinting) return;
    const position = this.#position;
    this.refusal = null;
    this.isHinting = true;
    const answer = await this.#ask({ do: "hint", saw: this.#seq });
    this.isHinting = false;
    // Whoever moves in the meantime needs no hint any more.
    if (position !== this.#position) return;
    if (answer?.is === "refused") this.refusal = answer;
    if (answer?.is !== "hinted") return;
    this.hinted = answer;
    this.pointed = answer.moves[0]?.move ?? "";
  }

  /** The hint has been read, or does not hold any more. */
  dropHint(): void {
    this.hinted = null;
    this.pointed = "";
  }

  /** Says why this device cannot do something. What the rules forbid, the server says. */
  protected refuse(saying: Saying): void {
    const message = words.put(saying, this.names);
    this.refusal = { is: "refused", request: "", message, key: saying.key };
  }

  /** Refusals in the language of this device from now on. */
  speech(): void {
    this.#line.call({ do: "speech", language: settings.language });
  }

  /** What is shown is to be told in another form, or in another language. */
  renew(): void {
    this.#seq = -1;
    this.#line.renew?.();
  }

  leave(): void {
    document.removeEventListener("visibilitychange", this.#goOn);
    this.#stop();
    clearTimeout(this.#forgetting);
    this.#line.end();
  }
}
