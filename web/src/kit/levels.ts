import type { IconName } from "./icons";

const ANIMALS: readonly IconName[] = ["bot", "lamb", "goat", "horse", "wolf", "eagle"];

/** The animal of a level; a bot that plays by rules of thumb (0) has none. */
export const animalOf = (level: number): IconName => ANIMALS[level] ?? "bot";
