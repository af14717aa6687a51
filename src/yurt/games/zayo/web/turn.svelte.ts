import { flushSync } from "svelte";
import type { Chair } from "$web/client/chair.svelte";
import type { Saying } from "$web/wire/messages";
import { isBid } from "./cards";
import { type Option, optionsIn, sayButton, type Way, wayFor, wayOf } from "./ways";
import type { Show } from "./wire";

/** What someone is about to do: a card is lifted, a victim or a price is picked, then it is done. */
export class Turn {
  /** The lifted card. */
  card: string | null = $state(null);
  /** What is picked from the options, as it is written in the event. */
  picks: readonly string[] = $state.raw([]);
  isPassing = $state(false);
  /** Whose things are being looked at, where there are several to choose from. */
  #seat: number | null = $state(null);
  readonly #chair: Chair;
  readonly #all = $derived.by(() => (this.#chair.moves?.single ?? []).map(wayOf));

  constructor(chair: Chair) {
    this.#chair = chair;
  }

  /** How things stand now, even while eyes still follow how it came to that. */
  get #now(): Show {
    return this.#chair.latest?.show as Show;
  }

  /** The legal moves that begin with this word. */
  ways(verb: string): Way[] {
    return this.#all.filter((way) => way.verb === verb);
  }

  /** Those with the lifted card; without one, what a trick brings without a card. */
  get #open(): Way[] {
    const { card } = this;
    if (card) return this.#all.filter((way) => way.card === card);
    return [...this.ways("ask"), ...this.ways("take")];
  }

  /** The cards of the hand that can be played now. */
  get playable(): string[] {
    const cards = this.#all.flatMap(({ card }) => card ?? []);
    return [...cards, ...this.defences];
  }

  /** The ways to answer an attack. */
  get counters(): Way[] {
    return this.ways("counter");
  }

  /** The cards of the hand that answer it; where there are several, the answer names its card. */
  get defences(): string[] {
    const { attack } = this.#now;
    return this.counters.flatMap(({ targets }) =>
      targets.length ? targets : (attack?.defences ?? []),
    );
  }

  /** What is on the button of a move. */
  sayButton(way: Way): Saying {
    return sayButton(way, this.#now.attack?.defences[0]);
  }

  get accept(): Way | undefined {
    return this.ways("accept")[0];
  }

  get mayPass(): boolean {
    return this.ways("pass").length > 0;
  }

  /** There is nothing but to pass. */
  get isPassAll(): boolean {
    return this.mayPass && this.#all.length === 1;
  }

  get options(): Option[] {
    return optionsIn(this.#open);
  }

  get picked(): Option[] {
    const { options } = this;
    return this.picks.flatMap((words) => options.find((option) => option.words === words) ?? []);
  }

  /** Everyone of whom something can be had, clockwise as the camps stand. */
  get seats(): number[] {
    const own = this.#chair.seat ?? 0;
    const count = this.#now.players.length;
    const after = (seat: number) => (seat - own + count) % count;
    const found = new Set(this.options.flatMap((option) => option.seat ?? []));
    return [...found].sort((one, other) => after(one) - after(other));
  }

  get seat(): number | null {
    const { seats } = this;
    return seats.length === 1 ? seats[0]! : this.#seat;
  }

  /** What can be picked now: of the chosen seat, if there are seats. */
  get offers(): Option[] {
    const { options, seats, seat } = this;
    return seats.length ? options.filter((option) => option.seat === seat) : options;
  }

  get mayTakeTwo(): boolean {
    return this.#open.some(({ targets }) => targets.length > 1);
  }

  /** What would be done now; nothing as long as something is still to be picked. */
  get way(): Way | undefined {
    return this.isPassing ? this.ways("pass")[0] : wayFor(this.#open, this.picks);
  }

  /** A new question: nothing is chosen, unless there is only one thing to choose. */
  begin(): void {
    this.putBack();
    if (!this.#chair.isAsked) return;
    const [only, ...more] = this.ways("place");
    if (only && !more.length) this.card = only.card;
    this.#pickTheOnly();
  }

  #pickTheOnly(): void {
    const { options } = this;
    this.picks = options.length === 1 ? [options[0]!.words] : [];
  }

  /** A card is tapped: it is lifted, bid or put back; or the server says why it cannot be played. */
  tap(card: string): void {
    this.#chair.skip();
    // A question that comes with it is there before the card is lifted.
    flushSync();
    if (this.#chair.isBusy) return;
    this.isPassing = false;
    if (this.card === card) {
      if (isBid(card)) this.make();
      else this.putBack();
    } else if (this.#all.some((way) => way.card === card)) {
      this.putBack();
      this.card = card;
      this.#pickTheOnly();
    } else {
      this.#tryOut(this.#meantBy(card));
    }
  }

  #meantBy(card: string): string {
    if (isBid(card)) return `bid ${card}`;
    return this.#now.play_hand.find((held) => held.card === card)?.meant ?? "";
  }

  /** An answer to an attack is given at once. */
  #tryOut(event: string): void {
    if (this.#chair.can(event)) this.#chair.play(event);
    else this.#chair.why([event]);
  }

  /** One of the options: it is picked, and done if it was picked already; or one more of it. */
  pick(words: string): void {
    this.isPassing = false;
    const { picks } = this;
    const last = picks.slice(-1);
    if (wayFor(this.#open, [...picks, words])) this.picks = [...picks, words];
    else if (picks.includes(words) && !this.mayTakeTwo) this.make();
    else if (picks.includes(words)) this.picks = picks.filter((pick) => pick !== words);
    else this.picks = wayFor(this.#open, [...last, words]) ? [...last, words] : [words];
  }

  /** A seat is chosen: what can be had there is shown, and picked if it is one thing. */
  pickSeat(seat: number): void {
    this.isPassing = false;
    this.#seat = seat;
    const [only, ...more] = this.offers;
    if (this.mayTakeTwo) return;
    this.picks = only && !more.length ? [only.words] : [];
  }

  putBack(): void {
    this.#seat = null;
    this.card = null;
    this.picks = [];
    this.isPassing = false;
  }

  /** Passing gives something away unless nothing else can be done. */
  pass(): void {
    this.putBack();
    this.isPassing = true;
    if (this.isPassAll) this.make();
  }

  make(): void {
    const { way } = this;
    if (way) this.do(way);
  }

  do({ event }: Way): void {
    if (!this.#chair.isBusy) this.#chair.play(event);
  }
}
