import type { Pictures } from "$web/games";
import { FITTING } from "./examples";
import Picture from "./Picture.svelte";

const pictures: Pictures = Object.fromEntries(
  ["path", ...Object.keys(FITTING)].map((name) => [name, Picture]),
);

export default pictures;
