/** Listeners to changes of a client's headers. */

type Listener = (client: never) => void;

const listeners = new WeakMap<object, Set<Listener>>();

/** Calls back after each change of a client's headers. The same function is called once. */
export function onHeadersChange<Client extends object>(client: Client, listener: (client: Client) => void): void {
  const own = listeners.get(client) ?? new Set();
  listeners.set(client, own.add(listener));
}

/** Calls the listeners to the headers of a client. */
export function headersChanged(client: object): void {
  listeners.get(client)?.forEach((listener) => {
    listener(client as never);
  });
}
