/** Listeners to a client's header changes. */

type Listener = (client: never) => void;

const listeners = new WeakMap<object, Set<Listener>>();

/** Subscribes to a client's header changes. A second subscription of the same function has no effect. */
export function onHeadersChange<Client extends object>(client: Client, listener: (client: Client) => void): void {
  const own = listeners.get(client) ?? new Set();
  listeners.set(client, own.add(listener));
}

/** Notifies the listeners of a client. */
export function headersChanged(client: object): void {
  listeners.get(client)?.forEach((listener) => {
    listener(client as never);
  });
}
