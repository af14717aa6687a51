import { api, ProblemError } from "$web/client/api";
import { namesOf } from "$web/client/people";
import { type Moment, momentsOf } from "$web/shell/replay/moments";
import { ownSeat } from "$web/shell/replay/source";
import { linesOf } from "$web/shell/table/log";
import type {
  DecisionInfo,
  EventInfo,
  GameFacts,
  HighlightsInfo,
  Replay,
  ReviewBody,
  TableInfo,
} from "$web/wire/messages";
import { words } from "$web/words/words.svelte";

/** How often the server is asked how far it has come, in milliseconds. */
const PAUSE = 1000;

/** A finished game as its coach sees it. */
export class Coach {
  readonly key: string;
  replay: Replay | null = $state.raw(null);
  review: ReviewBody | null = $state.raw(null);
  highlights: HighlightsInfo | null = $state.raw(null);
  facts: GameFacts | null = $state.raw(null);
  done = $state(0);
  total = $state(0);
  /** Why the server has given up. */
  failure: ProblemError | null = $state.raw(null);
  #timer = 0;
  #hasLeft = false;

  /** The seat of this device, if it had one. */
  readonly own: number | null = $derived.by(() => ownSeat(this.table?.id ?? this.key));
  readonly table: TableInfo | null = $derived(this.replay?.table ?? null);
  readonly names: string[] = $derived(this.table ? namesOf(this.table) : []);
  readonly moments: Moment[] = $derived.by(() =>
    momentsOf(this.replay?.frames ?? [], this.names, null),
  );
  readonly events: EventInfo[] = $derived(
    (this.replay?.frames ?? []).flatMap(({ events = [] }) => events),
  );
  /** What was clearly worse than something else, as it happened. */
  readonly graded: DecisionInfo[] = $derived(
    (this.review?.decisions ?? []).filter(({ grade }) => grade),
  );

  constructor(key: string) {
    this.key = key;
  }

  /** Throws what the server says if the game cannot be reviewed. */
  async begin(): Promise<void> {
    const [replay, { games }] = await Promise.all([api.replay(this.key, null), api.games()]);
    const { game, id } = replay.table;
    await words.load(game);
    words.game = game;
    this.facts = games.find(({ name }) => name === game) ?? null;
    await this.#look();
    this.replay = replay;
    // What else is told of the game is not waited for.
    this.highlights = await api.highlights(id).catch(() => null);
  }

  async #look(): Promise<void> {
    const { done, total, review = null } = await api.review(this.key);
    this.done = done;
    this.total = total;
    this.review = review;
    if (!review && !this.#hasLeft) this.#timer = window.setTimeout(this.#again, PAUSE);
  }

  /** A server that does not answer for a moment goes on with its work all the same. */
  #again = (): void => {
    this.#look().catch((error) => {
      if (error instanceof ProblemError) this.failure = error;
      else if (!this.#hasLeft) this.#timer = window.setTimeout(this.#again, PAUSE);
    });
  };

  /** The work has failed: it is begun anew. */
  retry(): void {
    this.failure = null;
    this.#again();
  }

  leave(): void {
    this.#hasLeft = true;
    clearTimeout(this.#timer);
  }

  /** The number of the frame in which an event happens. */
  frameOf(event: number): number {
    const found = this.replay?.frames.findIndex(({ seq }) => seq >= event) ?? -1;
    return Math.max(0, found);
  }

  /** What happened at an event; nothing before the first one. */
  textOf(event: number): string {
    const happened = this.events[event - 1];
    const own = happened ? linesOf([happened], this.names).join(" ") : "";
    return own || (this.moments[event ? this.frameOf(event) : 0]?.text ?? "");
  }

  /** Where an event is looked at again; `seat`: just before it, through the eyes of that seat. */
  linkTo(event: number, seat: number | null = null): string {
    const at = this.frameOf(event);
    const id = this.table?.id ?? this.key;
    return seat === null
      ? `/replay/${id}?at=${at}`
      : `/replay/${id}?at=${Math.max(0, at - 1)}&seat=${seat}`;
  }
}
