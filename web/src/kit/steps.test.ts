import { describe, expect, it, vi } from "vitest";
import { settings } from "$web/client/settings.svelte";
import { stopTheClocks } from "$web/client/testing";
import { easy } from "./motion";
import { Steps } from "./steps";

stopTheClocks();

describe("steps", () => {
  const told = () => {
    const seen: string[] = [];
    const steps = new Steps();
    steps.at(200, () => seen.push("second"));
    steps.at(100, () => seen.push("first"));
    steps.at(300, () => seen.push("third"));
    return { steps, seen };
  };

  it("come each at its time", () => {
    const { seen } = told();
    vi.advanceTimersByTime(199);
    expect(seen).toEqual(["first"]);
    vi.advanceTimersByTime(200);
    expect(seen).toEqual(["first", "second", "third"]);
  });

  it("come all at once for whoever has seen enough, and none of them twice", () => {
    const { steps, seen } = told();
    vi.advanceTimersByTime(100);
    steps.settle();
    expect(seen).toEqual(["first", "second", "third"]);
    vi.advanceTimersByTime(1000);
    expect(seen).toHaveLength(3);
  });

  it("may lead to others, which come at once too", () => {
    const { steps, seen } = told();
    steps.at(50, () => steps.at(50, () => seen.push("after")));
    steps.settle();
    expect(seen).toContain("after");
  });

  it("do not come where nobody looks any more", () => {
    const { steps, seen } = told();
    steps.leave();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual([]);
    steps.at(10, () => seen.push("new"));
    vi.advanceTimersByTime(10);
    expect(seen).toEqual(["new"]);
  });
});

describe("a motion", () => {
  it("takes less time where moves are shown fast, and none where things keep still", () => {
    expect(easy(300)).toBe(300);
    settings.speed = 2;
    expect(easy(300)).toBe(150);
    settings.still = true;
    expect(easy(300)).toBe(0);
  });
});
