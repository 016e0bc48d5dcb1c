/** Serves agents by `node:http`, with the adapter of `examples/mediated`. */
import { once } from "node:events";
import { createServer } from "node:http";
import { createClient, currentCartV2, OAuthStrategy, redirects } from "@cartwright/sdk";
import { ucp } from "@cartwright/sdk/server";
import { checkAgents } from "./check-agents.mjs";
import { listener } from "./node.mjs";

const { CARTWRIGHT_CLIENT_ID: clientId = "", CARTWRIGHT_HOST: host } = process.env;
const server = createServer();
await once(server.listen(0, "127.0.0.1"), "listening");
const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
const origin = `http://127.0.0.1:${port}`;
const agents = ucp({
  name: "Node",
  origin,
  client: (tokens) =>
    createClient({ modules: { currentCartV2, redirects }, auth: OAuthStrategy({ clientId, tokens }), host }),
});
server.on(
  "request",
  listener(async (request) => (await agents(request)) ?? new Response(null, { status: 404 })),
);
await checkAgents(origin);
server.close();
console.log("passed");
