import { api } from "$web/client/api";
import { statistics } from "$web/client/statistics.svelte";
import type { HighlightsInfo } from "$web/wire/messages";
import type { Sitting } from "./sitting.svelte";

/** What is told when the game at a table is over; the device counts it once. */
export class After {
  highlights: HighlightsInfo | null = $state.raw(null);
  readonly #sitting: Sitting;
  readonly #over: string = $derived.by(() => {
    const table = this.#sitting.table;
    return table?.status === "over" ? table.id : "";
  });

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  /** Asks as soon as there is something to tell; called once, by the page. */
  attend(): void {
    $effect(() => {
      if (this.#over) void this.#ask(this.#over);
      else this.highlights = null;
    });
  }

  async #ask(id: string): Promise<void> {
    // Without it the result is shown all the same.
    const told = await api.highlights(id).catch(() => null);
    if (!told || id !== this.#over) return;
    this.highlights = told;
    const { own, kept, names, table } = this.#sitting;
    // Practice does not count, nor a game in which something shown was taken back.
    if (table?.mark) return;
    const seats = new Set([...own, ...Object.keys(kept?.seats ?? {}).map(Number)]);
    statistics.count(
      told,
      [...seats].toSorted((one, other) => one - other),
      names,
    );
  }
}
