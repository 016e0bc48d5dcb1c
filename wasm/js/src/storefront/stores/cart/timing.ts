/**
 * Timing of the cart's store: serial tasks, backoff after failures, and activity only while the store is used.
 */

/** Runs requests one after another, so that an older answer never overwrites a newer one. */
export class SerialTasks {
  readonly #finished: () => void;
  #last: Promise<unknown> = Promise.resolve();
  #count = 0;

  /** `finished` is called after each task. */
  constructor(finished: () => void) {
    this.#finished = finished;
  }

  get busy(): boolean {
    return this.#count > 0;
  }

  /** Runs a function after those queued before. */
  run<T>(run: () => Promise<T>): Promise<T> {
    this.#count += 1;
    const outcome = this.#last.then(run);
    const finished = (): void => {
      this.#count -= 1;
      this.#finished();
    };
    this.#last = outcome.then(finished, finished);
    return outcome;
  }
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Exponential backoff: retries with growing pauses. */
export class Backoff {
  readonly #run: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT_MS;

  constructor(run: () => void) {
    this.#run = run;
  }

  schedule(): void {
    this.stop();
    this.#timer = setTimeout(this.#run, this.#wait);
    (this.#timer as { unref?: () => void }).unref?.();
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  /** Resets the pause after a success. */
  reset(): void {
    this.stop();
    this.#wait = FIRST_WAIT_MS;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

export interface ActivePeriodHooks {
  began(): void;
  /** Whether the period must continue without a running task. */
  isNeeded(): boolean;
  ended(): void;
}

export class ActivePeriod {
  readonly #hooks: ActivePeriodHooks;
  #isAwake = false;
  /** The number of running tasks. */
  #uses = 0;

  constructor(hooks: ActivePeriodHooks) {
    this.#hooks = hooks;
  }

  get isAwake(): boolean {
    return this.#isAwake;
  }

  /** Activates; returns false if already active. */
  wake(): boolean {
    if (this.#isAwake) return false;
    this.#isAwake = true;
    this.#hooks.began();
    return true;
  }

  /** Runs a task, and stays active meanwhile. */
  async during<T>(run: () => Promise<T>): Promise<T> {
    this.wake();
    this.#uses += 1;
    try {
      return await run();
    } finally {
      this.#uses -= 1;
      this.rest();
    }
  }

  /** Deactivates, unless there is a task or listener. */
  rest(): void {
    if (this.#isAwake && this.#uses === 0 && !this.#hooks.isNeeded()) this.end();
  }

  /** Deactivates unconditionally. */
  end(): void {
    this.#isAwake = false;
    this.#hooks.ended();
  }
}
