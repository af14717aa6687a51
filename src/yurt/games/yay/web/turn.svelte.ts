import { flushSync } from "svelte";
import type { Chair } from "$web/client/chair.svelte";
import type { MoveInfo } from "$web/wire/messages";
import type { Happening } from "./happening.svelte";
import { blockOf } from "./sheet";
import type { Show } from "./wire";

const VERBS = ["write", "block", "cross"] as const;

/** What someone is about to do with a square; it is done when they say so a second time. */
export interface Chosen extends MoveInfo {
  is: (typeof VERBS)[number];
  square: string;
  /** Whose numbers would be crossed out with it. */
  crosses: string[];
}

export class Turn {
  chosen: Chosen | null = $state.raw(null);
  /** The block that is aimed at. */
  aim = $state("d4");
  /** Whoever could fill a square wants to throw again instead. */
  isAgain = $state(false);
  readonly #chair: Chair;
  readonly #happening: Happening;

  constructor(chair: Chair, happening: Happening) {
    this.#chair = chair;
    this.#happening = happening;
  }

  /** How things stand now, even while eyes still follow how it came to that. */
  get #now(): Show {
    return this.#chair.latest?.show as Show;
  }

  /** The legal moves with a square, and what they would do. */
  get options(): Chosen[] {
    const { crossings } = this.#now;
    const crossesAt = (at: string) => crossings.find(({ square }) => square === at)?.crosses ?? [];
    return VERBS.flatMap((is) =>
      this.#chair.movesOf(is).map((move) => {
        const square = move.event.split(" ")[1] ?? "";
        return { ...move, is, square, crosses: is === "write" ? crossesAt(square) : [] };
      }),
    );
  }

  get mayAim(): boolean {
    return this.#chair.can(`aim ${this.aim}`);
  }

  get isAiming(): boolean {
    return this.mayAim && (this.isAgain || !this.options.length);
  }

  /** A new question: nothing is chosen, unless there is no choice. */
  begin(): void {
    this.isAgain = false;
    const [only, ...more] = this.options;
    this.chosen = only && !more.length ? only : null;
  }

  #hurry(): void {
    this.#chair.skip();
    // What is touched has to lie there.
    flushSync();
    this.#happening.settle();
  }

  point(block: string): void {
    this.aim = block;
  }

  /**
   * A square is tapped: it is aimed at, and with a key thrown at; or chosen, then filled; or the
   * server says why not. Whoever taps while dice roll only wants to see them lie.
   */
  tapSquare(square: string, withKey: boolean): void {
    const { isBusy } = this.#happening;
    this.#hurry();
    if (isBusy) return;
    if (this.isAiming) {
      this.point(blockOf(this.#now, square));
      if (withKey) this.throwDice();
    } else if (this.chosen?.square === square) {
      this.make();
    } else {
      this.chosen = this.options.find((option) => option.square === square) ?? null;
      const verb = this.#now.phase === "penalty" ? "cross" : "write";
      if (!this.chosen) this.#chair.why(`${verb} ${square}`);
    }
  }

  putBack(): void {
    this.chosen = null;
    this.isAgain = false;
  }

  /** Throwing again begins with aiming again. */
  again(): void {
    this.#hurry();
    this.chosen = null;
    this.isAgain = true;
  }

  throwDice(): void {
    this.#hurry();
    if (!this.#chair.isBusy) this.#chair.play(`aim ${this.aim}`);
  }

  make(): void {
    const { chosen } = this;
    if (chosen && !this.#chair.isBusy) this.#chair.play(chosen.event);
  }
}
