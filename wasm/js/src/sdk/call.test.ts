/** Calls: their requests and results. */

import assert from "node:assert/strict";
import { test } from "vitest";
import {
  ApiKeyStrategy,
  ApplicationError,
  brandsV3,
  CancelledError,
  CartwrightError,
  collections,
  createClient,
  currentCart,
  DecodeError,
  OAuthStrategy,
  products,
  ProxyStrategy,
  redirects,
  RequestError,
  SystemError,
  TransportError,
  ValidationError,
} from "../inline.js";
import { type Fields, host, isTokenRequest, json, scripted, withTokens } from "../../test/network.js";

function visitor(options = {}) {
  return createClient({
    modules: { currentCart, products, collections, redirects },
    auth: OAuthStrategy({ clientId: "client-1" }),
    host,
    ...options,
  });
}

const WIRE_CART = {
  id: "cart-1",
  createdDate: "2026-01-02T03:04:05.000Z",
  lineItems: [
    {
      id: "line-1",
      quantity: 2,
      image: { id: "a.jpg", url: "http://x/a.jpg", width: 10, height: 20, filename: "a b.jpg" },
      url: { relativePath: "/mug", url: "https://shop.example/mug" },
      catalogReference: { catalogItemId: "p", appId: "app", options: { id: "own", createdDate: "own" } },
    },
  ],
  contactInfo: { address: { country: "GB", addressLine: "1 Road", geocode: { latitude: 1 } } },
};

test("a cart response has the documented field names and values", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: WIRE_CART })),
  );
  const cart = await visitor().currentCart.getCurrentCart();
  assert.deepEqual(cart, {
    _id: "cart-1",
    _createdDate: new Date("2026-01-02T03:04:05.000Z"),
    lineItems: [
      {
        _id: "line-1",
        quantity: 2,
        image: "wix:image://v1/a.jpg/a%20b.jpg#originWidth=10&originHeight=20",
        url: "https://shop.example/mug",
        catalogReference: { catalogItemId: "p", appId: "app", options: { id: "own", createdDate: "own" } },
      },
    ],
    contactInfo: { address: { country: "GB", addressLine1: "1 Road", location: { latitude: 1 } } },
  });
  const call = requests.at(-1);
  assert.equal(`${call!.method} ${call!.path}`, "GET /ecom/v1/carts/current");
  assert.equal(call!.headers["authorization"], "access");
});

test("arguments are sent with wire names and are not mutated", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ checkoutId: "c" })),
  );
  const shippingAddress = { country: "GB", addressLine1: "1 Road", location: { latitude: 1 } };
  const checkout = Object.freeze({ channelType: "WEB", shippingAddress: Object.freeze(shippingAddress) });
  const client = visitor();
  await client.currentCart.createCheckoutFromCurrentCart(checkout);
  await client.currentCart.createCheckoutFromCurrentCart(checkout);
  for (const { body } of requests.filter((request) => !isTokenRequest(request))) {
    assert.deepEqual(body, {
      channelType: "WEB",
      shippingAddress: { country: "GB", addressLine: "1 Road", geocode: { latitude: 1 } },
    });
  }
  await client.currentCart.updateCurrentCartLineItemQuantity([{ _id: "line-1", quantity: 3 }]);
  assert.deepEqual(requests.at(-1)!.body, { lineItems: [{ id: "line-1", quantity: 3 }] });
});

test("an address is sent without read-only fields, and a null image or page is omitted", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: {} })),
  );
  const { currentCart } = visitor();
  const names = { countryFullname: "United Kingdom", subdivisionFullname: null };
  await currentCart.createCheckoutFromCurrentCart({
    shippingAddress: { country: "GB", ...names },
    billingAddress: null as never,
  });
  assert.deepEqual(requests.at(-1)!.body, { shippingAddress: { country: "GB" }, billingAddress: null });
  await currentCart.addToCurrentCart({ customLineItems: [{ quantity: 1, media: null as never, url: null as never }] });
  assert.deepEqual(requests.at(-1)!.body, { customLineItems: [{ quantity: 1 }] });
});

