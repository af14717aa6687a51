/** What the tests of the client share. */
import { afterEach, beforeEach, vi } from "vitest";
import type { Answer, Asked, Line, Listener } from "$web/client/connection";
import type { EventInfo, News, TableInfo } from "$web/wire/messages";
import { say } from "$web/words/sayings";
import { Chair } from "./chair.svelte";
import { settings } from "./settings.svelte";

/** In all tests of a file time passes when they say so, and moves take as long as they do. */
export function stopTheClocks(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 1;
    settings.still = false;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

export const TABLE: TableInfo = {
  id: "table-1",
  code: "KAMP",
  game: "yak",
  options: {},
  status: "playing",
  seats: [
    { kind: "person", name: "Ann", present: true },
    { kind: "bot", name: "Bob", bot: true },
  ],
  clock: { kind: "none", seconds: 0, increment: 0 },
  commitment: "",
  turn: 0,
};

export const told = (number: number, actor: number, ...keys: string[]): EventInfo => ({
  number,
  actor,
  event: `event ${number}`,
  say: keys.map((key) => say(key)),
});

/** News of one event, after which `show` is on the table. */
export const news = (seq: number, rest: Partial<News> = {}): News => ({
  is: "news",
  seq,
  table: TABLE,
  show: { at: seq },
  events: [told(seq, 1, "moves")],
  ...rest,
});

/** A line whose answers the test gives. */
export class TestLine implements Line {
  readonly asked: Asked[] = [];
  #answers: ((answer: Answer | null) => void)[] = [];
  renewed = 0;
  isEnded = false;

  call(asked: Asked): Promise<Answer | null> {
    this.asked.push(asked);
    return new Promise((resolve) => this.#answers.push(resolve));
  }

  /** Answers the oldest call that is open. */
  async answer(answer: Answer | null): Promise<void> {
    this.#answers.shift()?.(answer);
    for (let round = 0; round < 5; round += 1) await Promise.resolve();
  }

  renew(): void {
    this.renewed += 1;
  }

  end(): void {
    this.isEnded = true;
  }
}

export function seated(seat: number | null = 0): { chair: Chair; line: TestLine } {
  const line = new TestLine();
  const chair = new Chair((_: Listener) => line);
  chair.welcome({ seat, host: false });
  chair.condition("open");
  return { chair, line };
}
