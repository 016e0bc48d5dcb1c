import { createClient, currentCartV2, OAuthStrategy } from "@cartwright/sdk";
import { cartForm } from "@cartwright/sdk/server";

const { CARTWRIGHT_CLIENT_ID: clientId, CARTWRIGHT_HOST: host } = process.env;

const post = cartForm({
  client: (tokenStorage) =>
    createClient({ modules: { currentCartV2 }, auth: OAuthStrategy({ clientId, tokenStorage }), host }),
  returnTo: "/",
});

export const POST = ({ request }) => post(request);
