/** An external store of one immutable snapshot, for any framework. */

export interface ExternalStore<Snapshot> {
  /** The state: the same object until it changes. */
  readonly getSnapshot: () => Snapshot;
  /** Subscribes to changes; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store of a snapshot that its owner changes. */
export class Held<Snapshot extends object> implements ExternalStore<Snapshot> {
  #snapshot: Snapshot;
  readonly #listeners = new Set<() => void>();
  readonly #start: () => () => void;
  #stop: (() => void) | undefined;

  /** `start` runs at the first subscription; it returns the function to run after the last one ends. */
  constructor(snapshot: Snapshot, start: () => () => void = () => () => undefined) {
    this.#snapshot = snapshot;
    this.#start = start;
  }

  readonly getSnapshot = (): Snapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#stop ??= this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) {
        this.#stop?.();
        this.#stop = undefined;
      }
    };
  };

  /** Changes fields, and notifies the listeners if any value differs. */
  set(changed: Partial<Snapshot>): void {
    const fields = Object.keys(changed) as (keyof Snapshot)[];
    if (fields.every((field) => Object.is(changed[field], this.#snapshot[field]))) return;
    this.#snapshot = { ...this.#snapshot, ...changed };
    for (const listener of [...this.#listeners]) {
      listener();
    }
  }
}
