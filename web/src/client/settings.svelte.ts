/** What this device's people like; kept in the browser. */
import { LANGUAGES } from "$web/wire/values";

export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";

const KEY = "yurt.settings";

interface Kept {
  language: Language;
  theme: Theme;
  /** 1 is the browser's own size, 2 twice as large. */
  text: number;
  sound: boolean;
  /** Less motion, even if the system does not ask for it. */
  still: boolean;
  /** How fast moves are shown: 1 is normal. */
  speed: number;
  name: string;
  /** The animal of whoever plays here; empty: a letter. */
  face: string;
  /** Of the bots, 1 to 5. */
  level: number;
  /** Every game on the table that is made of words. */
  plain: boolean;
  /** Asks before moves that cannot be taken back and are easily made by mistake. */
  careful: boolean;
  /** Log and chat stand beside the table; null: unless one plays with bots alone. */
  side: boolean | null;
}

function spoken(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

function read(): Kept {
  const usual: Kept = {
    language: spoken(),
    theme: "auto",
    text: 1,
    sound: true,
    still: false,
    speed: 1,
    name: "",
    face: "",
    level: 3,
    plain: false,
    careful: false,
    side: null,
  };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual;
  }
}

export const settings: Kept = $state(read());

/** The device's own speed while another one holds. */
let ownSpeed: number | null = null;

/** For a while moves are shown so many times as fast; that is not kept. 1: as usual again. */
export function hasten(times: number): void {
  ownSpeed ??= settings.speed;
  settings.speed = ownSpeed * times;
  if (times === 1) ownSpeed = null;
}

/** Keeps the settings and lets the page show them; called once, by the App. */
export function applySettings(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.style.fontSize = settings.text === 1 ? "" : `${settings.text * 100}%`;
    root.dataset.still = String(settings.still);
    if (settings.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    try {
      const speed = ownSpeed ?? settings.speed;
      localStorage.setItem(KEY, JSON.stringify({ ...settings, speed }));
    } catch {
      // A private window keeps nothing; everything works all the same.
    }
  });
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether things should fade rather than move. */
export const isStill = (): boolean => settings.still || calm.matches;
