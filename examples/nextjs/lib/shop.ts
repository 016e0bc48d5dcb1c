/** The shop on the server: a client for each request, with the visitor's session, which the page shares. */
import { catalogModules, createClient, currentCartV2, OAuthStrategy } from "@cartwright/sdk";
import { nextSession } from "@cartwright/sdk/next";
import { config } from "./config";

export const { middleware, getClient } = nextSession({
  client(tokenStorage) {
    const { clientId, host } = config();
    const modules = { currentCartV2, ...catalogModules };
    return createClient({ modules, auth: OAuthStrategy({ clientId, tokenStorage }), host });
  },
});
