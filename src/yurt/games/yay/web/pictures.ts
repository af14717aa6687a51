import type { Pictures } from "$web/games";
import Picture from "./Picture.svelte";

const pictures: Pictures = { touches: Picture, beside: Picture };

export default pictures;
