import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { settings } from "$web/client/settings.svelte";
import { listing, say, seatName } from "./sayings";
import { t, words } from "./words.svelte";

const NAMES = ["Ann", "Bob"];

beforeAll(async () => {
  settings.language = "en";
  await words.load("yak");
  words.game = "yak";
});
afterEach(() => {
  vi.restoreAllMocks();
});

const claim = (count: number, species: string) => say("claim", { count, species });

describe("a sentence", () => {
  it("is said with its details, which may be sentences themselves", () => {
    expect(words.put(claim(1, "yak"))).toBe("1 yak");
    expect(words.put(claim(3, "ibex"))).toBe("3 ibexes");
    expect(words.put(say("advise-claim", { claim: claim(2, "vulture") }))).toBe("Claim 2 vultures");
  });

  it("names seats, and numbers those without a name", () => {
    const said = (seat: number) =>
      words.put(say("claims", { seat: seatName(seat), claim: claim(1, "yak") }), NAMES);
    expect(said(1)).toBe("Bob claims 1 yak.");
    expect(said(2)).toContain(t("seat", { number: 2 }));
    expect(said(2)).not.toContain("undefined");
  });

  it("says you to whoever has the seat, and the name to everyone else", () => {
    const said = (seat: number, you: number | null) => {
      words.you = you;
      return words.put(say("claims", { seat: seatName(seat), claim: claim(1, "yak") }), NAMES);
    };
    expect(said(1, 1)).toBe("You claim 1 yak.");
    expect(said(1, 0)).toBe("Bob claims 1 yak.");
    const leave = words.speakTo(1);
    expect(words.put(say("passes", { seat: seatName(1) }), NAMES)).toMatch(/^You /);
    leave();
    expect(words.put(say("passes", { seat: seatName(1) }), NAMES)).toMatch(/^Bob /);
  });

  it("lists things: none, one, two, all of three, or one of them", () => {
    const cards = ["yak", "ibex", "yeti"].map((species) => claim(1, species));
    const said = (parts: typeof cards, either = false) =>
      words.put(say("drawn-hand", { cards: { ...listing(parts), either } }));
    const [none, one] = [said([]), said(cards.slice(0, 1))];
    expect(one).toBe(`${none.trimEnd()} 1 yak`);
    expect(said(cards.slice(0, 2))).toContain("1 yak and 1 ibex");
    expect(said(cards)).toContain("1 yak, 1 ibex and 1 yeti");
    expect(said(cards, true)).toContain("1 yak, 1 ibex or 1 yeti");
  });

  it("that has no text is silent here and told to whoever mends it", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(words.put(say("no-such-sentence"))).toBe("");
    expect(error).toHaveBeenCalledWith("no-such-sentence has no text in en");
  });

  it("of which a detail is missing is told to whoever mends it", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    words.put(say("advise-claim"));
    expect(error).toHaveBeenCalledOnce();
  });
});

describe("words of a game", () => {
  it("are those of the game that is named, or else of the table", async () => {
    await words.load("zayo");
    expect(words.has("advise-doubt")).toBe(true);
    expect(words.has("advise-doubt", "zayo")).toBe(false);
    expect(words.has("lobby-title", "zayo")).toBe(true);
  });

  it("are not there before they are loaded, but those of the pages are", () => {
    expect(words.has("lobby-title", "yay")).toBe(true);
    expect(words.has("advise-block", "yay")).toBe(false);
  });
});

describe("another language", () => {
  it("is spoken as soon as it is there, for all that was loaded", async () => {
    settings.language = "de";
    const loaded = words.load();
    expect(words.language).toBe("en");
    await loaded;
    expect(words.language).toBe("de");
    expect(words.put(claim(1, "yak"))).toBe("1 Yak");
    expect(words.has("advise-doubt", "yak")).toBe(true);
  });

  it("that was asked for last wins", async () => {
    settings.language = "fr";
    const first = words.load();
    settings.language = "it";
    const second = words.load();
    await Promise.all([first, second]);
    expect(words.language).toBe("it");
    settings.language = "en";
    await words.load();
  });
});
