import { describe, expect, it } from "vitest";
import { CarefulChair } from "./careful.svelte";
import { settings } from "./settings.svelte";
import { news, stopTheClocks, TestLine } from "./testing";

stopTheClocks();

function seated(): { chair: CarefulChair; line: TestLine } {
  const line = new TestLine();
  const chair = new CarefulChair(() => line, "secret");
  chair.final = ["challenge"];
  const named = (event: string) => ({ event, name: { is: "say" as const, key: event } });
  const moves = { single: [named("challenge"), named("pass")], ranges: [] };
  chair.news(news(1, { moves, whole: true }));
  return { chair, line };
}

describe("a move that cannot be taken back", () => {
  it("is made at once unless somebody wants to be asked", () => {
    settings.careful = false;
    const { chair, line } = seated();
    void chair.play("challenge");
    expect(chair.pondered).toBeNull();
    expect(line.asked).toHaveLength(1);
  });

  it("waits for a yes, and is forgotten after a no", async () => {
    settings.careful = true;
    const { chair, line } = seated();
    const first = chair.play("challenge");
    expect(chair.pondered?.events).toEqual(["challenge"]);
    chair.pondered?.answer(false);
    expect(await first).toBe(false);
    expect(line.asked).toHaveLength(0);
    void chair.play("challenge");
    chair.pondered?.answer(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(line.asked).toHaveLength(1);
    settings.careful = false;
  });

  it("is asked about where it matters only", () => {
    settings.careful = true;
    const { chair, line } = seated();
    void chair.play("pass");
    expect(chair.pondered).toBeNull();
    expect(line.asked).toHaveLength(1);
    settings.careful = false;
  });
});