test("a null image or page is read as undefined, and one with a null URL as null", async (t) => {
  const lines = [
    { image: null, url: null },
    { image: { url: null }, url: { url: null } },
    { image: { id: null, url: "http://x/a.jpg" }, url: { url: null, relativePath: "/mug" } },
  ];
  scripted(
    t,
    withTokens(() => json({ cart: { lineItems: lines } })),
  );
  const { lineItems } = await visitor().currentCart.getCurrentCart();
  assert.deepEqual(lineItems, [
    { image: undefined, url: undefined },
    { image: null, url: null },
    { image: "http://x/a.jpg", url: "/mug" },
  ]);
});

test("each call of the four modules uses the method and path of the contract", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: {}, product: {}, collection: {}, products: [], collections: [] })),
  );
  const client = visitor();
  await client.currentCart.updateCurrentCart({ couponCode: "X" });
  await client.currentCart.deleteCurrentCart();
  await client.currentCart.addToCurrentCart({ lineItems: [] });
  await client.currentCart.removeLineItemsFromCurrentCart(["l"]);
  await client.currentCart.removeCouponFromCurrentCart();
  await client.currentCart.estimateCurrentCartTotals();
  await client.products.getProduct("a/b");
  await client.products.getCollectionBySlug("mugs");
  await client.products.queryProducts().find();
  await client.collections.getCollection("c");
  await client.collections.getCollectionBySlug("mugs");
  await client.collections.queryCollections({ filter: { slug: "mugs" } });
  await client.redirects.createRedirectSession({ ecomCheckout: { checkoutId: "c" } });
  const calls = requests.filter((request) => !isTokenRequest(request));
  assert.deepEqual(
    calls.map(({ method, path }) => `${method} ${path}`),
    [
      "PATCH /ecom/v1/carts/current",
      "DELETE /ecom/v1/carts/current",
      "POST /ecom/v1/carts/current/add-to-cart",
      "POST /ecom/v1/carts/current/remove-line-items",
      "POST /ecom/v1/carts/current/remove-coupon",
      "POST /ecom/v1/carts/current/estimate-totals",
      "GET /stores-reader/v1/products/a%2Fb?id=a%2Fb",
      "GET /stores-reader/v1/collections/slug/mugs?slug=mugs",
      "POST /stores-reader/v1/products/query-platformized",
      "GET /stores-reader/v2/collections/c?id=c",
      "GET /stores-reader/v2/collections/slug/mugs?slug=mugs",
      "POST /stores-reader/v2/collections/query",
      "POST /_api/redirects-api/v1/redirect-session",
    ],
  );
  assert.equal(requests.filter(isTokenRequest).length, 1);
});

test("a missing cart is null for getCurrentCartOrNull, and an error with a code otherwise", async (t) => {
  const missing = { message: "m", details: { applicationError: { code: "OWNED_CART_NOT_FOUND", description: "d" } } };
  scripted(
    t,
    withTokens(() => json(missing, { status: 404, headers: { "x-wix-request-id": "r-1" } })),
  );
  const client = visitor();
  assert.equal(await client.currentCart.getCurrentCartOrNull(), null);
  await assert.rejects(client.currentCart.getCurrentCart(), (error) => {
    assert.ok(error instanceof ApplicationError && error instanceof CartwrightError && error instanceof Error);
    assert.equal(error.message, "m: d");
    assert.equal(error.code, "OWNED_CART_NOT_FOUND");
    assert.equal(error.status, 404);
    assert.equal(error.endpoint, "cart.get_current");
    assert.deepEqual(error.details, {
      applicationError: { code: "OWNED_CART_NOT_FOUND", description: "d", data: {} },
      requestId: "r-1",
    });
    return true;
  });
});

