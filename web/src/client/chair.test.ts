import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Moves, Refused } from "$web/wire/messages";
import { say } from "$web/words/sayings";
import type { Chair, Frame } from "./chair.svelte";
import { settings } from "./settings.svelte";
import { news, seated, stopTheClocks, TABLE, told } from "./testing";

const LONG = 1000;

/** A table that somebody has come to, at number 1; each move is looked at for a second. */
function atTable(seat: number | null = 0) {
  const { chair, line } = seated(seat);
  chair.durations = () => LONG;
  chair.news(news(1, { whole: true }));
  return { chair, line };
}
const at = (frame: Frame | null) => frame?.seq;
const refused = (message: string): Refused => ({ is: "refused", request: "r", message });

stopTheClocks();

describe("what is shown", () => {
  it("is there at once for whoever comes", () => {
    const { chair } = atTable();
    expect(at(chair.frame)).toBe(1);
    expect(chair.isShowing).toBe(false);
    expect(chair.isTold).toBe(true);
    expect(chair.told).toBe(1);
    expect(chair.before).toBeNull();
  });

  it("follows move by move, in order, at its pace", () => {
    const { chair } = atTable();
    chair.news(news(2));
    chair.news(news(3));
    expect([at(chair.frame), at(chair.latest)]).toEqual([2, 3]);
    expect(at(chair.before)).toBe(1);
    expect(chair.isTold).toBe(false);
    vi.advanceTimersByTime(LONG - 1);
    expect(at(chair.frame)).toBe(2);
    vi.advanceTimersByTime(1);
    expect([at(chair.before), at(chair.frame)]).toEqual([2, 3]);
    expect(chair.told).toBe(2);
    expect(chair.isShowing).toBe(true);
    vi.advanceTimersByTime(LONG);
    expect(chair.isShowing).toBe(false);
    expect(chair.told).toBe(3);
    expect(chair.beat).toBe(2);
  });

  it("carries its own table: the turn is that of the frame, the truth may be further on", () => {
    const { chair } = atTable();
    chair.news(news(2, { table: { ...TABLE, turn: 1 } }));
    chair.news(news(3, { table: { ...TABLE, turn: 0 } }));
    expect(chair.frame?.table.turn).toBe(1);
    expect(chair.table?.turn).toBe(0);
  });

  it("goes faster with the device's speed, and where many wait", () => {
    settings.speed = 2;
    const { chair } = atTable();
    chair.news(news(2));
    vi.advanceTimersByTime(LONG / 2);
    expect(chair.isShowing).toBe(false);
    // With the one that is shown, three wait behind the next: it is looked at half as long.
    for (const seq of [3, 4, 5, 6, 7]) chair.news(news(seq));
    vi.advanceTimersByTime(LONG / 2);
    expect(at(chair.frame)).toBe(4);
    vi.advanceTimersByTime(LONG / 4);
    expect(at(chair.frame)).toBe(5);
  });

  it("is told at once where nothing moves", () => {
    settings.still = true;
    const { chair } = atTable();
    chair.news(news(2));
    expect(chair.isTold).toBe(true);
    expect(chair.told).toBe(2);
  });

  it("leaps over several moves of someone who was away", () => {
    const { chair } = atTable();
    chair.news(news(4, { events: [told(2, 0, "a"), told(3, -1, "b"), told(4, 1, "c")] }));
    expect(at(chair.frame)).toBe(4);
    expect(chair.before).toBeNull();
    expect(chair.isShowing).toBe(false);
  });

  it("shows one move with the chance after it as it happened", () => {
    const { chair } = atTable();
    chair.news(news(3, { events: [told(2, 0, "a"), told(3, -1, "b")] }));
    expect(at(chair.before)).toBe(1);
    expect(chair.isShowing).toBe(true);
  });

  it("is how things stand for whoever skips", () => {
    const { chair } = atTable();
    chair.news(news(2));
    chair.news(news(3));
    chair.skip();
    expect(at(chair.frame)).toBe(3);
    expect(chair.before).toBeNull();
    expect(chair.isAnimating).toBe(false);
    expect(chair.told).toBe(3);
    vi.advanceTimersByTime(5 * LONG);
    expect(at(chair.frame)).toBe(3);
  });

  it("goes on as soon as it was seen", () => {
    const { chair } = atTable();
    chair.seen();
    chair.news(news(2));
    chair.news(news(3));
    chair.seen();
    expect(at(chair.frame)).toBe(3);
  });

  it("is not followed on a hidden page", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const { chair } = atTable();
    chair.news(news(2));
    expect(at(chair.frame)).toBe(2);
    expect(chair.isShowing).toBe(false);
  });

  it("begins anew after an undo: what was taken back is no event any more", () => {
    const { chair } = atTable();
    chair.news(news(2));
    chair.news(news(3, { events: [], undone: 1, show: { at: 1 } }));
    expect(chair.events.map(({ number }) => number)).toEqual([1]);
    expect(chair.frame?.whole).toBe(true);
    expect(at(chair.frame)).toBe(3);
    expect(chair.isShowing).toBe(false);
  });

  it("keeps what was said at the table, and forgets it when it is told everything anew", () => {
    const { chair } = atTable();
    chair.news(news(2, { events: [], show: { at: 1 }, chat: [{ seq: 2, seat: 1, text: "hi" }] }));
    chair.news(news(3, { chat: [{ seq: 3, seat: 0, text: "ho" }] }));
    expect(chair.chat.map(({ text }) => text)).toEqual(["hi", "ho"]);
    chair.news(news(4, { whole: true }));
    expect(chair.chat).toEqual([]);
  });
});

