import { isStill, settings } from "$web/client/settings.svelte";
import { easy } from "$web/kit/motion";
import { play } from "$web/kit/sound";
import { Steps } from "$web/kit/steps";
import type { EventInfo } from "$web/wire/messages";
import { lieAt, type Thrown } from "./dice";
import { AIM, APART, isFutile, PENCIL, ROLL, THROW, timeOf } from "./pace";
import { verbOf } from "./sheet";
import type { Show } from "./wire";

const isLying = ({ phase }: Show): boolean => phase === "choosing" || phase === "penalty";

/** What is being seen: the aim, then one die after the other; or what the pencil does. */
export class Happening {
  /** The dice on the sheet. */
  dice: Thrown[] = $state.raw([]);
  /** How many of them have come to rest. */
  landed = $state(0);
  /** The hand is lifted and the dice roll. */
  isThrowing = $state(false);
  /** A throw that ended the turn still lies there, to be looked at. */
  isLost = $state(false);
  /** What the pencil has just filled or crossed out, and after how many milliseconds. */
  fresh: ReadonlyMap<string, number> = $state.raw(new Map());
  readonly #steps = new Steps();
  #throws = 0;

  /** Nobody knows yet what comes of it. */
  get isBusy(): boolean {
    return this.isThrowing || this.isLost;
  }

  /** How things stand, without anything that moves. */
  look(show: Show): void {
    this.settle();
    this.fresh = new Map();
    this.#lay(show);
  }

  #lay(show: Show): void {
    this.dice = isLying(show) ? lieAt(show, this.#throws) : [];
    this.landed = this.dice.length;
  }

  see(show: Show, before: Show, events: readonly EventInfo[]): void {
    this.settle();
    const verbs = events.map(verbOf);
    if (verbs.includes("die")) {
      this.fresh = new Map();
      this.#throw(show, events);
    } else {
      this.#write(show, before, verbs.includes("write"));
      this.#lay(show);
    }
  }

  #throw(show: Show, events: readonly EventInfo[]): void {
    this.#throws += 1;
    const dice = events.filter((event) => verbOf(event) === "die");
    const numbers = dice.slice(-show.dice.length).map(({ number }) => number);
    const coming = lieAt(show, this.#throws, numbers);
    this.dice = [];
    this.landed = 0;
    this.isThrowing = true;
    this.#steps.at(easy(AIM), () => play("dice"));
    coming.forEach((die, place) => {
      const start = AIM + place * APART;
      this.#steps.at(easy(start), () => {
        this.dice = [...this.dice, { ...die, isRolling: true }];
      });
      this.#steps.at(easy(start + ROLL), () => this.#land(place));
    });
    this.#steps.at(easy(THROW), () => {
      this.isThrowing = false;
      this.isLost = !isLying(show);
    });
    if (isFutile(show) && !isLying(show)) this.#clearLater(show);
  }

  #land(place: number): void {
    this.landed = place + 1;
    this.dice = this.dice.map((die, at) => (at === place ? { ...die, isRolling: false } : die));
  }

  /** Where all is shown at once, it stays as long as it would have taken to see. */
  #clearLater(show: Show): void {
    const whole = timeOf(show, [{ event: "die off" } as EventInfo], 0);
    this.#steps.at((isStill() ? whole - THROW : whole) / settings.speed, () => {
      this.isLost = false;
      this.dice = [];
    });
  }

  /** First the number, then what it crosses out. */
  #write(show: Show, before: Show, isNumber: boolean): void {
    const changed = show.squares.filter(({ mark }, place) => mark !== before.squares[place]?.mark);
    const wait = (mark: string): number => (isNumber && mark === "crossed" ? easy(PENCIL) : 0);
    this.fresh = new Map(changed.map(({ name, mark }) => [name, wait(mark)]));
    if (isNumber && changed.length > 1) this.#steps.at(easy(PENCIL), () => play("pencil"));
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
