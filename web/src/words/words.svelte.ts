import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, settings } from "$web/client/settings.svelte";
import type { Listing, PartOf, Saying, SeatName } from "$web/wire/messages";

/** All texts, each loaded when it is needed: one file for a game and a language. */
const SHARED = import.meta.glob<string>(
  [
    "./text/*/*.ftl",
    "../../../src/yurt/engine/text/*.ftl",
    "../../../src/yurt/server/text/*.ftl",
    "../../../src/yurt/games/*/web/cover/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
const GAMES = import.meta.glob<string>(
  ["../../../src/yurt/games/*/text/*.ftl", "../../../src/yurt/games/*/web/text/*.ftl"],
  { query: "?raw", import: "default" },
);

const LESSONS = import.meta.glob<string>("../../../src/yurt/games/*/lesson/*.ftl", {
  query: "?raw",
  import: "default",
});

/** What only the page says that shows every piece. */
const EXHIBITS = import.meta.glob<string>("../kit/exhibits/text/*.ftl", {
  query: "?raw",
  import: "default",
});

type Detail = string | number | SeatName | Saying | Listing | PartOf;
export type Details = Record<string, Detail>;

async function bundle(
  language: Language,
  games: readonly string[],
  lessons: readonly string[],
  withExhibits: boolean,
): Promise<Map<string, FluentBundle>> {
  const made = new Map<string, FluentBundle>();
  const shared = await texts(withExhibits ? { ...SHARED, ...EXHIBITS } : SHARED, language);
  for (const game of ["", ...games]) {
    const from = lessons.includes(game) ? { ...GAMES, ...LESSONS } : GAMES;
    const own = game ? await texts(from, language, `/games/${folder(game)}/`) : [];
    // Signs around names that tell their direction are for other writing systems than ours.
    const fresh = new FluentBundle(language, { useIsolating: false });
    for (const text of [...shared, ...own]) fresh.addResource(new FluentResource(text));
    made.set(game, fresh);
  }
  return made;
}

type Texts = Record<string, () => Promise<string>>;

/** Of each folder the file of a language, or the English one where that is not there yet. */
function texts(from: Texts, language: Language, within = ""): Promise<string[]> {
  const homes = Object.keys(from)
    .filter((path) => path.includes(within))
    .map((path) => path.slice(0, path.lastIndexOf("/")));
  return Promise.all(
    [...new Set(homes)].map((home) =>
      (from[`${home}/${language}.ftl`] ?? from[`${home}/en.ftl`]!)(),
    ),
  );
}

const folder = (game: string) => game.replaceAll("-", "_");

/** What is said, in the language of this device; switches at once. */
class Words {
  #bundles = $state.raw(new Map<string, FluentBundle>());
  #games: string[] = [];
  #lessons: string[] = [];
  #hasExhibits = false;
  #asked = 0;
  #last: Promise<void> = Promise.resolve();
  /** The game whose words are said where none is named. */
  game = $state("");
  /** The seat of whoever reads; null where several do, or nobody who plays. */
  you: number | null = $state(null);
  language: Language | null = $state(null);

  /** Loads what is to be said in the language of the settings. */
  load(game = ""): Promise<void> {
    if (game && !this.#games.includes(game)) this.#games.push(game);
    const { language } = settings;
    this.#asked += 1;
    const asked = this.#asked;
    this.#last = bundle(language, [...this.#games], [...this.#lessons], this.#hasExhibits).then(
      (made) => {
        // Whoever asked before waits for what was asked for last, which has everything.
        if (asked !== this.#asked) return this.#last;
        this.#bundles = made;
        this.language = language;
      },
    );
    return this.#last;
  }

  /** The same, with what the lesson of a game says. */
  loadLesson(game: string): Promise<void> {
    if (!this.#lessons.includes(game)) this.#lessons.push(game);
    return this.load(game);
  }

  /** The same, with what the page of all pieces says. */
  loadExhibits(): Promise<void> {
    this.#hasExhibits = true;
    return this.load();
  }

  /** Whether a game speaks English, because it has no texts in the language of this device yet. */
  isBorrowed(game: string): boolean {
    const own = `/games/${folder(game)}/text/${this.language}.ftl`;
    return this.language !== null && !Object.keys(GAMES).some((path) => path.endsWith(own));
  }

  /** Says "you" to the seat of whoever reads, for as long as the effect in which it is called lasts. */
  speakTo(seat: number | null): () => void {
    this.you = seat;
    return () => {
      this.you = null;
    };
  }

  has(key: string, game = this.game): boolean {
    return this.#bundle(game)?.hasMessage(key) ?? false;
  }

  #bundle(game: string): FluentBundle | undefined {
    return this.#bundles.get(game) ?? this.#bundles.get("");
  }

  /** A sentence of the page. */
  say(key: string, details: Details = {}, names: readonly string[] = [], game = this.game): string {
    return this.put({ is: "say", key, details }, names, game);
  }

  /**
   * A sentence of the server, with the names of the seats. An attribute of the message that is named
   * like one of its details is for the reader whose seat stands there: "You claim 4 yaks."
   */
  put(saying: Saying, names: readonly string[] = [], game = this.game): string {
    const bundle = this.#bundle(game);
    const message = bundle?.getMessage(saying.key);
    if (!bundle || !message?.value) {
      if (bundle) console.error(`${saying.key} has no text in ${this.language}`);
      return "";
    }
    const details: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(saying.details ?? {})) {
      details[name] = this.#detail(value, names, game);
    }
    const yours = Object.entries(saying.details ?? {})
      .filter(([, value]) => this.#isYou(value))
      .map(([name]) => message.attributes[name]);
    const errors: Error[] = [];
    const text = bundle.formatPattern(yours.find(Boolean) ?? message.value, details, errors);
    for (const error of errors)
      console.error(`${saying.key} in ${this.language}: ${error.message}`);
    return text;
  }

  #isYou = (value: Detail): boolean =>
    typeof value === "object" && value.is === "seat" && value.seat === this.you;

  #detail(value: Detail, names: readonly string[], game: string): FluentVariable {
    if (typeof value !== "object") return value;
    if (value.is === "seat") {
      return names[value.seat] || this.say("seat", { number: value.seat }, [], game);
    }
    // A range that nobody has chosen from yet.
    if (value.is === "part") return "…";
    if (value.is === "say") return this.put(value, names, game);
    const parts = value.parts.map((part) => this.put(part, names, game));
    const last = parts.at(-1) ?? "";
    if (parts.length < 2) return last;
    const key = value.either ? "listing-or" : "listing";
    return this.say(key, { most: parts.slice(0, -1).join(", "), last }, [], game);
  }
}

export const words = new Words();

/** Short for `words.say`: `{t("lobby-title")}`. */
export const t = (key: string, details: Details = {}): string => words.say(key, details);
