import { createClient, currentCart, OAuthStrategy, products } from "@cartwright/sdk";
import { CLIENT_ID, tokens } from "./calls.js";

/** A page with a product and a cart, and the session's role. */
export const open = () =>
  createClient({
    modules: { currentCart, products },
    auth: OAuthStrategy({ clientId: CLIENT_ID, tokens: tokens() }),
  });
