import {
  authentication,
  brandsV3,
  catalogVersioning,
  categories,
  checkout,
  collections,
  cookieStorage,
  createClient,
  cartV2,
  currentCart,
  currentCartV2,
  customizationsV3,
  memberReport,
  members,
  OAuthStrategy,
  orderFulfillments,
  orders,
  orderTransactions,
  products,
  productsV3,
  redirects,
} from "@cartwright/sdk";
import type { StoreConfig } from "./config";
import { readInPageLanguage } from "./contentLanguage";

type Tokens = NonNullable<Parameters<typeof OAuthStrategy>[0]["tokenStorage"]>;

/**
 * The client of a browser's visitor: its session is in cookies, so that tabs and reloads share it. It reads the shop in
 * the language of the page.
 */
export function createShopClient({ clientId, host }: StoreConfig, tokenStorage: Tokens = cookieStorage()) {
  const client = createClient({
    modules: {
      authentication,
      brandsV3,
      catalogVersioning,
      categories,
      checkout,
      collections,
      cartV2,
      currentCart,
      currentCartV2,
      customizationsV3,
      memberReport,
      members,
      orderFulfillments,
      orders,
      orderTransactions,
      products,
      productsV3,
      redirects,
    },
    auth: OAuthStrategy({ clientId, tokenStorage }),
    host,
  });
  readInPageLanguage(client);
  return client;
}

export type ShopClient = ReturnType<typeof createShopClient>;