describe("news without a move", () => {
  it("amend what is shown, and nothing begins anew", () => {
    const { chair } = atTable();
    chair.news(news(2));
    const ask = { ...TABLE, ask: { seat: 1, agreed: [] } };
    chair.news(news(3, { events: [], show: { at: 2 }, table: ask, undo: "now" }));
    expect(chair.frame).toBe(chair.latest);
    expect(chair.frame?.table.ask?.seat).toBe(1);
    expect(chair.frame?.undo).toBe("now");
    expect(chair.frame?.events.map(({ number }) => number)).toEqual([2]);
    expect(chair.beat).toBe(1);
    expect(at(chair.before)).toBe(1);
    expect(chair.saw()).toBe(3);
  });

  it("are of a waiting frame, if that is the newest", () => {
    const { chair } = atTable();
    chair.news(news(2));
    chair.news(news(3));
    chair.news(news(4, { events: [], show: { at: 3 }, undo: "ask" }));
    expect([at(chair.frame), at(chair.latest)]).toEqual([2, 4]);
    vi.advanceTimersByTime(LONG);
    expect(chair.frame?.undo).toBe("ask");
    expect(chair.frame).toBe(chair.latest);
  });

  it("of who is there change the table alone", () => {
    const { chair } = atTable();
    const { frame } = chair;
    const told = { seats: [false, true], away: [12, null], wait: [18, null], stand_in: 1 };
    chair.presence({ is: "presence", ...told });
    const { seats, stand_in } = chair.table!;
    expect(seats.map(({ present, away, wait }) => [present, away, wait])).toEqual([
      [false, 12, 18],
      [true, null, null],
    ]);
    expect([stand_in, chair.attended]).toEqual([1, Date.now()]);
    expect(chair.frame).toBe(frame);
  });
});

describe("held chairs", () => {
  it("show what happened meanwhile when someone looks", () => {
    const { chair } = atTable();
    chair.hold();
    chair.news(news(2));
    chair.news(news(3));
    vi.advanceTimersByTime(5 * LONG);
    expect(at(chair.frame)).toBe(1);
    chair.release();
    expect(at(chair.frame)).toBe(2);
    vi.advanceTimersByTime(LONG);
    expect(at(chair.frame)).toBe(3);
  });
});

