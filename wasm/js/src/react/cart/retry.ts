const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Tries something again by itself, less and less often. */
export class Retry {
  readonly #run: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT_MS;

  constructor(run: () => void) {
    this.#run = run;
  }

  later(): void {
    this.stop();
    this.#timer = setTimeout(this.#run, this.#wait);
    (this.#timer as { unref?: () => void }).unref?.();
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  /** It went well: the next failure is tried again soon. */
  reset(): void {
    this.stop();
    this.#wait = FIRST_WAIT_MS;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
