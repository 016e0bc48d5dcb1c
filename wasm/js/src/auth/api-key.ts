/** Calls as the site's owner. The key is a secret: for servers and tools, never for a page. */

import { type Core, coreModule } from "../core.js";
import { Lifetime } from "../lifetime.js";
import type { AuthStrategy, Connection } from "./strategy.js";

export interface ApiKeyOptions {
  apiKey: string;
  siteId?: string;
  accountId?: string;
}

export interface ApiKeyAuth extends AuthStrategy {
  /** Whose calls these are from now on. */
  setSiteId(siteId?: string): void;
  setAccountId(accountId?: string): void;
}

export function ApiKeyStrategy(options: ApiKeyOptions): ApiKeyAuth {
  let scope = options;
  let lifetime: Lifetime | undefined;
  let connection: Connection = {};

  const make = (): Core => {
    const { apiKey, siteId, accountId } = scope;
    // A key of an account may be asked for one of its sites: the core names the account, and this the site.
    const headers: [string, string][] = siteId && accountId ? [["wix-site-id", siteId]] : [];
    const config = { ...connection, headers: [...(connection.headers ?? []), ...headers], apiKey };
    return new (coreModule().Core)(
      { ...config, ...(siteId && { siteId }), ...(accountId && { accountId }) },
      undefined,
      undefined,
    );
  };
  const become = (change: Partial<ApiKeyOptions>): void => {
    scope = { ...scope, ...change };
    lifetime?.replace(make());
  };

  return {
    session: undefined,
    connect(to) {
      connection = to;
      lifetime = new Lifetime(make());
      return lifetime;
    },
    disconnect() {
      lifetime = undefined;
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
