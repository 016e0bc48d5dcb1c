/** Work that is to be done when the headers of a client change. */

type Listener = (client: never) => void;

const listeners = new WeakMap<object, Set<Listener>>();

/** Calls back after each change of a client's headers. The same function is called once. */
export function onHeadersChange<Client extends object>(client: Client, listener: (client: Client) => void): void {
  const own = listeners.get(client) ?? new Set();
  listeners.set(client, own.add(listener));
}

/** Tells that the headers of a client have changed. */
export function headersChanged(client: object): void {
  listeners.get(client)?.forEach((listener) => {
    listener(client as never);
  });
}
