/** Agents of the Universal Commerce Protocol at a shop's own handler, against the real platform. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ucp } from "../../../wasm/pkg/server.js";
import { createClient, currentCartV2, OAuthStrategy, redirects } from "../../../wasm/pkg/inline.js";
import { siteOfFile } from "./site.mjs";

const VERSION = "2026-08-25";
/** An origin to which the platform leads buyers back. */
const SHOP = "http://localhost:5173";
const AGENT = "https://agent.example/profile.json";
const NAMES = ["catalog.search", "catalog.lookup", "cart", "checkout"].map((name) => `dev.ucp.shopping.${name}`);

const profile = (version = VERSION, names = NAMES) => ({
  ucp: {
    version,
    services: {},
    payment_handlers: {},
    capabilities: Object.fromEntries(names.map((name) => [name, [{ version }]])),
  },
});

const site = await siteOfFile();

/** A shop's handler, and calls of an agent. */
function shop(options = {}) {
  const { fetchProfile = () => Promise.resolve(profile()), onError = (error) => assert.fail(error), ...rest } = options;
  const { url, clientId } = site.platform;
  const { host = url } = options;
  const client = (tokens) =>
    createClient({ modules: { currentCartV2, redirects }, auth: OAuthStrategy({ clientId, tokens }), host });
  const links = [{ type: "terms_of_service", url: "/info/terms" }];
  const handle = ucp({ client, name: "Hearth & Field", links, fetchProfile, onError, ...rest });
  const send = (body, headers = {}) =>
    handle(
      new Request(`${SHOP}/ucp/mcp`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify({ jsonrpc: "2.0", id: 1, ...body }),
      }),
    );
  const call = async (name, given = {}, meta = {}) => {
    const args = { meta: { "ucp-agent": { profile: AGENT }, ...meta }, ...given };
    const response = await send({ method: "tools/call", params: { name, arguments: args } });
    const { result, error } = await response.json();
    return {
      status: response.status,
      headers: response.headers,
      error,
      content: result?.content,
      ...result?.structuredContent,
    };
  };
  return { handle, send, call };
}

const { handle, send, call } = shop();
const lines = (...items) => ({ line_items: items.map(([id, quantity]) => ({ item: { id }, quantity })) });
const amountOf = (totals, type) => totals.find((each) => each.type === type)?.amount;

async function mug() {
  const { products } = await call("search_catalog", { catalog: { query: "harbour mug" } });
  return products.find(({ handle: slug }) => slug === "harbour-mug");
}

test("a shop's profile names its endpoint and capabilities, and other requests stay the shop's own", async () => {
  const response = await handle(new Request(`${SHOP}/.well-known/ucp`));
  const { ucp: own } = await response.json();
  assert.equal(own.version, VERSION);
  assert.equal(own.services["dev.ucp.shopping"][0].endpoint, `${SHOP}/ucp/mcp`);
  assert.deepEqual(Object.keys(own.capabilities), NAMES);
  assert.equal(await handle(new Request(`${SHOP}/product/harbour-mug`)), undefined);
  assert.equal((await handle(new Request(`${SHOP}/ucp/mcp`))).status, 405);
});

test("an agent finds products by words, price and category, page by page, with amounts in minor units", async () => {
  const product = await mug();
  assert.equal(product.url, `${SHOP}/product/harbour-mug`);
  assert.deepEqual(product.price_range.min, { amount: 2650, currency: "USD" });
  assert.equal(product.variants[0].availability.available, true);
  const first = await call("search_catalog", { catalog: { pagination: { limit: 3 } } });
  assert.equal(first.products.length, 3);
  assert.ok(first.pagination.has_next_page);
  const { cursor } = first.pagination;
  const second = await call("search_catalog", { catalog: { pagination: { limit: 3, cursor } } });
  assert.notEqual(second.products[0].id, first.products[0].id);
  const cheap = await call("search_catalog", { catalog: { filters: { price: { max: 1500 } } } });
  assert.ok(cheap.products.length > 0);
  assert.ok(cheap.products.every(({ price_range: { min } }) => min.amount <= 1500));
  const table = await call("search_catalog", { catalog: { filters: { categories: ["The Table"] } } });
  assert.ok(table.products.length > 0);
  assert.deepEqual((await call("search_catalog", { catalog: { filters: { categories: ["No such"] } } })).products, []);
});

