let steps = 0;

/** Where this visit has been, so that "back" never leads out of the house. */
export const trail = {
  /** Another page is shown; returns whether it is not the first one. */
  step(): boolean {
    return ++steps > 1;
  },
  get canGoBack(): boolean {
    return steps > 1;
  },
};

/** Whoever listens instead of looking hears at once which page this is. */
export function announce(): void {
  const heading = document.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
