/** The shop on the server: a client for each request, with the visitor's session, which the page shares. */
import { createClient, currentCartV2, OAuthStrategy } from "@cartwright/sdk";
import { nextSession } from "@cartwright/sdk/next";
import { config } from "./config";

export const { middleware, getClient } = nextSession({
  client(tokenStorage) {
    const { clientId, host } = config();
    return createClient({ modules: { currentCartV2 }, auth: OAuthStrategy({ clientId, tokenStorage }), host });
  },
});
