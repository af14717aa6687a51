import type { Pictures } from "$web/games";
import Picture from "./Picture.svelte";
import { ROWS } from "./rows";

/** Cards that are shown one by one, beside what is told of them. */
const CARDS = ["vulture-2", "wild-2", "bang", "one", "stop"];

const pictures: Pictures = Object.fromEntries(
  [...Object.keys(ROWS), ...CARDS].map((name) => [name, Picture]),
);

export default pictures;
