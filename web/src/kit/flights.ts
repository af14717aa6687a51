/** Something on its way. Places are named by `data-place`. */
export interface Journey<T> {
  what: T;
  /** Of several places the first that is on this screen: a hand lies only before its owner. */
  from: string | readonly string[];
  to: string | readonly string[];
  /** Milliseconds until it starts. */
  delay?: number;
}

/** Where a journey begins and ends, as long as it lasts. */
export interface Flight<T> extends Journey<T> {
  id: number;
  start: DOMRect;
  end: DOMRect;
}

/** The first of these places that is to be seen on a table. */
export function rectOf(
  root: HTMLElement | undefined,
  places: string | readonly string[],
): DOMRect | undefined {
  for (const place of [places].flat()) {
    const found = root?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
    if (found?.width) return found;
  }
  return undefined;
}
