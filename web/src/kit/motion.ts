import { cubicOut } from "svelte/easing";
import { type CrossfadeParams, crossfade, fade, type TransitionConfig } from "svelte/transition";
import { isStill, settings } from "$web/client/settings.svelte";

/** Things start fast and come to rest softly. */
export const ease = cubicOut;

const FADE = 150;

/** Milliseconds for a motion: none if things should keep still, fewer if moves are shown fast. */
export const easy = (ms: number): number => (isStill() ? 0 : ms / settings.speed);

type Keyed = CrossfadeParams & { key: unknown };
type Way = (node: Element, params: Keyed) => () => TransitionConfig;

/** As far as it flies, so long it takes: 200 ms next door, 400 ms across the table. */
const flight = (distance: number): number => easy(Math.min(400, 200 + distance / 3));

/**
 * A thing leaves one place and arrives in another: `const [leave, arrive] = travel()`, then
 * `out:leave={{ key }}` and `in:arrive={{ key }}`. Without motion it fades.
 */
export function travel(): [leave: Way, arrive: Way] {
  const fallback = (node: Element) => fade(node, { duration: FADE });
  const [send, receive] = crossfade({ duration: flight, easing: ease, fallback });
  const calm =
    (way: Way): Way =>
    (node, params) =>
      isStill() ? () => fallback(node) : way(node, params);
  return [calm(send), calm(receive)];
}

/** Comes up from a little below; without motion it fades. */
export function rise(node: Element, { delay = 0, duration = 260, y = 12 } = {}): TransitionConfig {
  if (isStill()) return fade(node, { duration: FADE });
  return {
    delay: easy(delay),
    duration: easy(duration),
    easing: ease,
    css: (there, away) => `opacity: ${there}; transform: translateY(${away * y}px)`,
  };
}
