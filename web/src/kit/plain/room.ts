import type { FeltBox } from "../felt.svelte";

/** Lower than this (rem), the parts of the table have no room above each other, or at all. */
const LOW = 34;
const FLAT = 17;

/** With large letters on a small screen everything is one text that is scrolled. */
export const isOneText = ({ size, height }: FeltBox): boolean =>
  height < FLAT || (size === "phone" && height < LOW);
