/** The package's types, for the files that the page loads without a build. */

import type { Client, currentCartV2, OAuthAuth, productsV3 } from "@cartwright/sdk/browser";

export type ShopClient = Client<{ currentCartV2: typeof currentCartV2; productsV3: typeof productsV3 }, OAuthAuth>;
