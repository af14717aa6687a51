import { settings } from "$web/client/settings.svelte";
import { play, type Sound } from "$web/kit/sound";
import { Steps } from "$web/kit/steps";
import type { EventInfo, Saying } from "$web/wire/messages";
import {
  BACK,
  CHEER,
  DEAL,
  ENDING,
  FLY,
  GLANCE,
  isVoid,
  LOOK,
  NOTICE,
  SHINE,
  TURN,
  winnerOf,
} from "./pace";
import { crowned, type Flip, flipOf, laid, lifted, nextOf, roundNews } from "./tokens";
import type { Show } from "./wire";

/** A token that lies face up in its place for a moment. */
export interface Turned {
  place: number;
  token: string;
  fits: boolean;
  isGoingBack: boolean;
}

/** A token on its way from its place to a path. */
export interface Flight {
  token: string;
  place: number;
  seat: number;
  square: number;
}

/** Pieces of confetti for a trophy, and for the one that wins the game. */
const SOME = 36;
const MANY = 96;

/** How things stand, and whose turn it is. */
interface Moment {
  show: Show;
  turn: number | null;
}

/**
 * What is being seen: one news tells that a token is turned up and what comes of it; eyes see it
 * turn, then fly or go back. Afterwards nothing here remembers it (YAKI-18).
 */
export class Happening {
  /** The table as eyes see it now, and whose turn it is there. */
  seen: Show = $state.raw() as unknown as Show;
  turn: number | null = $state(null);
  turned: Turned | null = $state.raw(null);
  flight: Flight | null = $state.raw(null);
  /** Who has just won a trophy, and not yet the game. */
  winner: number | null = $state(null);
  /** The game is just being won. */
  isEnding = $state(false);
  /** So many pieces of confetti are in the air. */
  confetti = $state(0);
  /** What is told about the round. */
  notice: Saying[] = $state.raw([]);
  isDealing = $state(false);
  readonly #steps = new Steps();
  #isSettling = false;

  constructor({ show, turn }: Moment) {
    this.seen = show;
    this.turn = turn;
  }

  get isBusy(): boolean {
    return (
      this.turned !== null ||
      this.flight !== null ||
      this.winner !== null ||
      this.notice.length > 0 ||
      this.isEnding
    );
  }

  /** How things stand, without anything that moves. */
  look({ show, turn }: Moment): void {
    this.settle();
    this.#reach(show, turn);
  }

  #reach(show: Show, turn: number | null): void {
    this.seen = show;
    this.turn = turn;
  }

  see(now: Moment, before: Show, events: readonly EventInfo[]): void {
    this.settle();
    const flip = flipOf(events);
    this.notice = [];
    if (!flip) {
      this.#goOn(now, before, events, 0);
      return;
    }
    this.#reach(before, flip.seat);
    this.turned = { ...flip, isGoingBack: false };
    const seen = flip.fits ? this.#lay(before, flip) : this.#goBack();
    this.#goOn(now, before, events, seen);
  }

  /** It flies to the path; answers when it lies there. */
  #lay(before: Show, flip: Flip): number {
    const square = nextOf(before.players[flip.seat]!);
    this.#at(TURN + GLANCE, () => {
      this.turned = null;
      this.seen = lifted(before, flip.place);
      this.flight = { ...flip, square };
    });
    const landed = TURN + GLANCE + FLY;
    this.#at(landed, () => {
      this.flight = null;
      this.seen = laid(before, flip);
      this.#sound("wood");
    });
    return landed;
  }

  /** It does not fit; answers when it begins to go back. */
  #goBack(): number {
    this.#at(TURN + LOOK, () => {
      this.turned = { ...this.turned!, isGoingBack: true };
      this.#sound("felt");
    });
    this.#at(TURN + LOOK + BACK, () => {
      this.turned = null;
    });
    return TURN + LOOK;
  }

  /** What it led to: a trophy, a void round, the next turn. */
  #goOn(now: Moment, before: Show, events: readonly EventInfo[], from: number): void {
    const { show, turn } = now;
    const winner = winnerOf(show, before);
    const isRoundOver = winner !== null || isVoid(show, before);
    if (!isRoundOver) {
      this.#at(from, () => this.#reach(show, turn));
      return;
    }
    const told = winner === null ? from + BACK : from;
    if (show.phase === "over") {
      this.#end(now, winner, told);
      return;
    }
    this.#at(told, () => {
      this.winner = winner;
      this.notice = roundNews(events);
      if (winner !== null) {
        this.seen = crowned(this.seen, winner);
        this.confetti = SOME;
        this.#sound("bell");
      }
    });
    this.#at(told + (winner === null ? NOTICE - BACK : CHEER), () => {
      this.winner = null;
      this.confetti = 0;
      this.notice = [];
      this.#reach(show, turn);
      this.isDealing = true;
    });
    this.#at(told + (winner === null ? NOTICE - BACK : CHEER) + DEAL, () => {
      this.isDealing = false;
    });
  }

  /** The game is over: the path of whoever has won shines up to the trophy. */
  #end({ show, turn }: Moment, winner: number | null, told: number): void {
    this.#at(told, () => {
      this.isEnding = true;
      this.#reach(show, turn);
    });
    if (winner !== null) {
      this.#at(told + SHINE, () => {
        this.confetti = MANY;
        this.#sound("win");
      });
    }
    this.#at(told + (winner === null ? NOTICE - BACK : ENDING), () => {
      this.isEnding = false;
      this.confetti = 0;
    });
  }

  /** Also where nothing moves things take their time: a token has to be seen. */
  #at(wait: number, step: () => void): void {
    if (wait === 0) step();
    else this.#steps.at(wait / settings.speed, step);
  }

  #sound(sound: Sound): void {
    if (!this.#isSettling) play(sound);
  }

  /** Everything at once and without a sound, for those who have seen enough. */
  settle(): void {
    this.#isSettling = true;
    this.#steps.settle();
    this.#isSettling = false;
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#steps.leave();
  }
}
