import { Chair } from "./chair.svelte";
import { settings } from "./settings.svelte";

/** A move that waits until whoever made it says that they mean it. */
export interface Pondered {
  events: readonly string[];
  answer(isMeant: boolean): void;
}

/** A chair that, where somebody wants it, asks before moves that cannot be taken back. */
export class CarefulChair extends Chair {
  /** What such moves begin with, in notation; the game says so. */
  final: readonly string[] = [];
  pondered: Pondered | null = $state.raw(null);

  override async play(asked: string | readonly string[]): Promise<boolean> {
    const events = [asked].flat();
    if (this.#isGrave(events) && !(await this.#isMeant(events))) return false;
    return super.play(events);
  }

  #isGrave(events: readonly string[]): boolean {
    const isFinal = (event: string) => this.final.some((begin) => event.startsWith(begin));
    return settings.careful && this.can(events) && events.some(isFinal);
  }

  #isMeant(events: readonly string[]): Promise<boolean> {
    this.pondered?.answer(false);
    return new Promise((resolve) => {
      const answer = (isMeant: boolean) => {
        this.pondered = null;
        resolve(isMeant);
      };
      this.pondered = { events, answer };
    });
  }
}
