/** Listeners of a client: to its header changes and to its disposal. */

type Listener = (client: never) => void;

const ofHeaders = new WeakMap<object, Set<Listener>>();
const ofDisposal = new WeakMap<object, Set<() => void>>();

/** Subscribes to a client's header changes. A second subscription of the same function has no effect. */
export function onHeadersChange<Client extends object>(client: Client, listener: (client: Client) => void): void {
  const own = ofHeaders.get(client) ?? new Set();
  ofHeaders.set(client, own.add(listener));
}

/** Notifies the listeners to a client's headers. */
export function headersChanged(client: object): void {
  ofHeaders.get(client)?.forEach((listener) => {
    listener(client as never);
  });
}

/** Registers a cleanup function for a client's disposal; returns the function that unregisters it. */
export function onDispose(client: object, run: () => void): () => void {
  const own = ofDisposal.get(client) ?? new Set();
  ofDisposal.set(client, own.add(run));
  return () => own.delete(run);
}

/** Runs a client's cleanup functions. */
export function runDisposal(client: object): void {
  ofDisposal.get(client)?.forEach((run) => {
    run();
  });
  ofDisposal.delete(client);
}
