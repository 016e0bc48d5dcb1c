import { currentCart } from "@wix/ecom";
import { createClient, OAuthStrategy } from "@wix/sdk";
import { products } from "@wix/stores";
import { CLIENT_ID, tokens } from "./calls.js";

/** A page with a product and a cart, and the session's role. */
export const open = () =>
  createClient({
    modules: { currentCart, products },
    auth: OAuthStrategy({ clientId: CLIENT_ID, tokens: tokens() }),
  });
