import { isStill, settings } from "$web/client/settings.svelte";
import { easy } from "$web/kit/motion";
import { play } from "$web/kit/sound";
import { Steps } from "$web/kit/steps";
import type { EventInfo } from "$web/wire/messages";
import { lieAt, type Thrown } from "./dice";
import { AIM, APART, countTimes, isFutile, PENCIL, ROLL, SHOUT, THROW, timeOf } from "./pace";
import { verbOf } from "./sheet";
import type { Show, Square } from "./wire";

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
  /** Who has just crossed out numbers of others, and from where: that is shouted. */
  shout: { square: string; seat: number } | null = $state.raw(null);
  /** At the end: so many squares of each seat are counted; null before that. */
  counted: number | null = $state(null);
  /** The sums are added up, where squares do not decide. */
  isSummed = $state(false);
  /** The total that has won is circled. */
  isDecided = $state(false);
  readonly #steps = new Steps();
  #throws = 0;

  /** It is not seen yet who has won. */
  isCounting(show: Show): boolean {
    return show.phase === "over" && !this.isDecided;
  }

  /** Nobody knows yet what comes of it. */
  get isBusy(): boolean {
    return this.isThrowing || this.isLost;
  }

  /** How things stand, without anything that moves. */
  look(show: Show): void {
    this.settle();
    this.fresh = new Map();
    this.isSummed = this.isDecided = show.phase === "over";
    this.counted = this.isDecided ? Number.POSITIVE_INFINITY : null;
    this.#lay(show);
  }

  #lay(show: Show): void {
    this.dice = isLying(show) ? lieAt(show, this.#throws) : [];
    this.landed = this.dice.length;
  }

  see(show: Show, before: Show, events: readonly EventInfo[]): void {
    this.settle();
    const verbs = events.map(verbOf);
    this.counted = null;
    this.isSummed = this.isDecided = false;
    if (verbs.includes("die")) {
      this.fresh = new Map();
      this.#throw(show, events);
    } else {
      this.#write(show, before, verbs.includes("write"));
      this.#lay(show);
    }
    if (show.phase === "over") this.#count(show, timeOf(show, before, events));
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
    const whole = timeOf(show, show, [{ event: "die off" } as EventInfo]);
    this.#steps.at((isStill() ? whole - THROW : whole) / settings.speed, () => {
      this.isLost = false;
      this.dice = [];
    });
  }

  /** First the number, then what it crosses out. */
  #write(show: Show, before: Show, isNumber: boolean): void {
    const changed = show.squares.filter(({ mark }, place) => mark !== before.squares[place]?.mark);
    const written = changed.find(({ mark }) => mark === "live");
    if (isNumber && written && changed.length > 1) this.#cheer(written);
    const wait = (mark: string): number => (isNumber && mark === "crossed" ? easy(PENCIL) : 0);
    this.fresh = new Map(changed.map(({ name, mark }) => [name, wait(mark)]));
    if (isNumber && changed.length > 1) this.#steps.at(easy(PENCIL), () => play("pencil"));
  }

  #cheer({ name, seat }: Square): void {
    this.shout = null;
    this.#steps.at(easy(PENCIL), () => {
      this.shout = { square: name, seat: seat ?? 0 };
    });
    this.#steps.at((PENCIL + SHOUT) / settings.speed, () => {
      this.shout = null;
    });
  }

  /** All seats count at the same time, one square after the other; then it is said who has won. */
  #count(show: Show, start: number): void {
    const { tick, sums, circle } = countTimes(show);
    const most = Math.max(...show.players.map(({ live }) => live));
    for (let count = 0; count <= most; count += 1) {
      this.#steps.at(easy(start + count * tick), () => {
        this.counted = count;
      });
    }
    this.#steps.at(easy(start + sums), () => {
      this.isSummed = true;
    });
    this.#steps.at(easy(start + circle), () => {
      this.isDecided = true;
      play("bell");
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
