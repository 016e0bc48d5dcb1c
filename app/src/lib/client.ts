import {
  authentication,
  brandsV3,
  catalogVersioning,
  categories,
  checkout,
  collections,
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
  productGroupsV3,
  products,
  productsV3,
  redirects,
  verification,
  wishlists,
} from "@cartwright/sdk";
import type { LazySettings } from "@cartwright/sdk/lazy";
import { readInPageLanguage } from "./contentLanguage";

/** A visitor's client. It reads the shop in the page's language. */
export function createShopClient(settings: LazySettings) {
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
      productGroupsV3,
      products,
      productsV3,
      redirects,
      verification,
      wishlists,
    },
    auth: OAuthStrategy(settings),
    host: settings.host,
  });
  readInPageLanguage(client);
  return client;
}

export type ShopClient = ReturnType<typeof createShopClient>;
