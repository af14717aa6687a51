import { backOut, cubicIn } from "svelte/easing";
import { fade, type TransitionConfig } from "svelte/transition";
import { isStill } from "$web/client/settings.svelte";
import { ease, easy } from "$web/kit/motion";
import { LAND } from "./pace";

const FADE = 150;

/** A token falls onto its square; without motion it fades in. */
export function drop(node: Element): TransitionConfig {
  if (isStill()) return fade(node, { duration: FADE });
  return {
    duration: easy(LAND),
    easing: cubicIn,
    css: (there, away) =>
      `opacity: ${Math.min(1, there * 2)}; transform: translateY(${away * -70}%) scale(${1 + away * 0.7})`,
  };
}

/** A token is taken up and away. */
export function lift(node: Element): TransitionConfig {
  if (isStill()) return fade(node, { duration: FADE });
  return {
    duration: easy(LAND),
    easing: ease,
    css: (there, away) =>
      `opacity: ${there}; transform: translateY(${away * -90}%) scale(${1 + away * 0.5})`,
  };
}

interface Pulled {
  from: readonly [x: number, y: number];
}

/** A cord is pulled from its first knot, as soon as the token lies. */
export function pull(node: Element, { from: [x, y] }: Pulled): TransitionConfig {
  if (isStill()) return fade(node, { duration: FADE });
  return {
    delay: easy(LAND),
    duration: easy(420),
    easing: backOut,
    css: (there) =>
      `transform: translate(${x}px, ${y}px) scale(${there}) translate(${-x}px, ${-y}px)`,
  };
}
