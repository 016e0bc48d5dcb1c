/** State by client. */

/**
 * Returns a client's state: in a page the same for all callers. On a server one client may serve many visitors, so
 * each call creates new state, which its caller owns.
 */
export function byClient<Client extends object, State>(make: (client: Client) => State): (client: Client) => State {
  const kept = new WeakMap<Client, State>();
  return (client) => {
    if (typeof document === "undefined") return make(client);
    const state = kept.get(client) ?? make(client);
    kept.set(client, state);
    return state;
  };
}
