/** Calls through a proxy of your own, which adds the authorization. */

import { type Connection, CoreClient } from "../drive/core-client.js";
import { Lifetime } from "../lifetime.js";
import type { AuthStrategy } from "./strategy.js";

/** Made by `ProxyStrategy`. */
export type ProxyAuth = AuthStrategy;

/** The core requires an authorization; this placeholder is removed before sending. */
const NOT_SENT = "proxy";

/**
 * Calls without an `Authorization` header, for a host that adds it. A proxy on another origin that identifies callers
 * by cookie needs `createClient`'s option `fetch`:
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

/** Sends requests without an `Authorization` header. */
function bare({ fetch: own }: Connection): typeof fetch {
  return (address, settings) => {
    const headers = new Headers(settings?.headers);
    headers.delete("authorization");
    return (own ?? fetch)(address, { ...settings, headers });
  };
}
