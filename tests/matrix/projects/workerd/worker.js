import * as sdk from "@cartwright/sdk";
import { ucp } from "@cartwright/sdk/server";
import { journey } from "./journey.mjs";

const { createClient, currentCartV2, OAuthStrategy, redirects } = sdk;

export default {
  async fetch(request, env) {
    globalThis.process = { env };
    const { CARTWRIGHT_CLIENT_ID: clientId, CARTWRIGHT_HOST: host } = env;
    const agents = ucp({
      name: "Workers",
      client: (tokens) =>
        createClient({ modules: { currentCartV2, redirects }, auth: OAuthStrategy({ clientId, tokens }), host }),
    });
    return (await agents(request)) ?? Response.json(await journey(sdk));
  },
};
