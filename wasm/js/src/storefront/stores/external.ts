/** An external store of one immutable snapshot, for any framework. */

export interface ExternalStore<Snapshot> {
  /** The state: the same object until it changes. */
  readonly getSnapshot: () => Snapshot;
  /** Subscribes to changes; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** An external store that its owner changes. */
export interface HeldStore<Snapshot> extends ExternalStore<Snapshot> {
  /** Replaces the state, and notifies the listeners if it differs. */
  readonly set: (snapshot: Snapshot) => void;
}

/**
 * Creates an external store of one value, for `useSyncExternalStore` or any other framework. `start` runs at the first
 * subscription; it returns the function to run after the last subscription ends.
 *
 * ```ts
 * const theme = heldStore<"light" | "dark">("light");
 * const leave = theme.subscribe(() => console.log(theme.getSnapshot()));
 * theme.set("dark");
 * leave();
 * ```
 */
export function heldStore<Snapshot>(
  snapshot: Snapshot,
  start: () => () => void = () => () => undefined,
): HeldStore<Snapshot> {
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          stop?.();
          stop = undefined;
        }
      };
    },
    set: (next) => {
      if (Object.is(next, snapshot)) return;
      snapshot = next;
      for (const listener of [...listeners]) {
        listener();
      }
    },
  };
}

/** Changes fields of a store's record, if any value differs. */
export function setFields<Snapshot extends object>(store: HeldStore<Snapshot>, changed: Partial<Snapshot>): void {
  const snapshot = store.getSnapshot();
  const fields = Object.keys(changed) as (keyof Snapshot)[];
  if (fields.every((field) => Object.is(changed[field], snapshot[field]))) return;
  store.set({ ...snapshot, ...changed });
}
