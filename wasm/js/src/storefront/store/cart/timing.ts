/** When the cart's store works: one task after another, after pauses, again after failures, and only while it is used. */

/** How long a shopper who clicks on and on has to pause before what they clicked last is sent. */
const QUIET_MS = 250;

/** Tells a burst of changes from a single one: the first goes out at once, the others together once there is a pause. */
export class Debounce {
  #last = -Infinity;
  #burst = false;
  #wake: (() => void) | undefined;

  /** A change was made that others like it may follow. */
  called(): void {
    const now = performance.now();
    this.#burst = now - this.#last < QUIET_MS;
    this.#last = now;
  }

  /** Somebody waits for what was changed: no pause is needed any more. */
  flush(): void {
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

/** Questions and changes go out one after another, so that an older answer never overwrites a newer one. */
export class SerialTasks {
  readonly #over: () => void;
  #last: Promise<unknown> = Promise.resolve();
  #count = 0;

  /** Calls back each time that something is over. */
  constructor(over: () => void) {
    this.#over = over;
  }

  get busy(): boolean {
    return this.#count > 0;
  }

  /** Runs something when it is its turn. */
  run<T>(run: () => Promise<T>): Promise<T> {
    this.#count += 1;
    const outcome = this.#last.then(run);
    const over = (): void => {
      this.#count -= 1;
      this.#over();
    };
    this.#last = outcome.then(over, over);
    return outcome;
  }
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Tries something again by itself, less and less often. */
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

  /** Resets the wait after a success. */
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
  /** Whether it must go on, though nothing that was asked of it is under way. */
  isNeeded(): boolean;
  ended(): void;
}

export class ActivePeriod {
  readonly #hooks: ActivePeriodHooks;
  #isAwake = false;
  /** How much of what was asked of it is under way. */
  #uses = 0;

  constructor(hooks: ActivePeriodHooks) {
    this.#hooks = hooks;
  }

  get isAwake(): boolean {
    return this.#isAwake;
  }

  /** Begins it. Says whether that is new. */
  wake(): boolean {
    if (this.#isAwake) {
      return false;
    }
    this.#isAwake = true;
    this.#hooks.began();
    return true;
  }

  /** Runs something that it is needed for. */
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

  /** Ends it, if nobody needs it any more. */
  rest(): void {
    if (this.#isAwake && this.#uses === 0 && !this.#hooks.isNeeded()) {
      this.end();
    }
  }

  /** Ends it, whoever needs it. */
  end(): void {
    this.#isAwake = false;
    this.#hooks.ended();
  }
}
