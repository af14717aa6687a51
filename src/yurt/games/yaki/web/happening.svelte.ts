import { settings } from "$web/client/settings.svelte";
import { play, type Sound } from "$web/kit/sound";
import { Steps } from "$web/kit/steps";
import type { EventInfo, Saying } from "$web/wire/messages";
import { BACK, CHEER, DEAL, FLY, GLANCE, isTrophy, isVoid, LOOK, NOTICE, TURN } from "./pace";
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

/**
 * What is being seen: one news tells that a token is turned up and what comes of it; eyes see it
 * turn, then fly or go back. Afterwards nothing here remembers it (YAKI-18).
 */
export class Happening {
  /** The table as eyes see it now. */
  seen: Show = $state.raw() as unknown as Show;
  turned: Turned | null = $state.raw(null);
  flight: Flight | null = $state.raw(null);
  /** Who has just won a trophy. */
  winner: number | null = $state(null);
  /** What is told about the round. */
  notice: Saying[] = $state.raw([]);
  isDealing = $state(false);
  readonly #steps = new Steps();
  #isSettling = false;

  constructor(show: Show) {
    this.seen = show;
  }

  get isBusy(): boolean {
    return (
      this.turned !== null || this.flight !== null || this.winner !== null || this.notice.length > 0
    );
  }

  /** How things stand, without anything that moves. */
  look(show: Show): void {
    this.settle();
    this.seen = show;
  }

  see(show: Show, before: Show, events: readonly EventInfo[]): void {
    this.settle();
    const flip = flipOf(events, before);
    const seat = before.turn;
    this.notice = [];
    if (!flip || seat === null) {
      this.#goOn(show, before, events, 0);
      return;
    }
    this.seen = before;
    this.turned = { ...flip, isGoingBack: false };
    if (flip.fits) this.#lay(show, before, seat, flip, events);
    else this.#goBack(show, before, events);
  }

  #lay(show: Show, before: Show, seat: number, flip: Flip, events: readonly EventInfo[]): void {
    const square = nextOf(before.players[seat]!);
    this.#at(TURN + GLANCE, () => {
      this.turned = null;
      this.seen = lifted(before, flip.place);
      this.flight = { token: flip.token, place: flip.place, seat, square };
    });
    const landed = TURN + GLANCE + FLY;
    this.#at(landed, () => {
      this.flight = null;
      this.seen = laid(before, seat, flip);
      this.#sound("wood");
    });
    this.#goOn(show, before, events, landed);
  }

  #goBack(show: Show, before: Show, events: readonly EventInfo[]): void {
    this.#at(TURN + LOOK, () => {
      this.turned = { ...this.turned!, isGoingBack: true };
      this.#sound("felt");
    });
    this.#at(TURN + LOOK + BACK, () => {
      this.turned = null;
    });
    this.#goOn(show, before, events, TURN + LOOK);
  }

  /** What it led to: a trophy, a void round, the next turn. */
  #goOn(show: Show, before: Show, events: readonly EventInfo[], from: number): void {
    const winner = isTrophy(show, before) ? before.turn : null;
    const isRoundOver = winner !== null || isVoid(show, before);
    if (!isRoundOver) {
      this.#at(from, () => {
        this.seen = show;
      });
      return;
    }
    const told = winner === null ? from + BACK : from;
    this.#at(told, () => {
      this.winner = winner;
      this.notice = roundNews(events);
      if (winner !== null) {
        this.seen = show.phase === "over" ? show : crowned(this.seen, winner);
        this.#sound("win");
      }
    });
    this.#at(told + (winner === null ? NOTICE - BACK : CHEER), () => {
      this.winner = null;
      this.notice = [];
      this.seen = show;
      this.isDealing = show.phase !== "over";
    });
    this.#at(told + (winner === null ? NOTICE - BACK : CHEER) + DEAL, () => {
      this.isDealing = false;
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
