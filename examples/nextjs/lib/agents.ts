/** Shopping agents: each fills a cart of its own, and leads the buyer to the hosted page. */
import { createClient, currentCartV2, OAuthStrategy, redirects } from "@cartwright/sdk";
import { ucp } from "@cartwright/sdk/server";
import { config } from "./config";

export const agents = ucp({
  name: "Your shop",
  productPath: (slug) => `/products/${encodeURIComponent(slug)}`,
  returnTo: "/",
  client(tokens) {
    const { clientId, host } = config();
    return createClient({ modules: { currentCartV2, redirects }, auth: OAuthStrategy({ clientId, tokens }), host });
  },
});
