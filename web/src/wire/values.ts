// Made by scripts/types; edits are lost.

/** Every language that pages and tables speak. */
export const LANGUAGES = ["en", "de", "fr", "it", "nl"] as const;

/** The bots, from the weakest on. */
export const LEVELS = [1, 2, 3, 4, 5] as const;

/** The animals that people may have as their face. */
export const FACES = ["yak", "ibex", "vulture", "groundhog", "yeti", "wolf", "sheep", "goat", "camel", "horse", "fox", "owl"] as const;