test("a lookup says which id it found how, and a product narrows its variants by a selection", async () => {
  const product = await mug();
  const { products: jumpers } = await call("search_catalog", { catalog: { query: "jumper" } });
  const [jumper] = jumpers.filter(({ variants }) => variants.length > 1);
  const [variant] = jumper.variants;
  const found = await call("lookup_catalog", { catalog: { ids: [product.id, variant.id, "nothing"] } });
  const inputs = found.products.flatMap(({ variants }) => variants.flatMap((each) => each.inputs));
  assert.deepEqual(
    inputs.map(({ id, match }) => [id, match]).toSorted(),
    [
      [product.id, "exact"],
      [variant.id, "exact"],
    ].toSorted(),
  );
  assert.deepEqual(found.messages, [{ type: "info", code: "not_found", content: "nothing" }]);
  const [{ name, label }] = variant.options;
  const detail = await call("get_product", { catalog: { id: jumper.id, selected: [{ name, label }] } });
  assert.deepEqual(detail.product.selected, [{ name, label }]);
  assert.ok(detail.product.variants.every(({ options }) => options.some((each) => each.label === label)));
  const none = await call("get_product", { catalog: { id: "nothing" } });
  assert.deepEqual([none.ucp.status, none.messages[0].code], ["error", "not_found"]);
});

test("an agent fills a cart, makes it a checkout, and hands the buyer to the hosted page", async () => {
  const { id } = await mug();
  const cart = await call("create_cart", { cart: lines([id, 2]) });
  assert.deepEqual(Object.keys(cart.ucp.capabilities), ["dev.ucp.shopping.cart"]);
  assert.equal(amountOf(cart.totals, "subtotal"), 5300);
  assert.equal(JSON.parse(cart.content[0].text).id, cart.id);
  const more = await call("update_cart", { id: cart.id, cart: lines([id, 3]) });
  assert.deepEqual([more.id, more.line_items[0].quantity, amountOf(more.totals, "total")], [cart.id, 3, 7950]);

  const context = { address_country: "US", address_region: "NY", postal_code: "12534" };
  const checkout = await call("create_checkout", { checkout: { cart_id: cart.id, line_items: [] } });
  assert.deepEqual([checkout.id, checkout.status], [cart.id, "requires_escalation"]);
  const priced = await call("update_checkout", {
    id: cart.id,
    checkout: { ...lines([id, 1]), context, buyer: { email: "ada@example.com" } },
  });
  assert.ok(amountOf(priced.totals, "tax") > 0);
  assert.equal(priced.messages.at(-1).severity, "requires_buyer_input");
  assert.deepEqual(priced.links, [{ type: "terms_of_service", url: `${SHOP}/info/terms` }]);
  assert.deepEqual(priced.ucp.payment_handlers, {});
  const page = await fetch(priced.continue_url);
  assert.equal(page.status, 200);
  assert.ok((await page.text()).includes("Harbour Mug"));

  const key = { "idempotency-key": crypto.randomUUID() };
  const completed = await call("complete_checkout", { id: cart.id, checkout: {} }, key);
  assert.equal(completed.status, "requires_escalation", "an agent places no order");
  const canceled = await call("cancel_checkout", { id: cart.id }, key);
  assert.equal(canceled.line_items.length, 1);
  assert.equal((await call("get_checkout", { id: cart.id })).messages[0].code, "not_found");
});

test("each agent's cart has a visitor of its own, and no answer has a token", async () => {
  const { id } = await mug();
  const kept = new Map();
  const carts = {
    get: (key) => Promise.resolve(kept.get(key)),
    set: (key, cart) => Promise.resolve(void kept.set(key, cart)),
    delete: (key) => Promise.resolve(void kept.delete(key)),
  };
  const { call: own } = shop({ carts });
  const [one, two] = [
    await own("create_cart", { cart: lines([id, 1]) }),
    await own("create_cart", { cart: lines([id, 2]) }),
  ];
  const again = await own("get_cart", { id: one.id });
  assert.equal(again.line_items[0].quantity, 1);
  const tokens = [...kept.values()].map((cart) => cart.tokens);
  assert.ok(tokens.every(({ refreshToken }) => refreshToken.role === "visitor"));
  const secrets = tokens.flatMap(({ accessToken, refreshToken }) => [accessToken.value, refreshToken.value]);
  assert.equal(new Set(secrets).size, 4);
  const text = JSON.stringify([one, two, again]);
  assert.ok(secrets.every((secret) => !text.includes(secret)));
});

test("an item that the shop lacks gets a message at its line, and a cart without items is not created", async () => {
  const { id } = await mug();
  const { products } = await call("search_catalog", { catalog: { query: "jumper" } });
  const [jumper] = products.filter(({ variants }) => variants.length > 1);
  const cart = await call("create_cart", { cart: lines([id, 1], [jumper.id, 1], ["nothing", 1]) });
  assert.deepEqual(
    cart.line_items.map(({ item }) => item.id),
    [id],
  );
  assert.deepEqual(
    cart.messages.map(({ code }) => code),
    ["item_unavailable", "item_unavailable"],
  );
  assert.ok(cart.messages[1].path.includes("nothing"));
  const none = await call("create_cart", { cart: lines(["nothing", 1]) });
  assert.deepEqual([none.ucp.status, none.id], ["error", undefined]);
});

