/** Cleanup functions of clients. */

const hooks = new WeakMap<object, Set<() => void>>();

/** Registers a cleanup function for a client's disposal; returns the function that unregisters it. */
export function onDispose(client: object, run: () => void): () => void {
  const own = hooks.get(client) ?? new Set();
  hooks.set(client, own.add(run));
  return () => own.delete(run);
}

/** Runs a client's cleanup functions. */
export function runDisposal(client: object): void {
  hooks.get(client)?.forEach((run) => {
    run();
  });
  hooks.delete(client);
}
