import { flushSync } from "svelte";
import type { Chair } from "$web/client/chair.svelte";
import { keepEvent } from "./figures";
import type { Happening } from "./happening.svelte";

/** A move that someone is about to make; it is made when they say so a second time. */
export interface Chosen {
  event: string;
  square: string | null;
}

export class Turn {
  chosen: Chosen | null = $state.raw(null);
  /** The next throw announces a Défi. */
  announces = $state(false);
  readonly #chair: Chair;
  readonly #happening: Happening;

  constructor(chair: Chair, happening: Happening) {
    this.#chair = chair;
    this.#happening = happening;
  }

  /** The squares that can be chosen for a token (`place`), or for one to be taken off (`remove`). */
  squares(verb: "place" | "remove"): string[] {
    return this.#chair.movesOf(verb).map(({ event }) => event.split(" ")[1]!);
  }

  get mayThrow(): boolean {
    return this.#chair.movesOf("keep").length > 0;
  }

  get mayAnnounce(): boolean {
    return this.#chair.movesOf("defi").length > 0;
  }

  get mayPass(): boolean {
    return this.#chair.can("pass");
  }

  get isOnlyPass(): boolean {
    return this.mayPass && this.#chair.moves?.single?.length === 1;
  }

  /** A new question: nothing is chosen. */
  begin(): void {
    this.chosen = null;
    this.announces = false;
  }

  #hurry(): void {
    this.#chair.skip();
    // What is touched has to lie there.
    flushSync();
    this.#happening.settle();
  }

  /** A square is tapped: it is chosen, then taken; or the server says why it cannot be. */
  tapSquare(square: string): void {
    this.#hurry();
    if (this.chosen?.square === square) {
      this.make();
      return;
    }
    const placing = `place ${square}`;
    const event = [placing, `remove ${square}`].find((one) => this.#chair.can(one));
    this.chosen = event ? { event, square } : null;
    if (!event) this.#chair.why(placing);
  }

  /** A die is kept or not; the server says why not when no throw is left. */
  tapDie(place: number): void {
    this.#hurry();
    const { dice } = this.#happening;
    const { value } = dice.lying[place] ?? {};
    this.chosen = null;
    if (this.mayThrow) dice.toggle(place);
    else if (value) this.#chair.why(keepEvent([value], false));
  }

  putBack(): void {
    this.chosen = null;
  }

  throwDice(): void {
    this.#hurry();
    if (this.#chair.isBusy) return;
    const event = keepEvent(this.#happening.dice.kept, this.announces);
    if (this.#chair.can(event)) this.#chair.play(event);
    else this.#chair.why(event);
  }

  /** Passing gives something away unless nothing else can be done. */
  pass(): void {
    this.chosen = { event: "pass", square: null };
    if (this.isOnlyPass) this.make();
  }

  make(): void {
    if (this.chosen && !this.#chair.isBusy) this.#chair.play(this.chosen.event);
  }
}
