import { easy } from "$web/kit/motion";
import { play } from "$web/kit/sound";
import { Steps } from "$web/kit/steps";
import type { EventInfo } from "$web/wire/messages";
import { Dice } from "./dice.svelte";
import { diceOf, squareOf, type Verb, verbOf } from "./figures";
import { Finale } from "./finale.svelte";
import { endTime, hasNewCord, isLast, LAND, ROLL } from "./pace";
import type { Show } from "./wire";

const ENDS: readonly Verb[] = ["place", "remove", "pass"];

/**
 * What is being seen: one news tells how a turn ends and what the next seat throws; eyes see the
 * token first and the dice after it.
 */
export class Happening {
  readonly dice = new Dice();
  readonly finale = new Finale();
  /** A turn ends: the dice of its throws still lie there. */
  isEnding = $state(false);
  /** Whose turn ends. */
  ender: number | null = $state(null);
  isRolling = $state(false);
  /** The square of the token that ended the turn before. */
  placed: string | null = $state(null);
  readonly #steps = new Steps();

  /** How things stand, without anything that moves; `past`: all that has happened so far. */
  look(show: Show, past: readonly EventInfo[]): void {
    this.settle();
    this.finale.look(show);
    this.dice.lay(show.dice);
    const [kept, rolled] = past.slice(-2).map(diceOf);
    const isTold = [...(kept ?? []), ...(rolled ?? [])].sort().join() === show.dice.join();
    if (show.throws > 1 && kept && isTold) this.dice.keep(kept);
    this.#mark(past);
  }

  #mark(events: readonly EventInfo[]): void {
    const ended = events.findLast((event) => ENDS.includes(verbOf(event)));
    if (ended) this.placed = verbOf(ended) === "place" ? squareOf(ended) : null;
  }

  see(show: Show, before: Show, events: readonly EventInfo[]): void {
    this.settle();
    this.#mark(events);
    const rolled = events.find((event) => verbOf(event) === "roll");
    const kept = events.find((event) => verbOf(event) === "keep" || verbOf(event) === "defi");
    if (kept) this.dice.keep(diceOf(kept));
    const wait = easy(endTime(show, before, events));
    if (wait && hasNewCord(show, before)) this.#steps.at(easy(LAND), () => play("cord"));
    this.isEnding = wait > 0;
    this.ender = events.find(({ actor }) => actor >= 0)?.actor ?? null;
    if (wait) this.#steps.at(wait, () => this.#roll(show, rolled, kept === undefined));
    else this.#roll(show, rolled, kept === undefined);
    if (isLast(show, before)) this.finale.see(show, this.#steps, wait);
    else this.finale.look(show);
  }

  #roll(show: Show, rolled: EventInfo | undefined, isFirst: boolean): void {
    const wasEnding = this.isEnding;
    this.isEnding = false;
    if (!rolled) {
      this.dice.lay(show.dice);
      return;
    }
    if (isFirst) this.dice.lay([]);
    this.dice.throwAll(diceOf(rolled));
    this.isRolling = true;
    // The first throw comes after the token, and so does its sound.
    if (wasEnding) play("dice");
    this.#steps.at(easy(ROLL), () => {
      this.isRolling = false;
      this.dice.rest();
    });
  }

  /** Everything at once, for those who have seen enough. */
  settle(): void {
    this.#steps.settle();
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#steps.leave();
  }
}
