/**
 * The answers of a shop to agents, validated against the schemas of the Universal Commerce Protocol. `CARTWRIGHT_UCP` names
 * a copy of https://github.com/Universal-Commerce-Protocol/ucp; the validator is the matrix's, as a bundler brings it.
 */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, test } from "node:test";
import { ucp } from "../../wasm/pkg/server.js";
import { createClient, currentCartV2, OAuthStrategy, redirects } from "../../wasm/pkg/inline.js";
import { startSite } from "../package/platform/site.mjs";

const require = createRequire(new URL("../matrix/package.json", import.meta.url));
const { Ajv2020 } = require("ajv/dist/2020.js");
const addFormats = require("ajv-formats").default;

const source = join(
  process.env.CARTWRIGHT_UCP ?? assert.fail("CARTWRIGHT_UCP names no copy of the protocol"),
  "source",
);
const parsed = (...path) => JSON.parse(readFileSync(join(source, ...path), "utf8"));

/** The address of the protocol's schemas, to which their references are relative. */
const SCHEMAS = "https://ucp.dev/schemas";
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
for (const file of readdirSync(join(source, "schemas"), { recursive: true })) {
  const path = file.replaceAll("\\", "/");
  if (path.endsWith(".json")) ajv.addSchema({ ...parsed("schemas", file), $id: `${SCHEMAS}/${path}` });
}

function valid(schema, answer, what = schema) {
  const validate = ajv.getSchema(`${SCHEMAS}/${schema}`) ?? assert.fail(`There is no schema ${schema}`);
  const errors = validate(answer) ? [] : validate.errors.map((each) => `${each.instancePath} ${each.message}`);
  assert.deepEqual(errors, [], `${what}: ${JSON.stringify(answer).slice(0, 2000)}`);
}

const SHOP = "http://localhost:5173";
const VERSION = "2026-08-25";
const NAMES = ["catalog.search", "catalog.lookup", "cart", "checkout"].map((name) => `dev.ucp.shopping.${name}`);
const profile = (names) => ({
  ucp: { version: VERSION, capabilities: Object.fromEntries(names.map((name) => [name, [{ version: VERSION }]])) },
});

const site = await startSite({ after }, { seed: "demo" });
const handle = ucp({
  name: "Hearth & Field",
  callsPerMinute: Infinity,
  links: [{ type: "terms_of_service", url: "/info/terms", title: "Terms" }],
  fetchProfile: ({ hostname }) =>
    hostname === "down.example"
      ? Promise.reject(new Error("down"))
      : Promise.resolve(profile(hostname === "orders.example" ? ["dev.ucp.shopping.order"] : NAMES)),
  client: (tokens) =>
    createClient({
      modules: { currentCartV2, redirects },
      auth: OAuthStrategy({ clientId: site.clientId, tokens }),
      host: site.url,
    }),
});

async function send(body) {
  const request = new Request(`${SHOP}/ucp/mcp`, { method: "POST", body: JSON.stringify(body) });
  return (await handle(request)).json();
}

/** The answer of a tool, after the envelopes of its request and response. */
async function call(name, given, agent = "https://agent.example/profile.json") {
  const meta = { "ucp-agent": { profile: agent }, "idempotency-key": crypto.randomUUID() };
  const request = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: { meta, ...given } } };
  valid("transports/mcp_tool_call.json#/$defs/request", request);
  const answer = await send(request);
  valid("transports/mcp_tool_call.json#/$defs/response", answer, name);
  return answer.result.structuredContent;
}

const search = (catalog) => call("search_catalog", { catalog });
const SEARCH = "shopping/catalog_search.json#/$defs/search_response";
const LOOKUP = "shopping/catalog_lookup.json#/$defs/lookup_response";
const PRODUCT = "shopping/catalog_lookup.json#/$defs/get_product_response";
const CART = "shopping/cart.json";
const CHECKOUT = "shopping/checkout.json";
const ERROR = "common/types/error_response.json";

test("the profile is a business's", async () => {
  const own = await (await handle(new Request(`${SHOP}/.well-known/ucp`))).json();
  valid("profile.json#/$defs/business_schema", own);
});

