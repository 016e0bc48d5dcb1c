/** The client that the hooks use: any client with the cart's modules and a session. */

import type { OAuthAuth } from "../auth/oauth.js";
import type { V1Modules } from "../cart-api/v1.js";

export interface StoreClient extends V1Modules {
  readonly auth: OAuthAuth;
  readonly session: OAuthAuth["session"];
}
