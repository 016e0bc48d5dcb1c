/** Questions and changes go out one after another, so that an older answer never overwrites a newer one. */
export class Turns {
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
  take<T>(run: () => Promise<T>): Promise<T> {
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