test("each kind of failure has its error class", async (t) => {
  let answer: () => Response | Promise<Response> = () => json({});
  scripted(
    t,
    withTokens(() => answer()),
  );
  const client = visitor();
  const once = { retry: false };
  const violation = { field: "quantity", description: "too low", violatedRule: "MIN", data: { threshold: 1 } };
  const cases: [() => Response | Promise<Response>, new (...given: never[]) => Error][] = [
    [() => json({ details: { validationError: { fieldViolations: [violation] } } }, { status: 400 }), ValidationError],
    [() => new Response("<html>", { status: 502 }), SystemError],
    [() => Promise.reject(new TypeError("fetch failed")), TransportError],
    [() => new Response("{"), DecodeError],
  ];
  for (const [next, expected] of cases) {
    answer = next;
    await assert.rejects(client.currentCart.getCurrentCart(once), (error) => error instanceof expected);
  }
  await assert.rejects(client.products.getProduct(".."), (error) => error instanceof RequestError);
  answer = cases[0]![0];
  await assert.rejects(client.currentCart.addToCurrentCart(), (error) => {
    assert.ok(error instanceof ValidationError);
    assert.equal(error.message, 'INVALID_ARGUMENT: "quantity" too low');
    assert.deepEqual(error.violations, [violation]);
    return true;
  });
});

test("an error has its cause and the platform's message", async (t) => {
  const lost = new TypeError("fetch failed", { cause: Object.assign(new Error("reset"), { code: "ECONNRESET" }) });
  let answer = (): Response | Promise<Response> => Promise.reject(lost);
  scripted(
    t,
    withTokens(() => answer()),
  );
  const read = () => visitor().currentCart.getCurrentCart({ retry: false });
  await assert.rejects(read(), (error) => {
    assert.ok(error instanceof TransportError && error.cause instanceof Error);
    assert.match(
      error.cause.message,
      /^no answer came from http:\/\/localhost:4400; check that the platform runs there/,
    );
    assert.equal(error.cause.cause, lost);
    assert.equal((lost.cause as NodeJS.ErrnoException).code, "ECONNRESET");
    return true;
  });
  const words = "No Public URL Found - verify that site is published";
  answer = () => json({ message: words }, { status: 500 });
  await assert.rejects(read(), (error) => {
    assert.ok(error instanceof SystemError && error.cause instanceof Error);
    assert.equal(error.message, "System error occurred");
    assert.match(error.hint!, /^publish the site in its dashboard/);
    assert.equal(error.description, words);
    assert.equal(
      error.cause.message,
      `http://localhost:4400 answered 500: ${words}; publish the site in its dashboard, since only then has it pages to lead to`,
    );
    return true;
  });
});

test("an aborted signal cancels a call before it begins and while it waits", async (t) => {
  scripted(
    t,
    withTokens(() => new Promise(() => {})),
  );
  const client = visitor();
  await assert.rejects(
    client.currentCart.getCurrentCart({ signal: AbortSignal.abort() }),
    (error) => error instanceof CancelledError,
  );
  const controller = new AbortController();
  const call = client.currentCart.getCurrentCart({ signal: controller.signal });
  setImmediate(() => controller.abort());
  await assert.rejects(call, (error) => error instanceof CancelledError);
});

test("an infinite timeout is accepted, and an invalid one is refused", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: { id: "cart" } })),
  );
  for (const timeoutMs of [Infinity, Number.MAX_SAFE_INTEGER, 2 ** 32, 10_000.5]) {
    assert.equal((await visitor().currentCart.getCurrentCart({ timeoutMs }))._id, "cart");
  }
  requests.length = 0;
  for (const timeoutMs of [Number.NaN, -1, "100", null]) {
    await assert.rejects(
      visitor().currentCart.getCurrentCart({ timeoutMs: timeoutMs as number }),
      (error) => error instanceof RequestError && error.message.includes("`timeoutMs`"),
    );
  }
  assert.deepEqual(requests, []);
});

const pagingOf = (body: Fields | undefined) =>
  (body as { query: { paging: { offset: number; limit: number } } }).query.paging;

test("a query is read page by page and by async iteration", async (t) => {
  const requests = scripted(
    t,
    withTokens(({ body }) => {
      const { offset, limit } = pagingOf(body);
      const items = Array.from({ length: Math.max(0, Math.min(limit, 120 - offset)) }, (_, index) => ({
        id: String(offset + index),
      }));
      return json({ products: items, metadata: { count: items.length, offset, total: 120 } });
    }),
  );
  const builder = visitor().products.queryProducts();
  const page = await builder.eq("productType", "physical").ge("price", 5).descending("lastUpdated").find();
  assert.deepEqual(requests.at(-1)!.body, {
    query: {
      filter: { $and: [{ productType: "physical" }, { price: { $gte: 5 } }] },
      sort: [{ fieldName: "lastUpdated", order: "DESC" }],
      paging: { offset: 0, limit: 50 },
    },
  });
  assert.equal(page.items.length, 50);
  assert.equal(page.totalCount, 120);
  assert.equal(page.totalPages, 3);
  assert.ok(page.hasNext() && !page.hasPrev());
  const last = await (await page.next()).next();
  assert.equal(last.items[0]!._id, "100");
  assert.ok(!last.hasNext());
  await assert.rejects(last.next(), { message: "No next page to fetch" });
  const ids: unknown[] = [];
  for await (const product of builder) {
    ids.push(product._id);
  }
  assert.equal(new Set(ids).size, 120);
});

