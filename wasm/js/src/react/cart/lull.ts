/** How long a shopper who clicks on and on has to pause before what they clicked last is sent. */
const QUIET_MS = 250;

/** Tells a burst of changes from a single one: the first goes out at once, the others together once there is a pause. */
export class Lull {
  #last = -Infinity;
  #burst = false;
  #wake: (() => void) | undefined;

  /** A change was made that others like it may follow. */
  changed(): void {
    const now = performance.now();
    this.#burst = now - this.#last < QUIET_MS;
    this.#last = now;
  }

  /** Somebody waits for what was changed: no pause is needed any more. */
  hurry(): void {
    this.#burst = false;
    this.#wake?.();
  }

  /** Until there is a pause. */
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
