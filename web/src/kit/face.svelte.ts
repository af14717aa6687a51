/** The drawings of faces, which are loaded when somebody has one. */
import type { Part } from "./faces";

let animals: Readonly<Record<string, readonly Part[]>> | null = $state.raw(null);
let isAsked = false;

async function load(): Promise<void> {
  isAsked = true;
  try {
    animals = (await import("./faces")).ANIMALS;
  } catch {
    // The network is away: the letter stands for whoever has a face, until the next one is drawn.
    isAsked = false;
  }
}

/** Of no face, and of one that only a later version knows, nothing. */
export function partsOf(face: string): readonly Part[] | undefined {
  if (face && !isAsked) void load();
  return animals?.[face];
}
