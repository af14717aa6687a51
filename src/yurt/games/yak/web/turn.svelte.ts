import { flushSync } from "svelte";
import type { Chair } from "$web/client/chair.svelte";
import { eventIn, isWithin, nameIn, valuesWith } from "$web/client/moves";
import type { MoveRange, Saying } from "$web/wire/messages";
import type { Claim, Show, Species } from "./wire";

/**
 * What someone is about to do: the card that is lifted and the claim that goes with it, both made
 * in one call. What is legal is what the server offers; why something is not, the server says.
 */
export class Turn {
  /** Which card of the hand is lifted. */
  lifted: number | null = $state(null);
  /** What is claimed, one value for each part of the range. */
  values: string[] = $state.raw([]);
  readonly #chair: Chair;

  constructor(chair: Chair) {
    this.#chair = chair;
  }

  /** How things stand now, even while eyes still follow how it came to that. */
  get #hand(): readonly string[] {
    return (this.#chair.latest?.show as Show | undefined)?.hand ?? [];
  }

  /** The cards that can be played. */
  get playable(): string[] {
    return this.#chair.movesOf("play").map(({ event }) => event.slice("play ".length));
  }

  get mayDoubt(): boolean {
    return this.#chair.can("challenge");
  }

  get mayPass(): boolean {
    return this.#chair.can("pass");
  }

  /** A card lies on the pile already, and its claim is asked for. */
  get mustClaim(): boolean {
    return this.#chair.range("claim") !== undefined;
  }

  get range(): MoveRange | undefined {
    return this.#chair.range("claim") ?? this.#chair.range("claim", "play");
  }

  get isChoosing(): boolean {
    return this.range !== undefined && (this.mustClaim || this.lifted !== null);
  }

  /** What the claim is called, as something to do. */
  get name(): Saying {
    return nameIn(this.range!, this.values);
  }

  get claim(): Claim {
    const at = (part: string) => this.range?.parts.findIndex(({ name }) => name === part) ?? -1;
    return {
      number: Number(this.values[at("number")]),
      species: this.values[at("species")] as Species,
    };
  }

  /** A new question: nothing is lifted, and the claim is the lowest that outranks. */
  begin(): void {
    this.lifted = null;
    if (this.range) this.values = this.range.least;
  }

  /** A card is tapped: it is lifted or put back, or the server says why it cannot be played. */
  tap(place: number): void {
    this.#chair.skip();
    // A question that comes with it is there before the card is lifted.
    flushSync();
    const card = this.#hand[place];
    if (card === undefined || this.#chair.isBusy) return;
    if (!this.#chair.can(`play ${card}`)) this.#chair.why(`play ${card}`);
    else this.lifted = this.lifted === place ? null : place;
  }

  putBack(): void {
    this.lifted = null;
  }

  /** Another species; the number rises if it has to. */
  choose(at: number, value: string): void {
    if (this.range) this.values = valuesWith(this.range, this.values, at, value);
  }

  /** One more or one less, or the server says why not. */
  step(at: number, by: 1 | -1): void {
    const { range } = this;
    const all = range?.parts[at]?.values;
    if (!range || !all) return;
    const place = all.indexOf(this.values[at] ?? "");
    const next = all[place + by];
    // Nothing comes before the first: then why it is the first.
    const wanted = this.values.with(at, next ?? all[place - by] ?? "");
    if (next !== undefined && isWithin(range, wanted)) this.values = wanted;
    else this.#chair.why(this.#events(wanted));
  }

  /** The lifted card and the claim, or the claim alone if the card lies on the pile already. */
  #events(values: readonly string[]): string[] {
    const claim = eventIn(this.range!, values);
    const card = this.#hand[this.lifted ?? -1];
    return this.mustClaim || card === undefined ? [claim] : [`play ${card}`, claim];
  }

  async make(): Promise<void> {
    if (this.#chair.isBusy || !this.isChoosing) return;
    await this.#chair.play(this.#events(this.values));
  }

  doubt(): void {
    this.#tryTo("challenge");
  }

  pass(): void {
    this.#tryTo("pass");
  }

  #tryTo(event: string): void {
    if (this.#chair.can(event)) this.#chair.play(event);
    else this.#chair.why(event);
  }
}