describe("looking again", () => {
  it("begins with this seat's last own move", () => {
    const { chair } = atTable();
    expect(chair.canReplay).toBe(false);
    chair.news(news(2, { events: [told(2, 0, "own")] }));
    chair.news(news(3));
    chair.news(news(4));
    chair.skip();
    expect(chair.canReplay).toBe(true);
    chair.replay();
    expect(at(chair.frame)).toBe(2);
    expect(chair.told).toBe(2);
    expect([chair.isReplaying, chair.isShowing]).toEqual([true, true]);
    vi.advanceTimersByTime(400);
    expect(at(chair.frame)).toBe(3);
    vi.advanceTimersByTime(2 * LONG);
    expect(at(chair.frame)).toBe(4);
    expect(chair.isReplaying).toBe(false);
  });

  it("is not to be had where something has to be remembered", () => {
    const { chair } = atTable();
    chair.forgets(["moves"]);
    chair.news(news(2, { events: [told(2, 0, "own")] }));
    chair.news(news(3));
    expect(chair.canReplay).toBe(false);
    chair.forgets([]);
    expect(chair.canReplay).toBe(true);
  });
});

describe("momentary sentences", () => {
  const saidIn = (chair: Chair) => chair.events.map(({ say: said = [] }) => said.map((s) => s.key));

  it("are gone some seconds after they were told", () => {
    const { chair } = seated();
    chair.forgets(["turns-up"]);
    chair.news(news(1, { whole: true, events: [told(1, 1, "turns-up", "misses")] }));
    expect(saidIn(chair)).toEqual([["turns-up", "misses"]]);
    vi.advanceTimersByTime(5000);
    expect(saidIn(chair)).toEqual([["misses"]]);
    expect(chair.events[0]?.event).toBe("");
    expect(saidIn({ events: chair.frame!.events } as Chair)).toEqual([["misses"]]);
    expect(chair.hasForgotten).toBe(true);
  });

  it("go with the next move at the latest", () => {
    const { chair } = atTable();
    chair.forgets(["moves"]);
    chair.news(news(2));
    expect(saidIn(chair)).toEqual([[], ["moves"]]);
  });

  it("stay when the game is over", () => {
    const { chair } = seated();
    chair.forgets(["moves"]);
    chair.news(news(1, { whole: true, table: { ...TABLE, status: "over" } }));
    vi.advanceTimersByTime(10_000);
    expect(saidIn(chair)).toEqual([["moves"]]);
  });
});

describe("moves", () => {
  const MOVES: Moves = {
    single: [{ event: "play a", name: say("a") }],
    ranges: [
      {
        form: "claim {n}",
        parts: [{ name: "n", values: ["1", "2"] }],
        least: ["2"],
        most: ["2"],
        name: say("claim"),
        after: "play",
      },
    ],
  };

  it("are those of the newest frame, also while an older one is shown", () => {
    const { chair } = atTable();
    expect(chair.moves).toBeNull();
    expect(chair.can("play a")).toBe(false);
    chair.news(news(2));
    chair.news(news(3, { moves: MOVES, expect: say("play-or") }));
    expect(chair.can("play a")).toBe(true);
    expect(chair.can(["play a", "claim 2"])).toBe(true);
    expect(chair.can(["play a", "claim 1"])).toBe(false);
    expect(chair.movesOf("play")).toHaveLength(1);
    expect(chair.range("claim")).toBeUndefined();
    expect(chair.range("claim", "play")?.form).toBe("claim {n}");
    expect(chair.isAsked).toBe(false);
    chair.skip();
    expect(chair.isAsked).toBe(true);
  });
});

