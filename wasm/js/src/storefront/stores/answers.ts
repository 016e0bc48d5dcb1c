/** A cache of answers. */

interface Answer<Value> {
  readonly value: Value;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** The latest answers by key. A stale answer is shown until a new one arrives. */
export class Answers<Value> {
  readonly #answers = new Map<string, Answer<Value>>();
  readonly #max: number;
  readonly #freshMs: number;

  /** Keeps `max` answers, each of which is fresh for `freshMs` milliseconds. */
  constructor(max: number, freshMs: number) {
    this.#max = max;
    this.#freshMs = freshMs;
  }

  get(key: string): Value | undefined {
    return this.#answers.get(key)?.value;
  }

  isFresh(key: string): boolean {
    return Date.now() - (this.#answers.get(key)?.at ?? -Infinity) < this.#freshMs;
  }

  set(key: string, value: Value, at: number = Date.now()): void {
    // Moves the key to the end: the least recent answer is dropped first.
    this.#answers.delete(key);
    this.#answers.set(key, { value, at });
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > this.#max && oldest !== undefined) this.#answers.delete(oldest);
  }

  delete(key: string): void {
    this.#answers.delete(key);
  }

  /** Makes all answers stale. */
  expire(): void {
    for (const [key, { value }] of this.#answers) {
      this.#answers.set(key, { value, at: -Infinity });
    }
  }

  clear(): void {
    this.#answers.clear();
  }
}
