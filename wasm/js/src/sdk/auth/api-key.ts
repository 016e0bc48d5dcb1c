/** Calls as the site's owner, by API key. The key is a secret: for servers and tools, never for a page. */

import { type Connection, CoreClient } from "../drive/core-client.js";
import { Lifetime } from "../lifetime.js";
import { required } from "./required.js";
import type { AuthStrategy } from "./strategy.js";

/** Options of `ApiKeyStrategy`: the owner's key, and the site or account of the calls. */
export interface ApiKeyOptions {
  apiKey: string;
  siteId?: string;
  accountId?: string;
}

/** The authorization of `ApiKeyStrategy`. */
export interface ApiKeyAuth extends AuthStrategy {
  /** Changes the calls' site. */
  setSiteId(siteId?: string): void;
  /** Changes the calls' account; an empty id removes the account. */
  setAccountId(accountId?: string): void;
}

/**
 * The strategy for an owner's programs, on servers only: every call uses the owner's API key.
 *
 * ```ts
 * const client = createClient({ modules: { orders }, auth: ApiKeyStrategy({ apiKey, siteId }) });
 * ```
 */
export function ApiKeyStrategy(options: ApiKeyOptions): ApiKeyAuth {
  let scope = { ...options, apiKey: required("ApiKeyStrategy", "apiKey", options.apiKey) };
  const connections = new Map<object, { lifetime: Lifetime; connection: Connection }>();

  const make = (connection: Connection): CoreClient => {
    const { apiKey, siteId, accountId } = scope;
    // The account's key with a site id: the core sends the account's header, and this header adds the site.
    const headers: [string, string][] = siteId && accountId ? [["wix-site-id", siteId]] : [];
    const config = { ...connection, headers: [...(connection.headers ?? []), ...headers], apiKey };
    return new CoreClient({ ...config, ...(siteId && { siteId }), ...(accountId && { accountId }) });
  };
  const become = (change: Partial<ApiKeyOptions>): void => {
    scope = { ...scope, ...change };
    connections.forEach(({ lifetime, connection }) => {
      lifetime.replace(make(connection));
    });
  };

  return {
    session: undefined,
    connect(connection) {
      const lifetime = new Lifetime(make(connection));
      connections.set(lifetime, { lifetime, connection });
      return lifetime;
    },
    disconnect(connected) {
      connections.delete(connected);
    },
    setSiteId: (siteId = "") => {
      become({ siteId });
    },
    setAccountId: (accountId = "") => {
      become({ accountId });
    },
    getAuthHeaders() {
      const { apiKey, siteId, accountId } = scope;
      const headers = {
        Authorization: apiKey,
        ...(siteId && { "wix-site-id": siteId }),
        ...(accountId && { "wix-account-id": accountId }),
      };
      return Promise.resolve({ headers });
    },
  };
}