describe("playing", () => {
  it("sends one move, or several of a turn, with the number that was seen", async () => {
    const { chair, line } = atTable();
    const first = chair.play("play a");
    expect(line.asked.at(-1)).toMatchObject({ do: "play", events: ["play a"], saw: 1 });
    expect(chair.isBusy).toBe(true);
    await line.answer({ is: "done", request: "r", seq: 2 });
    expect(await first).toBe(true);
    expect(chair.isBusy).toBe(false);
    void chair.play(["play a", "claim 2"]);
    expect(line.asked.at(-1)).toMatchObject({ events: ["play a", "claim 2"] });
  });

  it("skips what is still to be seen", () => {
    const { chair } = atTable();
    chair.news(news(2));
    chair.news(news(3));
    void chair.play("play a");
    expect(at(chair.frame)).toBe(3);
  });

  it("is not busy any more when what came of it is heard before the answer", () => {
    const { chair } = atTable();
    void chair.play("play a");
    chair.news(news(2));
    expect(chair.isBusy).toBe(false);
  });

  it("shows the server's refusal, and drops it with the next call", async () => {
    const { chair, line } = atTable();
    const tried = chair.play("play b");
    await line.answer(refused("No."));
    expect(await tried).toBe(false);
    expect(chair.refusal?.message).toBe("No.");
    void chair.play("play a");
    expect(chair.refusal).toBeNull();
  });

  it("keeps one move while the connection is lost, and no second", async () => {
    const { chair, line } = atTable();
    chair.condition("lost");
    expect(chair.kept).toBe("");
    void chair.play("play a");
    flushSync();
    expect(chair.kept).toBe("move");
    expect(await chair.play("play b")).toBe(false);
    expect(chair.refusal?.key).toBe("kit-kept");
    expect(line.asked).toHaveLength(1);
    chair.condition("open");
    expect(chair.kept).toBe("");
  });

  it("does not call a move kept whose outcome was heard", () => {
    const { chair } = atTable();
    void chair.play("play a");
    chair.news(news(2));
    chair.condition("lost");
    expect(chair.kept).toBe("");
    void chair.call({ do: "undo" });
    expect(chair.kept).toBe("call");
  });
});

describe("asking why not", () => {
  const REASON = { is: "reason", request: "r", seq: 1, rule: "AB-1", key: "refuse-it" } as const;

  it("shows the answer as a refusal, and changes nothing else", async () => {
    const { chair, line } = atTable();
    void chair.why(["play a", "claim 9"]);
    expect(line.asked).toEqual([{ do: "why", events: ["play a", "claim 9"], saw: 1 }]);
    expect(chair.isBusy).toBe(false);
    await line.answer({ ...REASON, message: "Too high." });
    expect(chair.refusal).toMatchObject({ is: "refused", message: "Too high.", rule: "AB-1" });
  });

  it("says nothing about what can be done", async () => {
    const { chair, line } = atTable();
    void chair.why("play a");
    await line.answer({ ...REASON, message: "" });
    expect(chair.refusal).toBeNull();
  });

  it("says nothing any more where the table has moved on", async () => {
    const { chair, line } = atTable();
    void chair.why("play a");
    chair.news(news(2));
    await line.answer({ ...REASON, message: "Too high." });
    expect(chair.refusal).toBeNull();
  });

  it("is nothing that a lost connection keeps", () => {
    const { chair } = atTable();
    chair.condition("lost");
    void chair.why("play a");
    expect(chair.kept).toBe("");
  });
});

describe("hints", () => {
  const HINTED = {
    is: "hinted",
    request: "r",
    seq: 1,
    moves: [{ move: "play a", chance: 0.5, error: 0.1, name: say("a"), why: say("b") }],
  } as const;

  it("point at the best move, until something moves", async () => {
    const { chair, line } = atTable();
    void chair.hint();
    void chair.hint();
    expect(line.asked).toEqual([{ do: "hint", saw: 1 }]);
    expect(chair.isHinting).toBe(true);
    await line.answer({ ...HINTED, moves: [...HINTED.moves] });
    expect(chair.pointed).toBe("play a");
    chair.news(news(2));
    expect([chair.pointed, chair.hinted]).toEqual(["", null]);
  });

  it("come too late for whoever has moved", async () => {
    const { chair, line } = atTable();
    void chair.hint();
    chair.news(news(2));
    await line.answer({ ...HINTED, moves: [...HINTED.moves] });
    expect(chair.hinted).toBeNull();
    expect(chair.isHinting).toBe(false);
  });
});

describe("leaving and coming anew", () => {
  it("ends the line and shows nothing more", () => {
    const { chair, line } = atTable();
    chair.news(news(2));
    chair.news(news(3));
    chair.leave();
    vi.advanceTimersByTime(5 * LONG);
    expect(at(chair.frame)).toBe(2);
    expect(line.isEnded).toBe(true);
  });

  it("asks for everything when it is to be told in another form", () => {
    const { chair, line } = atTable();
    expect(chair.saw()).toBe(1);
    chair.renew();
    expect(chair.saw()).toBe(-1);
    expect(line.renewed).toBe(1);
  });
});