test("the tools are the service's operations, without orders", async () => {
  const { result } = await send({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const { methods } = parsed("services", "shopping", "mcp.openrpc.json");
  assert.deepEqual(
    result.tools.map(({ name }) => name).toSorted(),
    methods
      .map(({ name }) => name)
      .filter((name) => name !== "get_order")
      .toSorted(),
  );
});

test("every product of the shop is valid in searches, lookups and alone", async () => {
  const ids = [];
  let cursor;
  do {
    const page = await search({ pagination: { limit: 25, ...(cursor && { cursor }) } });
    valid(SEARCH, page);
    ids.push(...page.products.map(({ id }) => id));
    ({ cursor } = page.pagination);
  } while (cursor);
  assert.ok(ids.length > 20);
  valid(SEARCH, await search({ query: "nothing like this" }));
  valid(SEARCH, await search({ query: "mug", filters: { price: { max: 5000 } } }));
  for (let first = 0; first < ids.length; first += 20) {
    valid(LOOKUP, await call("lookup_catalog", { catalog: { ids: [...ids.slice(first, first + 20), "nothing"] } }));
  }
  for (const id of ids) {
    const { product, ...rest } = await call("get_product", { catalog: { id } });
    valid(PRODUCT, { product, ...rest });
    const selected = product.variants.at(0)?.options?.map(({ name, label }) => ({ name, label }));
    if (selected?.length) valid(PRODUCT, await call("get_product", { catalog: { id, selected } }));
  }
  valid(ERROR, await call("get_product", { catalog: { id: "nothing" } }));
});

test("carts and checkouts are valid from their creation to their end", async () => {
  const { products } = await search({ query: "harbour mug" });
  const items = (...ids) => ({ line_items: ids.map((id) => ({ item: { id }, quantity: 2 })) });
  const [{ id }] = products;
  const cart = await call("create_cart", { cart: items(id) });
  valid(CART, cart);
  valid(CART, await call("get_cart", { id: cart.id }));
  valid(CART, await call("update_cart", { id: cart.id, cart: items(id, "nothing") }), "an item that the shop lacks");
  valid(ERROR, await call("create_cart", { cart: items("nothing") }));

  const checkout = await call("create_checkout", { checkout: { cart_id: cart.id, line_items: [] } });
  valid(CHECKOUT, checkout, "a checkout of a cart");
  const context = { address_country: "US", address_region: "NY", postal_code: "12534" };
  const buyer = { email: "ada@example.com" };
  valid(CHECKOUT, await call("create_checkout", { checkout: { ...items(id), context, buyer } }));
  valid(CHECKOUT, await call("update_checkout", { id: checkout.id, checkout: { ...items(id, "nothing"), context } }));
  valid(CHECKOUT, await call("get_checkout", { id: checkout.id }));
  valid(CHECKOUT, await call("complete_checkout", { id: checkout.id, checkout: {} }));
  valid(CHECKOUT, await call("cancel_checkout", { id: checkout.id }));
  valid(ERROR, await call("get_checkout", { id: checkout.id }));

  const { id: second } = await call("create_cart", { cart: items(id) });
  valid(CART, await call("cancel_cart", { id: second }));
  valid(ERROR, await call("get_cart", { id: second }));
});

test("refusals are valid, of the protocol and of the transport", async () => {
  valid(ERROR, await call("search_catalog", { catalog: {} }, "https://orders.example/profile"), "no common capability");
  const refused = async (body) => valid("transports/jsonrpc.json#/$defs/error_response", await send(body));
  const meta = (agent) => ({ "ucp-agent": { profile: agent } });
  await refused([]);
  await refused({ jsonrpc: "2.0", id: 1, method: "members/list" });
  const tool = (name, args) => ({ jsonrpc: "2.0", id: "a", method: "tools/call", params: { name, arguments: args } });
  await refused(tool("get_member", {}));
  await refused(tool("search_catalog", { meta: meta("http://agent.example/") }));
  await refused(tool("search_catalog", { meta: meta("https://down.example/") }));
  await refused(tool("complete_checkout", { meta: meta("https://agent.example/"), id: "a", checkout: {} }));
});
