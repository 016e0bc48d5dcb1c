import {
  collections,
  cookieStorage,
  createClient,
  currentCart,
  OAuthStrategy,
  products,
  redirects,
} from "@cartwright/sdk";
import type { StoreConfig } from "./config";

/** The client of a browser's visitor: its session is in cookies, so that tabs and reloads share it. */
export function createShopClient({ clientId, host }: StoreConfig) {
  return createClient({
    modules: { currentCart, products, collections, redirects },
    auth: OAuthStrategy({ clientId, tokenStorage: cookieStorage() }),
    host,
  });
}

export type ShopClient = ReturnType<typeof createShopClient>;

/** The platform's id of its stores app: what every catalog reference names. */
export const STORES_APP_ID = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
