/** Pictures of the rules page that show several cards: their names in notation. */
export const ROWS: Readonly<Record<string, readonly string[]>> = {
  sizes: ["yak-1", "ibex-1", "vulture-1", "groundhog-1", "yeti-1"],
  example: ["yak-2", "vulture-2", "vulture-3", "wild-2", "bang", "one", "stop"],
};
