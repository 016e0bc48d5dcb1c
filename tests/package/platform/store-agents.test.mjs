/** Shopping agents at the store's own server, which serves the package's `ucp`. */

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { after, mock, test } from "node:test";
import { tmpdir } from "node:os";
import { storeServer } from "../../../app/config/storeServer.ts";
import { startSite } from "./site.mjs";

const VERSION = "2026-08-25";
const AGENT = "https://agent.example/profile.json";
const NAMES = ["catalog.search", "catalog.lookup", "cart", "checkout"].map((name) => `dev.ucp.shopping.${name}`);
const profile = {
  ucp: { version: VERSION, capabilities: Object.fromEntries(NAMES.map((name) => [name, [{ version: VERSION }]])) },
};

const server = createServer().listen(0, "127.0.0.1");
await once(server, "listening");
after(() => server.close());
const store = `http://127.0.0.1:${server.address().port}`;
const site = await startSite({ after }, { seed: "demo", origins: [store] });
const environment = { CARTWRIGHT_CLIENT_ID: site.clientId, CARTWRIGHT_HOST: site.url };
server.on("request", storeServer({ dist: tmpdir() }, environment));

// The profiles of agents are the only pages from elsewhere.
const { fetch: overNetwork } = globalThis;
mock.method(globalThis, "fetch", (address, options) =>
  String(address).startsWith(AGENT) ? Promise.resolve(Response.json(profile)) : overNetwork(address, options),
);

const send = (body, method = "POST") => fetch(`${store}/ucp/mcp`, { method, body });
const rpc = (method, params) => send(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }));

async function call(name, given, meta = {}) {
  const args = { meta: { "ucp-agent": { profile: AGENT }, ...meta }, ...given };
  const response = await rpc("tools/call", { name, arguments: args });
  assert.equal(response.status, 200);
  const text = await response.text();
  assert.doesNotMatch(text, /OauthNG|"access_?token|"refresh_?token/i);
  return JSON.parse(text).result.structuredContent;
}

test("an agent goes from the store's profile over a search and a cart to a checkout on the hosted page", async () => {
  const discovered = await fetch(`${store}/.well-known/ucp`);
  const { ucp } = await discovered.json();
  assert.equal(discovered.headers.get("x-content-type-options"), "nosniff");
  assert.deepEqual(Object.keys(ucp.capabilities), NAMES);
  assert.equal(ucp.services["dev.ucp.shopping"][0].endpoint, `${store}/ucp/mcp`);

  const { products } = await call("search_catalog", { catalog: { query: "harbour mug" } });
  const mug = products.find(({ handle }) => handle === "harbour-mug");
  assert.equal(mug.url, `${store}/product/harbour-mug`);
  const cart = await call("create_cart", { cart: { line_items: [{ item: { id: mug.id }, quantity: 2 }] } });
  assert.equal(cart.totals.find(({ type }) => type === "subtotal").amount, 5300);
  const checkout = await call("create_checkout", { checkout: { cart_id: cart.id, line_items: [] } });
  assert.equal(checkout.status, "requires_escalation");
  assert.deepEqual(
    checkout.links.map(({ type, url }) => [type, url]),
    [
      ["terms_of_service", `${store}/info/terms`],
      ["privacy_policy", `${store}/info/privacy`],
      ["refund_policy", `${store}/info/returns`],
      ["faq", `${store}/info/faq`],
    ],
  );
  assert.equal(new URL(checkout.continue_url).origin, new URL(site.url).origin);
  const page = await fetch(checkout.continue_url);
  assert.equal(page.status, 200);
  const text = await page.text();
  assert.ok(text.includes("Harbour Mug"));
  assert.ok(text.includes(store), "the hosted page leads back to the store");
});

test("the store's endpoint lists its tools, and refuses other methods and addresses", async () => {
  const { result } = await (await rpc("tools/list")).json();
  assert.ok(result.tools.some(({ name }) => name === "create_checkout"));
  for (const method of ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]) {
    const response = await send(undefined, method);
    assert.deepEqual([response.status, response.headers.get("allow")], [405, "POST"], method);
  }
  const discovered = await fetch(`${store}/.well-known/ucp`, { method: "POST", body: "{}" });
  assert.deepEqual([discovered.status, discovered.headers.get("allow")], [405, "GET"]);
  assert.equal((await fetch(`${store}/.well-known/ucp/else`)).status, 404);
  assert.equal((await fetch(`${store}/ucp/mcp/else`, { method: "POST" })).status, 405);
});

/** The status of a request that the web's `fetch` does not send. */
async function statusOf(options, ...parts) {
  const outgoing = request(`${store}/ucp/mcp`, options);
  for (const part of parts) outgoing.write(part);
  outgoing.end();
  const [{ statusCode }] = await once(outgoing, "response");
  return statusCode;
}

test("a body that is too long gets an answer, with and without its length", async () => {
  const long = "x".repeat(70_000);
  assert.equal(await statusOf({ method: "POST", headers: { "content-length": long.length } }, long), 413);
  assert.equal(await statusOf({ method: "POST" }, long, long, long), 413);
  assert.equal(await statusOf({ method: "TRACE" }), 400);
  assert.equal(await statusOf({ method: "POST", headers: { host: "a b" } }, "{}"), 400);
  assert.equal((await rpc("ping")).status, 200);
});

test("an agent's 121st call of a minute is refused", async () => {
  const agent = { "ucp-agent": { profile: `${AGENT}?busy` } };
  const statuses = [];
  // A minute may begin among the calls.
  for (let made = 0; made < 242 && statuses.at(-1) !== 429; made += 1) {
    const params = { name: "search_catalog", arguments: { meta: agent, catalog: {} } };
    statuses.push((await rpc("tools/call", params)).status);
  }
  assert.equal(statuses.at(-1), 429);
});
