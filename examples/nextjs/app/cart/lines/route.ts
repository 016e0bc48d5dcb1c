/** The form of each product, for browsers that have not run the page's script: adds to the same cart, and comes back. */
import { createClient, currentCartV2, OAuthStrategy } from "@cartwright/sdk";
import { cartForm } from "@cartwright/sdk/server";
import { config } from "../../../lib/config";

const { ORIGIN: origin } = process.env;

export const POST = cartForm({
  client(tokenStorage) {
    const { clientId, host } = config();
    return createClient({ modules: { currentCartV2 }, auth: OAuthStrategy({ clientId, tokenStorage }), host });
  },
  returnTo: "/",
  // Behind a proxy, the address that browsers have.
  ...(origin && { origin }),
});
