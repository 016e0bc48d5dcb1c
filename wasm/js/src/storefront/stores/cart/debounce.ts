/** The debounce of bursts of changes, such as several clicks on a quantity. */

/** The debounce interval: the pause after the last click of a burst. */
const QUIET_MS = 250;

/** Debounce: the first change is sent immediately, the rest of a burst after a pause. */
export class Debounce {
  #last = -Infinity;
  #burst = false;
  #wake: (() => void) | undefined;

  /** Notes a change, which starts or continues a burst. */
  called(): void {
    const now = performance.now();
    this.#burst = now - this.#last < QUIET_MS;
    this.#last = now;
  }

  /** Ends the pause: a caller awaits the change. */
  flush(): void {
    this.#burst = false;
    this.#wake?.();
  }

  /** Resolves after the burst's pause. */
  async wait(): Promise<void> {
    while (this.#burst) {
      const left = QUIET_MS - (performance.now() - this.#last);
      if (left <= 0) {
        this.#burst = false;
        return;
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}
