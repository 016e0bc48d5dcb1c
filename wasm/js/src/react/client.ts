/** The client that the hooks use: any client with the cart's module and a session. */

import type { OAuthAuth } from "../auth/oauth.js";
import type { Bound } from "../client.js";
import type { currentCart } from "../modules/current-cart.js";

export interface StoreClient {
  readonly currentCart: Bound<typeof currentCart>;
  readonly auth: OAuthAuth;
  readonly session: OAuthAuth["session"];
}
