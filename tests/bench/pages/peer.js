import { currentCart } from "@wix/ecom";
import { redirects } from "@wix/redirects";
import { createClient, OAuthStrategy } from "@wix/sdk";
import { collections, products } from "@wix/stores";
import { callsOf, CLIENT_ID, tokens } from "./calls.js";

export const open = () =>
  callsOf(
    createClient({
      modules: { currentCart, products, collections, redirects },
      auth: OAuthStrategy({ clientId: CLIENT_ID, tokens: tokens() }),
    }),
  );
