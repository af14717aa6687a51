import type { Pictures } from "$web/games";
import Picture from "./Picture.svelte";

/** What is shown beside what is told of it: squares of the board, and lines with what they are worth. */
const NAMES = ["lines", "brelan-4", "full", "carre", "yam", "suite", "low", "sec", "defi"];

const pictures: Pictures = Object.fromEntries(NAMES.map((name) => [name, Picture]));

export default pictures;
