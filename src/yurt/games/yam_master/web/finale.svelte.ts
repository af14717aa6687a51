import { easy } from "$web/kit/motion";
import { play } from "$web/kit/sound";
import type { Steps } from "$web/kit/steps";
import { countOf, fiveOf } from "./ending";
import { BREATH, lineTime, THUNDER } from "./pace";
import type { Line, Show } from "./wire";

/** The end of the game as it is seen: five in a row thunder, or the lines are counted one by one. */
export class Finale {
  /** The lines that are lit: five in a row, or those that have been counted. */
  lit: readonly Line[] = $state.raw([]);
  isThunder = $state(false);
  /** Who has won can be said. */
  isTold = $state(false);

  /** How it stands when nothing moves. */
  look(show: Show): void {
    const five = fiveOf(show);
    this.isTold = show.phase === "over";
    this.isThunder = false;
    if (!this.isTold) this.lit = [];
    else this.lit = five ? [five] : countOf(show);
  }

  /** From so many milliseconds on. */
  see(show: Show, steps: Steps, wait: number): void {
    this.lit = [];
    this.isTold = false;
    const five = fiveOf(show);
    if (five) this.#thunder(five, steps, wait);
    else this.#count(countOf(show), steps, wait + easy(BREATH));
  }

  #thunder(five: Line, steps: Steps, wait: number): void {
    steps.at(wait, () => {
      this.lit = [five];
      this.isThunder = true;
      play("thunder");
    });
    steps.at(wait + easy(THUNDER), () => {
      this.isThunder = false;
      this.isTold = true;
    });
  }

  #count(lines: readonly Line[], steps: Steps, wait: number): void {
    const each = easy(lineTime(lines.length || 1));
    lines.forEach((line, place) => {
      steps.at(wait + place * each, () => {
        this.lit = [...this.lit, line];
        play("cord");
      });
    });
    steps.at(wait + lines.length * each, () => {
      this.isTold = true;
    });
  }

  /** What a seat has been counted so far. */
  points(seat: number): number {
    return this.lit.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
  }
}
