/** When a store does something of its own accord: from its first use until nobody needs it, over and over. */

export interface Life {
  began(): void;
  /** Whether it must go on, though nothing that was asked of it is under way. */
  isNeeded(): boolean;
  ended(): void;
}

export class Lifetime {
  readonly #life: Life;
  #isAwake = false;
  /** How much of what was asked of it is under way. */
  #uses = 0;

  constructor(life: Life) {
    this.#life = life;
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
    this.#life.began();
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
    if (this.#isAwake && this.#uses === 0 && !this.#life.isNeeded()) {
      this.end();
    }
  }

  /** Ends it, whoever needs it. */
  end(): void {
    this.#isAwake = false;
    this.#life.ended();
  }
}
