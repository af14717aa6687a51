/** By which address others come to this server: links and codes for them carry it. */
import type { ReachInfo } from "$web/wire/messages";
import { api } from "./api";

/** Names of this very machine, which nobody else's phone finds under them. */
const HERE = ["localhost", "127.0.0.1", "[::1]"];

class Reach {
  readonly #isHere = HERE.includes(location.hostname);
  #told: ReachInfo | null = $state.raw(null);

  constructor() {
    if (this.#isHere) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#told = await api.reach().catch(() => ({}));
  }

  /** What the address of a page begins with, for others. */
  get origin(): string {
    return this.#told?.url || location.origin;
  }

  /** The links lead nowhere from another device, and the server knows no better address. */
  get isOnlyHere(): boolean {
    return this.#told !== null && !this.#told.url;
  }

  /** What to start so that others come in; empty if that would change nothing. */
  get command(): string {
    return this.#told?.command ?? "";
  }
}

export const reach = new Reach();
