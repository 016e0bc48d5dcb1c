/** Handles each product's form before the page's script runs: adds to the same cart, and redirects back. */
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
  // Behind a proxy: the origin as browsers see it.
  ...(origin && { origin }),
});
