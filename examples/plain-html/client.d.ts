/** The types of the package, for the files that the page loads as they are. */

import type { Client, currentCart, OAuthAuth, products } from "@cartwright/sdk/browser";

export type ShopClient = Client<{ currentCart: typeof currentCart; products: typeof products }, OAuthAuth>;
