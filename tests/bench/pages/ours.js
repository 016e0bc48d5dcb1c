import { collections, createClient, currentCart, OAuthStrategy, products, redirects } from "@cartwright/sdk";
import { callsOf, CLIENT_ID, tokens } from "./calls.js";

export const open = () =>
  callsOf(
    createClient({
      modules: { currentCart, products, collections, redirects },
      auth: OAuthStrategy({ clientId: CLIENT_ID, tokens: tokens() }),
    }),
  );
