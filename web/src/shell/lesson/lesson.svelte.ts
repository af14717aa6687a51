import { api, type Learner, ProblemError } from "$web/client/api";
import { Chair } from "$web/client/chair.svelte";
import type { Answer, Asked, Line, Listener } from "$web/client/connection";
import { type Help, usualHelp } from "$web/client/device.svelte";
import { verbOf } from "$web/client/moves";
import { settings } from "$web/client/settings.svelte";
import { type GameModule, isOnPlain, type Person, tableOf } from "$web/games";
import { ownName } from "$web/shell/open-table";
import { peopleAt, type Scene } from "$web/shell/table/sitting.svelte";
import { sentenceOf } from "$web/shell/trouble";
import type {
  Done,
  GameFacts,
  LessonAnswer,
  LessonStep,
  News,
  Refused,
  TableInfo,
} from "$web/wire/messages";
import { words } from "$web/words/words.svelte";

/**
 * `try`: the learner is to move; `other`: a legal move was not the wanted one; `right`: it was, and
 * it is said what was learnt.
 */
export type Phase = "opening" | "try" | "other" | "right" | "ending";

/** How far the lesson was when a step began. */
interface Start {
  moves: number;
  told: number;
}

const LEARNER = 0;

const refusedBy = (error: unknown): Refused => ({
  is: "refused",
  request: "",
  message: sentenceOf(error),
  rule: error instanceof ProblemError ? (error.problem.rule ?? null) : null,
});

/** A lesson: a table whose line is the script, and how far the learner has come in it. */
export class Lesson implements Line, Scene {
  readonly game: string;
  readonly chair: Chair;
  readonly isFresh = true;
  readonly isReplaced = false;
  readonly passing = null;
  readonly help: Help = usualHelp();
  module: GameModule<unknown> | null = $state.raw(null);
  facts: GameFacts | null = $state.raw(null);
  isReady = $state(false);
  steps: LessonStep[] = $state.raw([]);
  /** Which step it is. */
  at = $state(0);
  #phase: Phase = $state("opening");
  /** The first word of the move that was not wanted. */
  verb = $state("");
  isShowingMove = $state(false);
  #moves: string[] = $state.raw([]);
  /** All that the chair was told. */
  #told: News[] = [];
  /** What follows when the learner lets the script go on. */
  #pending: News[] = [];
  #starts: Start[] = $state.raw([]);
  #listener!: Listener;
  #isOver = false;

  readonly table: TableInfo | null = $derived.by(() => this.chair.table);
  readonly names: string[] = $derived.by(() => this.chair.names);
  readonly people: Person[] = $derived.by(() => peopleAt(this.table, this.chair));
  readonly step: LessonStep | undefined = $derived(this.steps[this.at]);
  /** Nothing has been done in this step yet. */
  readonly isUntouched: boolean = $derived(this.#moves.length === this.#starts[this.at]?.moves);
  /** The others are moving, or the table shows what became of the learner's move. */
  readonly isWatching: boolean = $derived.by(
    () => this.chair.isShowing && (this.phase === "ending" || this.isUntouched),
  );

  constructor(game: string) {
    this.game = game;
    this.chair = new Chair((listener) => {
      this.#listener = listener;
      return this;
    });
  }

  /** Fetches the lesson and lays the table; a ProblemError of 404 if the game has none. */
  async open(): Promise<void> {
    const [{ games }, info, module] = await Promise.all([
      api.games(),
      api.lesson(this.game, this.#learner),
      tableOf(this.game),
      words.loadLesson(this.game),
    ]);
    words.game = this.game;
    this.chair.durations = (frame, before) => module.duration(frame, before);
    this.facts = games.find((one) => one.name === this.game) ?? null;
    this.chair.forgets(this.facts?.momentary ?? []);
    this.module = module;
    this.steps = info.steps;
    this.#listener.welcome({ is: "welcome", seat: LEARNER, host: false, version: "" });
    this.#listener.condition("open");
    this.#tell([info.news]);
    this.#starts = [this.#here()];
    this.isReady = true;
  }

  /** The learner has the name of this device. */
  get #learner(): Learner {
    return { learner: ownName(), plain: isOnPlain(this.game) };
  }

  get phase(): Phase {
    return this.#phase;
  }

  set phase(phase: Phase) {
    this.#phase = phase;
    this.chair.isPaused = phase === "right" || phase === "ending";
  }

  // The line of the chair

  async call(asked: Asked): Promise<Answer | null> {
    if (asked.do === "play") return this.#try(asked.events);
    if (asked.do === "why") return this.#why(asked.events);
    return { is: "done", request: "", seq: this.chair.saw() };
  }

  /** Why a move cannot be made is what is said to someone who tries it. */
  async #why(events: readonly string[]): Promise<Answer | null> {
    try {
      await this.#ask(events);
      return { is: "reason", request: "", seq: this.chair.saw() };
    } catch (error) {
      return refusedBy(error);
    }
  }

