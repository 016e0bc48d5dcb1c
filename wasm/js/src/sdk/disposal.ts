/** Work that is to be done when a client is disposed of. */

const hooks = new WeakMap<object, Set<() => void>>();

/** Calls back when a client is disposed of. The returned function takes that back. */
export function onDispose(client: object, run: () => void): () => void {
  const own = hooks.get(client) ?? new Set();
  hooks.set(client, own.add(run));
  return () => own.delete(run);
}

/** Does the work of a client that is being disposed of. */
export function runDisposal(client: object): void {
  hooks.get(client)?.forEach((run) => {
    run();
  });
  hooks.delete(client);
}
