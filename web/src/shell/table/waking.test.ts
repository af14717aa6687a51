import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "$web/client/settings.svelte";
import { seated, TABLE } from "$web/client/testing";
import { words } from "$web/words/words.svelte";
import Waking from "./Waking.svelte";
import { sayWaking, secondsUntil } from "./waking";

const bot = (level: number) => ({ kind: "bot", name: "Momo", bot: true, level });
const withBots = (...levels: number[]) => ({
  ...TABLE,
  seats: [...TABLE.seats, ...levels.map(bot)],
});

beforeAll(async () => {
  settings.language = "en";
  await words.load("yak");
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the time until a level thinks", () => {
  it("is told in steps, and never below none", () => {
    const told = [20_000, 16_000, 15_000, 100, 0, -5_000].map((then) => secondsUntil(then, 0));
    expect(told).toEqual([20, 20, 15, 5, 0, 0]);
  });

  it("is that of the strongest bot, or of the hints", () => {
    expect(sayWaking(withBots(2, 5, 3), 20)).toBe("Eagle is waking up: about 20 s");
    expect(sayWaking(withBots(2), 0)).toBe("Goat is waking up: a moment more");
    expect(sayWaking(TABLE, 20)).toBe("Better hints are on their way: about 20 s");
  });

  it("is known to the chair until everyone is awake, or somebody else says hello", () => {
    const { chair } = seated(0);
    chair.waking({ seconds: 20 });
    expect(chair.wakes).toBe(Date.now() + 20_000);
    chair.waking({ seconds: null });
    expect(chair.wakes).toBeNull();
    chair.waking({ seconds: 20 });
    chair.welcome({ seat: 0, host: true });
    expect(chair.wakes).toBeNull();
  });

  it("is seen running down, and read out once", () => {
    const target = document.createElement("div");
    const props = { table: withBots(5), wakes: Date.now() + 18_000 };
    const line = mount(Waking, { target, props });
    flushSync();
    const seen = () => target.querySelector("[aria-hidden]")?.textContent;
    const heard = () => target.querySelector("[role=status]")?.textContent;
    expect([seen(), heard()]).toEqual(Array(2).fill("Eagle is waking up: about 20 s"));
    vi.advanceTimersByTime(10_000);
    flushSync();
    expect(seen()).toBe("Eagle is waking up: about 10 s");
    vi.advanceTimersByTime(20_000);
    flushSync();
    expect(seen()).toBe("Eagle is waking up: a moment more");
    expect(heard()).toBe("Eagle is waking up: about 20 s");
    void unmount(line);
  });
});
