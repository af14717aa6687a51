import { flushSync } from "svelte";
import type { Chair } from "$web/client/chair.svelte";
import type { Saying } from "$web/wire/messages";
import { say } from "$web/words/sayings";
import { isBid, isPiece, sayCard } from "./cards";
import { anyForm } from "./forms";
import {
  countOf,
  layOf,
  layOptions,
  type Option,
  rewardOptions,
  sayLay,
  sayReward,
} from "./options";
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

  constructor(chair: Chair) {
    this.#chair = chair;
  }

  /** How things stand now, even while eyes still follow how it came to that. */
  get #now(): Show {
    return this.#chair.latest?.show as Show;
  }

  get options(): Option[] {
    const { phase, choices } = this.#now;
    if (phase === "reward") return choices.places.length ? [] : rewardOptions(this.#now);
    return this.card ? layOptions(this.#now, this.card) : [];
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
    return (this.card && layOf(this.#now, this.card)?.may_take_two) || false;
  }

  /** What would be done now; null as long as something is still to be picked. */
  get event(): string | null {
    const { card } = this;
    // What was picked for the question before does not count.
    const picks = this.picked.map((option) => option.words);
    const { phase, choices } = this.#now;
    if (this.isPassing) return "pass";
    if (card && isBid(card)) return `bid ${card}`;
    if (card && phase === "reward") return `place ${card}`;
    if (card && layOf(this.#now, card)?.is_plain) return `lay ${card}`;
    if (!picks.length) return null;
    if (card) return ["lay", card, ...picks].join(" ");
    return `${choices.takes.length ? "take" : "ask"} ${picks[0]}`;
  }

  get label(): Saying {
    const { card, picked } = this;
    if (this.isPassing) return say("web-pass-now");
    if (card && isBid(card)) return say("web-bid", { card: sayCard(card) });
    if (card && this.#now.phase === "reward") return say("web-place", { card });
    return card || !picked[0] ? sayLay(card ?? "", picked) : sayReward(picked[0]);
  }

  /** A new question: nothing is chosen, unless there is only one thing to choose. */
  begin(): void {
    this.putBack();
    if (!this.#chair.isAsked || this.#now.phase !== "reward") return;
    const { places } = this.#now.choices;
    if (places.length === 1) this.card = places[0]!;
    this.#pickTheOnly();
  }

  #pickTheOnly(): void {
    const { options } = this;
    this.picks = options.length === 1 ? [options[0]!.words] : [];
  }

  /** A card is tapped: it is lifted, bid or put back; or someone says why it cannot be played. */
  tap(card: string): void {
    this.#chair.skip();
    // A question that comes with it is there before the card is lifted.
    flushSync();
    if (this.#chair.isBusy) return;
    this.isPassing = false;
    if (this.card === card) {
      if (isBid(card)) this.make();
      else this.putBack();
    } else if (this.#isOpen(card)) {
      this.putBack();
      this.card = card;
      this.#pickTheOnly();
    } else {
      this.#explain(card);
    }
  }

  #isOpen(card: string): boolean {
    const { bids, places } = this.#now.choices;
    if (isBid(card)) return bids.includes(card);
    return places.some((place) => place === card) || layOf(this.#now, card) !== undefined;
  }

  /** The server knows why not; an answer to an attack is given at once. */
  #explain(card: string): void {
    const { phase, attack, choices } = this.#now;
    const { seat, table } = this.#chair;
    if (isBid(card) || seat === null || !this.#chair.isAsked) {
      this.#chair.play(isBid(card) ? `bid ${card}` : `lay ${card}`);
    } else if (phase === "answer" && card === attack?.defence && choices.may_counter) {
      this.#chair.play("counter");
    } else if (isPiece(card) && card !== "trap" && phase !== "answer") {
      if (phase === "reward") this.#chair.play(`place ${card}`);
      else this.#chair.refuse(say("web-place-later"), "ZAYO-13");
    } else {
      const takes = String(table?.options?.chief_takes ?? "all");
      this.#chair.play(anyForm(this.#now, seat, card, takes));
    }
  }

  /** One of the options: it is picked, and done if it was picked already. */
  pick(words: string): void {
    this.isPassing = false;
    const { picks } = this;
    if (!this.mayTakeTwo) {
      if (picks.includes(words)) this.make();
      else this.picks = [words];
      return;
    }
    const times = picks.filter((pick) => pick === words).length;
    const most = Math.min(2, countOf(this.#now, this.card ?? "", words));
    if (times === most) this.picks = picks.filter((pick) => pick !== words);
    else this.picks = this.#inOrder([...picks.slice(picks.length - 1), words]);
  }

  #inOrder(picks: string[]): string[] {
    const order = this.options.map((option) => option.words);
    return picks.sort((one, other) => order.indexOf(one) - order.indexOf(other));
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
    const { places } = this.#now.choices;
    const isAll = !places.length && !this.options.length;
    this.putBack();
    this.isPassing = true;
    if (isAll) this.make();
  }

  make(): void {
    const { event } = this;
    if (event && !this.#chair.isBusy) this.#chair.play(event);
  }

  counter(): void {
    this.#chair.play("counter");
  }

  accept(): void {
    this.#chair.play("accept");
  }
}
