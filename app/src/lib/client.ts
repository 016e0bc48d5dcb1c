import {
  authentication,
  collections,
  cookieStorage,
  createClient,
  currentCart,
  memberReport,
  members,
  OAuthStrategy,
  products,
  redirects,
} from "@cartwright/sdk";
import type { StoreConfig } from "./config";

/** The client of a browser's visitor: its session is in cookies, so that tabs and reloads share it. */
export function createShopClient({ clientId, host }: StoreConfig) {
  return createClient({
    modules: { currentCart, products, collections, redirects, authentication, members, memberReport },
    auth: OAuthStrategy({ clientId, tokenStorage: cookieStorage() }),
    host,
  });
}

export type ShopClient = ReturnType<typeof createShopClient>;
