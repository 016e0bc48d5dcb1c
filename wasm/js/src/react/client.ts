/** The client that the hooks use: any client with a session and the modules of one version of the cart. */

import type { OAuthAuth } from "../auth/oauth.js";
import type { CartApi } from "../cart-api/cart-api.js";
import { cartApiV1, type V1Modules } from "../cart-api/v1.js";
import { cartApiV2, type V2Modules } from "../cart-api/v2.js";
import type { CartVersion } from "../cart-view/view.js";

export interface StoreClient extends Partial<V1Modules & V2Modules> {
  readonly auth: OAuthAuth;
  readonly session: OAuthAuth["session"];
}

/** The cart's API by a client. There is no falling back from one version to the other. */
export function cartApiOf(client: StoreClient, version: CartVersion): CartApi {
  const { currentCart, currentCartV2, checkout } = client;
  if (version === 1 && currentCart) {
    return cartApiV1({ currentCart, ...(checkout && { checkout }) });
  }
  if (version === 2 && currentCartV2) {
    return cartApiV2({ currentCartV2 });
  }
  const name = version === 1 ? "currentCart" : "currentCartV2";
  throw new Error(
    `Version ${version} of the cart needs the module \`${name}\`: createClient({ modules: { ${name} } })`,
  );
}
