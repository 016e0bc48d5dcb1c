/** State that a page keeps by client. */

/**
 * Gives a client's state: in a page the same for all callers. A server's client may serve many visitors: there each call
 * makes new state, which its caller owns.
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
