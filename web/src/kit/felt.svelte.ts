import { getContext, setContext } from "svelte";

/**
 * How much room a table has, from its own box in letters (rem): large letters make a small table.
 * `phone`: narrow. `sideways`: low, so its parts stand side by side. `tablet`: upright and roomy.
 * `wide`: everything else.
 */
export type FeltSize = "phone" | "sideways" | "tablet" | "wide";

/** What the parts of a table know of the felt they lie on; all lengths in rem. */
export interface FeltBox {
  readonly size: FeltSize;
  /** Seen from across the room: a shared screen. */
  readonly isFar: boolean;
  readonly width: number;
  readonly height: number;
  /** Pixels of a rem. */
  readonly letter: number;
  /** The box that is left for `board`. */
  readonly board: { readonly width: number; readonly height: number };
  /** Where places (`data-place`) are looked for. */
  readonly root: HTMLElement | undefined;
}

/** Narrower than this, a table is laid out for one hand. */
const NARROW = 44;
/** Lower than this, and wider than high, nothing fits above anything else. */
const LOW = 30;
const LYING = 1.25;

export function sizeOf(width: number, height: number): FeltSize {
  if (height < LOW && width > height * LYING) return "sideways";
  if (width < NARROW) return "phone";
  return height > width ? "tablet" : "wide";
}

/** A phone with so large letters that little fits beside each other. */
const TIGHT = 17;
export const isTight = ({ size, width }: FeltBox): boolean => size === "phone" && width < TIGHT;

const KEY = Symbol("felt");
/** Pieces that lie on no felt, as those of the exhibition, have all the room they want. */
const NONE: FeltBox = {
  size: "wide",
  isFar: false,
  width: 80,
  height: 50,
  letter: 16,
  board: { width: 80, height: 30 },
  root: undefined,
};

export const layFelt = (box: FeltBox): FeltBox => setContext(KEY, box);

/** The felt that a piece lies on. */
export const felt = (): FeltBox => getContext<FeltBox | undefined>(KEY) ?? NONE;