  end(): void {
    this.#isOver = true;
  }

  #ask(events: readonly string[]): Promise<LessonAnswer> {
    return api.tryMove(this.game, { events: [...events], moves: this.#moves }, this.#learner);
  }

  async #try(events: readonly string[]): Promise<Done | Refused | null> {
    // Whoever plays on has read enough.
    if (this.phase === "opening" || this.phase === "right") this.goOn();
    try {
      const answer = await this.#ask(events);
      if (this.#isOver) return null;
      if (!answer.is_right) {
        this.verb = verbOf(answer.other ?? "");
        this.phase = "other";
        return null;
      }
      this.#take(events, answer);
      return { is: "done", request: "", seq: this.chair.saw() };
    } catch (error) {
      return refusedBy(error);
    }
  }

  #take(events: readonly string[], { news = [], pause = 1 }: LessonAnswer): void {
    this.#moves = [...this.#moves, ...events];
    const start = this.#starts[this.at]?.moves ?? 0;
    const isDone = this.#moves.length === start + (this.step?.moves.length ?? 0);
    this.phase = isDone ? "right" : "try";
    this.#pending = isDone ? news.slice(pause) : [];
    this.#tell(isDone ? news.slice(0, pause) : news);
  }

  #tell(news: News[]): void {
    for (const one of news) {
      this.#told.push(one);
      this.#listener.news(one);
    }
  }

  #here(): Start {
    return { moves: this.#moves.length, told: this.#told.length };
  }

  // What the learner does besides moving

  /** It has been read; the script goes on. */
  goOn(): void {
    if (this.phase === "right") {
      this.#tell(this.#pending);
      this.#pending = [];
      if (this.at === this.steps.length - 1) {
        this.phase = "ending";
        return;
      }
      this.at += 1;
      this.#starts = [...this.#starts.slice(0, this.at), this.#here()];
    }
    this.phase = "try";
  }

  /** To the beginning of this step, or of the one before. */
  back(): void {
    const isBegun = this.phase !== "try" || !this.isUntouched;
    if (isBegun && this.phase !== "opening") this.#return(this.at);
    else if (this.at > 0) this.#return(this.at - 1);
    else this.phase = "opening";
  }

  startAgain(): void {
    this.#return(0);
    this.phase = "opening";
  }

  #return(step: number): void {
    const { moves, told } = this.#starts[step]!;
    this.at = step;
    this.phase = "try";
    this.#pending = [];
    this.#moves = this.#moves.slice(0, moves);
    this.#told = this.#told.slice(0, told);
    this.chair.refusal = null;
    const events = this.#told.flatMap((one) => one.events ?? []);
    this.#listener.news({ ...this.#told.at(-1)!, whole: true, events });
  }

  /** Until eyes have followed the last move. */
  #seen(): Promise<void> {
    const { frame, before, durations } = this.chair;
    const wait = frame ? durations(frame, before) / settings.speed : 0;
    return new Promise((resolve) => setTimeout(resolve, wait));
  }

  /** Makes the moves of this step that are still to be made. */
  async showMove(): Promise<void> {
    if (this.isShowingMove) return;
    this.isShowingMove = true;
    const { at, step, chair } = this;
    const done = this.#moves.length - (this.#starts[at]?.moves ?? 0);
    for (const [place, move] of (step?.moves.slice(done) ?? []).entries()) {
      if (place > 0) await this.#seen();
      if (this.at !== at || !(await chair.play(move))) break;
    }
    this.isShowingMove = false;
  }
}
