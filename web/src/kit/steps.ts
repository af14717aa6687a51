/** What is shown step by step, each at its time, or all at once for those who have seen enough. */
export class Steps {
  #steps: (() => void)[] = [];
  #timers: number[] = [];

  /** Milliseconds from now. */
  at(wait: number, step: () => void): void {
    const once = () => {
      this.#steps = this.#steps.filter((other) => other !== once);
      step();
    };
    this.#steps.push(once);
    this.#timers.push(window.setTimeout(once, wait));
  }

  /** Everything at once. */
  settle(): void {
    while (this.#steps.length) this.#steps[0]?.();
    this.leave();
  }

  /** Nobody looks any more. */
  leave(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#steps = [];
  }
}