test("a signal cancels a list at a later page", async (t) => {
  let controller = new AbortController();
  let pages = 0;
  scripted(
    t,
    withTokens(() => {
      pages += 1;
      if (pages === 2) controller.abort();
      return json({
        products: [{ id: "p" }],
        brands: [{ id: "b" }],
        metadata: { total: 9 },
        totalResults: 9,
        pagingMetadata: { cursors: { next: `n${pages}` } },
      });
    }),
  );
  const auth = OAuthStrategy({ clientId: "client-1" });
  const client = createClient({ modules: { brandsV3, products }, auth, host });
  for (const list of [client.products.queryProducts().limit(1), client.brandsV3.queryBrands().limit(1)]) {
    controller = new AbortController();
    pages = 0;
    const found: unknown[] = [];
    const walk = async () => {
      for await (const each of list.all({ signal: controller.signal })) found.push(each._id);
    };
    await assert.rejects(walk(), CancelledError);
    assert.deepEqual([found.length, pages], [1, 2]);
  }
});

test("iteration by key ends if the platform repeats the same page", async (t) => {
  const requests = scripted(t, () =>
    json({ variants: [{ id: "1" }, { id: "2" }], totalResults: 100, metadata: { offset: 0, total: 100 } }),
  );
  const owner = createClient({ modules: { products }, auth: ApiKeyStrategy({ apiKey: "key", siteId: "site" }), host });
  const variants: unknown[] = [];
  for await (const variant of owner.products.queryStoreVariants()) variants.push(variant);
  assert.ok(requests.length <= 3, `${requests.length} pages were asked for`);
});

test("iteration continues if the platform gives no total count", async (t) => {
  scripted(
    t,
    withTokens(({ body }) => {
      const items = pagingOf(body).offset < 30 ? Array.from({ length: 10 }, () => ({ id: "p" })) : [];
      return json({ products: items, metadata: { tooManyToCount: true } });
    }),
  );
  let count = 0;
  for await (const _ of visitor().products.queryProducts().limit(10)) {
    count += 1;
  }
  assert.equal(count, 30);
});

test("an owner's call sends the API key and the site id", async (t) => {
  const requests = scripted(t, () => json({ products: [] }));
  const client = visitor({ auth: ApiKeyStrategy({ apiKey: "key", siteId: "site" }), headers: { "x-own": "1" } });
  await client.products.queryProducts().find();
  const { headers } = requests[0]!;
  assert.equal(headers["authorization"], "key");
  assert.equal(headers["wix-site-id"], "site");
  assert.equal(headers["x-own"], "1");
});

test("a proxy is called under its own path, without an authorization header or cookies", async (t) => {
  const requests = scripted(t, () => json({ products: [] }));
  const credentials: unknown[] = [];
  const client = createClient({
    modules: { products },
    auth: ProxyStrategy(),
    host: `${host}/_console/api`,
    fetch: (address, settings) => {
      credentials.push(settings?.credentials);
      return fetch(address, { ...settings, credentials: "include" });
    },
  });
  await client.products.queryProducts().find();
  const { path, headers } = requests[0]!;
  assert.equal(path, "/_console/api/stores-reader/v1/products/query-platformized");
  assert.equal(headers["authorization"], undefined);
  assert.match(headers["content-type"]!, /^application\/json/);
  assert.deepEqual(await client.auth.getAuthHeaders(), { headers: {} });
  // The package sends no cookies; for a proxy that needs them, there is an option.
  assert.deepEqual(credentials, ["omit"]);
  assert.equal(client.session, undefined);
});
