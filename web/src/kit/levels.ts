import type { IconName } from "./icons";

/** How well a bot plays, from the weakest on; its name is the text `level-N`. */
export const LEVELS = [1, 2, 3, 4, 5] as const;

const ANIMALS: readonly IconName[] = ["bot", "lamb", "goat", "horse", "wolf", "eagle"];

/** The animal of a level; a bot that plays by rules of thumb (0) has none. */
export const animalOf = (level: number): IconName => ANIMALS[level] ?? "bot";