test("nonsense of an agent gets a JSON-RPC error with its status, and never a member's data", async () => {
  const codeOf = async (body, headers) => {
    const response = await send(body, headers);
    return [response.status, (await response.json()).error.code];
  };
  assert.deepEqual(await codeOf("{"), [400, -32700]);
  assert.deepEqual(await codeOf("[]"), [400, -32600]);
  assert.deepEqual(await codeOf("x".repeat(70_000)), [413, -32600]);
  assert.deepEqual(await codeOf({ method: "members/list" }), [404, -32601]);
  assert.deepEqual(await codeOf({ method: "tools/call", params: { name: "get_member" } }), [400, -32602]);
  const refusal = async (name, given) => {
    const { status, error } = await call(name, given);
    return [status, error?.code];
  };
  for (const [name, given] of [
    ["create_cart", { cart: { line_items: "all" } }],
    ["create_cart", { cart: lines(["a", -1]) }],
    ["create_cart", { cart: lines(["a", 1e9]) }],
    ["search_catalog", { catalog: { pagination: { cursor: "../x" } } }],
    ["search_catalog", { catalog: { filters: { price: { max: "12" } } } }],
    ["lookup_catalog", { catalog: { ids: Array.from({ length: 26 }, String) } }],
    ["get_cart", {}],
    ["complete_checkout", { id: "x" }],
  ]) {
    assert.deepEqual(await refusal(name, given), [400, -32602], name);
  }
  const member = await call("get_cart", { id: "member:iris@example.com" });
  assert.equal(member.messages[0].code, "not_found");
});

test("an agent without a public profile of this release, or with too many calls, is refused", async () => {
  const refusal = async (options, agent = AGENT) => {
    const { send: sendTo } = shop(options);
    const args = { meta: { "ucp-agent": { profile: agent } }, catalog: {} };
    const response = await sendTo({ method: "tools/call", params: { name: "search_catalog", arguments: args } });
    const { error, result } = await response.json();
    return [response.status, error?.data?.code ?? error?.code ?? result.structuredContent.messages[0].code];
  };
  for (const agent of [
    "http://agent.example/p",
    "https://localhost/p",
    "https://10.0.0.1/p",
    "https://[::1]/p",
    "nonsense",
    7,
  ]) {
    assert.deepEqual(await refusal({}, agent), [400, "invalid_profile_url"], String(agent));
  }
  const down = { fetchProfile: () => Promise.reject(new Error("down")) };
  assert.deepEqual(await refusal(down), [424, "profile_unreachable"]);
  assert.deepEqual(await refusal({ fetchProfile: () => Promise.resolve([]) }), [422, "profile_malformed"]);
  const old = { fetchProfile: () => Promise.resolve(profile("2026-01-11")) };
  assert.deepEqual(await refusal(old), [422, "version_unsupported"]);
  const other = { fetchProfile: () => Promise.resolve(profile(VERSION, ["dev.ucp.shopping.order"])) };
  assert.deepEqual(await refusal(other), [200, "capabilities_incompatible"]);
  const { call: limited } = shop({ callsPerMinute: 2 });
  const answers = [];
  for (let index = 0; index < 3; index += 1) answers.push((await limited("get_cart", { id: "x" })).status);
  // A minute may begin between two calls.
  if (answers[2] !== 429) answers.push((await limited("get_cart", { id: "x" })).status);
  assert.equal(answers.at(-1), 429);
});

test("an outage of the platform gives the agent the time to wait, and the reason only to the shop", async () => {
  const errors = [];
  const { call: broken } = shop({ host: "http://127.0.0.1:9", onError: (error) => errors.push(error) });
  const { status, error, headers } = await broken("create_cart", { cart: lines(["a", 1]) });
  assert.deepEqual([status, error.code], [503, -32000]);
  assert.ok(Number(headers.get("retry-after")) > 0);
  assert.equal(errors.length, 1);
  assert.ok(!JSON.stringify(error).includes("127.0.0.1"));
});

test("an agent's program lists the tools by the Model Context Protocol", async () => {
  const started = await (await send({ method: "initialize", params: { protocolVersion: "2025-06-18" } })).json();
  assert.equal(started.result.protocolVersion, "2025-06-18");
  assert.equal((await send({ method: "notifications/initialized", id: undefined })).status, 202);
  const { result } = await (await send({ method: "tools/list" })).json();
  assert.deepEqual(
    result.tools.map(({ name }) => name),
    [
      ...["search_catalog", "lookup_catalog", "get_product"],
      ...["create_cart", "get_cart", "update_cart", "cancel_cart"],
      ...["create_checkout", "get_checkout", "update_checkout", "cancel_checkout", "complete_checkout"],
    ],
  );
});
