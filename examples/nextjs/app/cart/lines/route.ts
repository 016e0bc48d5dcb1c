/** The form of each product, for browsers that have not run the page's script: adds to the same cart, and comes back. */
import { createClient, currentCart, OAuthStrategy } from "@cartwright/sdk";
import { cartForm } from "@cartwright/sdk/server";
import { config } from "../../config";

const { ORIGIN: origin } = process.env;

export const POST = cartForm({
  client(tokenStorage) {
    const { clientId, host } = config();
    return createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId, tokenStorage }), host });
  },
  returnTo: "/",
  // Behind a proxy, the address that browsers have.
  ...(origin && { origin }),
});
