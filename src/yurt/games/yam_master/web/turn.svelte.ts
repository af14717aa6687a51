import { flushSync } from "svelte";
import type { Chair } from "$web/client/chair.svelte";
import { keepEvent } from "./figures";
import type { Happening } from "./happening.svelte";
import type { Figure, Show } from "./wire";

/** What someone is about to do; it is done when they say so a second time. */
export type Chosen =
  | { is: "place"; square: string; figure: Figure }
  | { is: "remove"; square: string }
  | { is: "pass"; square: null };

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

  /** How things stand now, even while eyes still follow how it came to that. */
  get #now(): Show {
    return this.#chair.latest?.show as Show;
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
    const { places, removals } = this.#now.choices;
    const placement = places.find((one) => one.square === square);
    if (placement) this.chosen = { is: "place", ...placement };
    else if (removals.includes(square)) this.chosen = { is: "remove", square };
    else {
      this.chosen = null;
      this.#chair.play(`place ${square}`);
    }
  }

  /** A die is kept or not; the server says why not when no throw is left. */
  tapDie(place: number): void {
    this.#hurry();
    const { dice } = this.#happening;
    const { value } = dice.lying[place] ?? {};
    this.chosen = null;
    if (this.#now.choices.may_keep) dice.toggle(place);
    else if (value) this.#chair.play(`keep ${value}`);
  }

  putBack(): void {
    this.chosen = null;
  }

  throwDice(): void {
    this.#hurry();
    if (!this.#chair.isBusy) this.#chair.play(keepEvent(this.#happening.dice.kept, this.announces));
  }

  /** Passing gives something away unless nothing else can be done. */
  pass(): void {
    const { places, removals, may_keep } = this.#now.choices;
    this.chosen = { is: "pass", square: null };
    if (!places.length && !removals.length && !may_keep) this.make();
  }

  make(): void {
    const { chosen } = this;
    if (!chosen || this.#chair.isBusy) return;
    this.#chair.play(chosen.is === "pass" ? "pass" : `${chosen.is} ${chosen.square}`);
  }
}
