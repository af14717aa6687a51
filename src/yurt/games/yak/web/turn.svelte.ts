import { flushSync } from "svelte";
import type { Chair } from "$web/client/chair.svelte";
import { say } from "$web/words/sayings";
import { claimEvent, leastNumber, mostNumber, sayClaim } from "./cards";
import type { Claim, Show, Species } from "./wire";

/**
 * What someone is about to do: the card that is lifted and the claim that goes with it. The server
 * knows two events, the card and the claim; for whoever plays they are one.
 */
export class Turn {
  /** Which card of the hand is lifted. */
  lifted: number | null = $state(null);
  claim: Claim = $state.raw({ number: 1, species: "yeti" });
  /** Its card is played; it is said as soon as the server asks for it. */
  #waiting: Claim | null = $state.raw(null);
  #isSending = $state(false);
  readonly #chair: Chair;

  constructor(chair: Chair) {
    this.#chair = chair;
  }

  /** How things stand now, even while eyes still follow how it came to that. */
  get #now(): Show {
    return this.#chair.latest?.show as Show;
  }

  get isChoosing(): boolean {
    const { choices } = this.#now;
    return choices.may_claim || (this.lifted !== null && choices.playable.length > 0);
  }

  /** The cards that can be played. */
  get playable(): string[] {
    return this.#now.choices.playable;
  }

  get parts() {
    return [
      { name: "number", values: ["1"] },
      { name: "species", values: this.#now.species },
    ];
  }

  get values(): string[] {
    return [String(this.claim.number), this.claim.species];
  }

  get isSaid(): boolean {
    return this.#waiting !== null || this.#isSending;
  }

  /** A new question: nothing is lifted, and the claim is the lowest that outranks. */
  begin(): void {
    const { lowest_claim: lowest, may_claim } = this.#now.choices;
    this.lifted = null;
    if (!may_claim) {
      // It was claimed, or a bot has done it while there was no connection.
      this.#waiting = null;
      this.#isSending = false;
    }
    if (lowest && !this.isSaid) this.claim = lowest;
  }

  /** A card is tapped: it is lifted or put back, or the server says why it cannot be played. */
  tap(place: number): void {
    this.#chair.skip();
    // A question that comes with it is there before the card is lifted.
    flushSync();
    const card = this.#now.hand[place];
    if (card === undefined || this.isSaid) return;
    if (this.#now.choices.playable.includes(card)) {
      this.lifted = this.lifted === place ? null : place;
    } else {
      this.#chair.play(`play ${card}`);
    }
  }

  putBack(): void {
    this.lifted = null;
  }

  /** Another species; the number rises if it has to. */
  choose(_at: number, picked: string): void {
    const species = picked as Species;
    const number = Math.max(this.claim.number, leastNumber(this.#now, species));
    this.claim = { number, species };
  }

  step(_at: number, by: 1 | -1): void {
    const number = this.claim.number + by;
    const most = mostNumber(this.#now);
    const { claim } = this.#now;
    if (!claim && number !== 1) {
      this.#chair.refuse(say("refuse-open-with-one"), "YAK-7");
    } else if (claim && number < leastNumber(this.#now, this.claim.species)) {
      const details = { claim: sayClaim(claim), species: claim.species };
      this.#chair.refuse(say("web-must-beat", details), "YAK-8");
    } else if (number > most) {
      this.#chair.refuse(say("refuse-claim-too-high", { highest: most }), "YAK-9");
    } else {
      this.claim = { ...this.claim, number };
    }
  }

  /** Plays the lifted card and claims, or only claims if the card lies on the pile already. */
  async make(): Promise<void> {
    if (this.isSaid) return;
    const card = this.lifted === null ? undefined : this.#now.hand[this.lifted];
    this.#waiting = this.claim;
    if (this.#now.choices.may_claim) await this.goOn();
    else if (!card || !(await this.#chair.play(`play ${card}`))) this.#waiting = null;
  }

  /** The server asks for the claim that was chosen together with the card. */
  async goOn(): Promise<void> {
    const claim = this.#waiting;
    if (!claim || !this.#now.choices.may_claim) return;
    this.#waiting = null;
    this.#isSending = true;
    await this.#chair.play(claimEvent(claim));
    this.#isSending = false;
  }

  doubt(): void {
    this.#chair.play("challenge");
  }

  pass(): void {
    this.#chair.play("pass");
  }
}
