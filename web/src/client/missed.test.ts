import { describe, expect, it, vi } from "vitest";
import { news, seated, stopTheClocks, type TestLine } from "./testing";

stopTheClocks();

describe("what was missed", () => {
  const late = (seq: number) => news(seq, { late: true });
  const seen = (line: TestLine) =>
    line.asked.flatMap((asked) => (asked.do === "seen" ? [asked.saw] : []));
  const hide = (isHidden: boolean) => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
    document.dispatchEvent(new Event("visibilitychange"));
  };

  it("is shown frame by frame once the table is there, and reported", () => {
    const { chair, line } = seated();
    chair.news(news(1, { whole: true }));
    for (const seq of [2, 3, 4]) chair.news(late(seq));
    vi.advanceTimersByTime(5000);
    expect(chair.frame?.seq).toBe(1);
    chair.durations = () => 1000;
    chair.forgets(["moves"]);
    expect(chair.isCatchingUp).toBe(true);
    expect(chair.frame?.seq).toBe(2);
    expect(seen(line)).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(chair.frame?.seq).toBe(3);
    expect(seen(line)).toEqual([1, 2]);
    vi.advanceTimersByTime(2000);
    expect(chair.frame?.seq).toBe(4);
    expect(chair.isCatchingUp).toBe(false);
    expect(seen(line)).toEqual([1, 2, 3, 4]);
    chair.leave();
  });

  it("waits while nobody looks at the page", () => {
    const { chair, line } = seated();
    chair.durations = () => 1000;
    chair.forgets(["moves"]);
    chair.news(news(1, { whole: true }));
    chair.news(news(2));
    hide(true);
    chair.news(news(3));
    vi.advanceTimersByTime(5000);
    expect(chair.frame?.seq).toBe(2);
    expect(seen(line)).toEqual([1, 2]);
    hide(false);
    expect(chair.frame?.seq).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(seen(line)).toEqual([1, 2, 3]);
    chair.leave();
  });

  it("is nothing where nothing has to be remembered", () => {
    const { chair, line } = seated();
    chair.forgets([]);
    chair.news(news(1, { whole: true }));
    chair.news(news(2));
    vi.advanceTimersByTime(5000);
    expect(seen(line)).toEqual([]);
    chair.leave();
  });
});
