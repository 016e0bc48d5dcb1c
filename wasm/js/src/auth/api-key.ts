/** Calls as the site's owner. The key is a secret: for servers and tools, never for a page. */

import { type Core, coreModule } from "../core.js";
import type { AuthStrategy } from "./strategy.js";

export interface ApiKeyOptions {
  apiKey: string;
  siteId?: string;
  accountId?: string;
}

export interface ApiKeyAuth extends AuthStrategy {
  getAuthHeaders(): Promise<{ headers: Record<string, string> }>;
}

export function ApiKeyStrategy(options: ApiKeyOptions): ApiKeyAuth {
  const { apiKey, siteId, accountId } = options;
  const scope: Record<string, string> =
    accountId !== undefined ? { "wix-account-id": accountId } : { "wix-site-id": siteId ?? "" };
  return {
    session: undefined,
    connect(connection): Core {
      return new (coreModule().Core)(
        {
          ...connection,
          apiKey,
          ...(siteId !== undefined && { siteId }),
          ...(accountId !== undefined && { accountId }),
        },
        undefined,
        undefined,
      );
    },
    getAuthHeaders: () => Promise.resolve({ headers: { Authorization: apiKey, ...scope } }),
  };
}
