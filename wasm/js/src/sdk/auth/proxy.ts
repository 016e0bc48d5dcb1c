/** Calls through a server of your own, which authorises them: a proxy that keeps the secret, behind its own session. */

import { type Connection, CoreClient } from "../drive/core-client.js";
import { Lifetime } from "../lifetime.js";
import type { AuthStrategy } from "./strategy.js";

/** Made by `ProxyStrategy`. */
export type ProxyAuth = AuthStrategy;

/** The core makes no call without an authorisation; this one is taken off before anything is sent. */
const NOT_SENT = "proxy";

/**
 * Calls without an `Authorization` header, for a host that adds it. A proxy that knows its callers by a cookie on another
 * origin needs the option `fetch` of `createClient`:
 *
 * ```ts
 * const client = createClient({
 *   modules: { orders },
 *   auth: ProxyStrategy(),
 *   host: "http://localhost:4400/_console/api",
 *   fetch: (address, settings) => fetch(address, { ...settings, credentials: "include" }),
 * });
 * ```
 */
export function ProxyStrategy(): ProxyAuth {
  return {
    session: undefined,
    connect(connection) {
      return new Lifetime(new CoreClient({ ...connection, fetch: bare(connection), apiKey: NOT_SENT }));
    },
    disconnect: () => undefined,
    getAuthHeaders: () => Promise.resolve({ headers: {} }),
  };
}

/** Sends requests without an authorisation. */
function bare({ fetch: own }: Connection): typeof fetch {
  return (address, settings) => {
    const headers = new Headers(settings?.headers);
    headers.delete("authorization");
    return (own ?? fetch)(address, { ...settings, headers });
  };
}
