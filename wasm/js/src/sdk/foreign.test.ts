/** Modules of the platform's other packages over this package's session, and calls without a client. */
import assert from "node:assert/strict";
import { onTestFinished, test } from "vitest";
import {
  createClient,
  currentCart,
  enableContext,
  isApplicationError,
  isRequestError,
  isTransportError,
  isValidationError,
  OAuthStrategy,
  orders,
  products,
  RequestError,
} from "../inline.js";
import type { ErrorDetails } from "../core/errors.js";
import { host, isTokenRequest, json, scripted, withTokens } from "../../test/network.js";

/** The HTTP client of the other packages, as its modules use it. */
interface Http {
  request(make: (context: { host: string }) => object): Promise<{ data: unknown }>;
  fetchWithAuth(address: string, init: RequestInit): Promise<Response>;
  wixAPIFetch(address: string, init: RequestInit): Promise<Response>;
}

/** A module in the form of the other packages: a function from the HTTP client to the call. */
const reviews = {
  queryReviews: (http: Http) => async (query: object) => {
    const answer = await http.request(({ host: domain }) => ({
      method: "POST",
      url: `/reviews/v1/reviews/query`,
      data: { query, domain },
      methodFqn: "wix.reviews.v1.Reviews.QueryReviews",
    }));
    return answer.data;
  },
  getReview: (http: Http) => async (id: string) => {
    const params = new URLSearchParams({ fields: "a b", id });
    const long = { method: "POST", url: "/reviews/v1/reviews/get", data: { id } };
    return (await http.request(() => ({ method: "GET", url: `/reviews/v1/reviews/${id}`, params, fallback: [long] })))
      .data;
  },
  createReview: (http: Http) => async (review: object) =>
    (await http.request(() => ({ method: "POST", url: "/reviews/v1/reviews", data: { review } }))).data,
  putReview: (http: Http) => async (review: object) =>
    (await http.request(() => ({ method: "PUT", url: "/reviews/v1/reviews/r", data: { review } }))).data,
  countByFetch: (http: Http) => async (): Promise<unknown> =>
    (await http.fetchWithAuth("https://www.wixapis.com/reviews/v1/count", { method: "POST", body: "{}" })).json(),
  relative: (http: Http) => async (): Promise<unknown> =>
    (await http.wixAPIFetch("/reviews/v1/relative", { method: "GET" })).json(),
  Kind: { GOOD: "GOOD" },
};

const client = (options = {}) =>
  createClient({
    modules: { reviews, currentCart, products },
    auth: OAuthStrategy({ clientId: "client-1" }),
    host,
    ...options,
  });

test("a foreign module shares the client's session with the package's own modules", async (t) => {
  const requests = scripted(
    t,
    withTokens(({ path }) => json(path.includes("cart") ? { cart: { id: "c" } } : { ok: path })),
  );
  const shop = client({ headers: { "X-Shop": "1" } });
  shop.setHeaders({ "X-Later": "2" });
  await shop.currentCart.getCurrentCart();
  assert.deepEqual(await shop.reviews.queryReviews({ filter: {} }), { ok: "/reviews/v1/reviews/query" });
  assert.deepEqual(await shop.reviews.getReview("r/1"), { ok: "/reviews/v1/reviews/r/1?fields=a+b&id=r%2F1" });
  assert.deepEqual(await shop.reviews.putReview({}), { ok: "/reviews/v1/reviews/r" });
  assert.deepEqual(await shop.reviews.countByFetch(), { ok: "/reviews/v1/count" });
  assert.deepEqual(await shop.reviews.relative(), { ok: "/reviews/v1/relative" });
  assert.equal(shop.reviews.Kind.GOOD, "GOOD");
  assert.equal(requests.filter(isTokenRequest).length, 1, "one session for all");
  const query = requests.find(({ path }) => path.endsWith("/query"));
  assert.deepEqual(query!.body, { query: { filter: {} }, domain: "www.wixapis.com" });
  assert.deepEqual(
    [query!.headers["authorization"], query!.headers["x-shop"], query!.headers["x-later"]],
    ["access", "1", "2"],
  );
  assert.ok(
    requests
      .filter((request) => !isTokenRequest(request))
      .every(({ headers }) => headers["authorization"] === "access"),
  );
});

test("a foreign read with a long query is sent in its alternative form", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({})),
  );
  const id = "x".repeat(5000);
  await client().reviews.getReview(id);
  assert.deepEqual([requests[1]!.method, requests[1]!.path], ["POST", "/reviews/v1/reviews/get"]);
});

test("a foreign call is replayed after a 401 and retried as its method allows", async (t) => {
  const answers = [401, 200];
  let answer = () => json({ n: 1, details: {} }, { status: answers.shift() ?? 200 });
  const requests = scripted(
    t,
    withTokens(() => answer()),
  );
  const shop = client();
  assert.deepEqual(await shop.reviews.createReview({}), { n: 1, details: {} });
  assert.equal(requests.filter(isTokenRequest).length, 2, "a renewal");
  const statuses = [503, 200];
  answer = () => json({}, { status: statuses.shift() ?? 200 });
  await shop.reviews.queryReviews({});
  assert.equal(statuses.length, 0, "a query is repeated");
  answer = () => json({}, { status: 503 });
  const before = requests.length;
  await assert.rejects(shop.reviews.createReview({}));
  assert.equal(requests.length, before + 1, "what may have been done is not");
});

/** An error with the answer that foreign modules read. */
interface Answered {
  readonly response: {
    readonly status: number;
    readonly data: { readonly message: string; readonly details: ErrorDetails };
  };
}

test("a foreign call fails with this package's errors, which contain the fields foreign modules read", async (t) => {
  let answer: () => Response | Promise<Response> = () => json({});
  scripted(
    t,
    withTokens(() => answer()),
  );
  const { reviews: foreign } = client();
  answer = () => json({ message: "no such review" }, { status: 404, headers: { "x-wix-request-id": "r-1" } });
  await assert.rejects(foreign.createReview({}), (error) => {
    assert.ok(isApplicationError(error));
    assert.deepEqual([error.code, error.details.applicationError!.code], ["NOT_FOUND", 404]);
    const { status, data } = (error as unknown as Answered).response;
    assert.deepEqual([status, data.message], [404, "no such review"]);
    assert.equal(data.details.applicationError!.code, 404);
    assert.equal(error.requestId, "r-1");
    return true;
  });
  const fieldViolations = [{ field: "stars", description: "too many" }];
  answer = () => json({ message: "no", details: { validationError: { fieldViolations } } }, { status: 400 });
  await assert.rejects(foreign.createReview({}), (error) => {
    assert.deepEqual((error as Answered).response.data.details, { validationError: { fieldViolations } });
    return isValidationError(error);
  });
  answer = () => Promise.reject(new TypeError("fetch failed"));
  await assert.rejects(foreign.createReview({}), (error) => {
    // The modules do this to an error without an answer.
    const changed = Object.assign(error as Error, { message: "System error occurred: {}", code: "UNKNOWN" });
    assert.equal(changed.message, "System error occurred: fetch failed");
    return isTransportError(error);
  });
});

test("an invalid module is refused with a clear message", () => {
  const wrong = (modules: object) => () =>
    createClient({ modules: modules as Record<string, object>, auth: OAuthStrategy({ clientId: "client-1" }) });
  assert.throws(wrong({ cart: undefined }), /^RequestError: createClient: the module `cart` is undefined: see whether/);
  assert.throws(wrong({ cart: "currentCart" }), RequestError);
  assert.throws(wrong({ cart: null }), RequestError);
  const odd = {
    plain: () => 7,
    onCreated: Object.assign(() => () => {}, { __type: "event-definition" }),
    plugin: Object.assign(() => () => {}, { __type: "service-plugin-definition" }),
    Failure: class Failure extends Error {},
  };
  const made = createClient({ modules: { odd }, auth: OAuthStrategy({ clientId: "client-1" }) });
  assert.throws(() => made.odd.plain(), /`plain` is no call of a module/);
  assert.throws(() => made.odd.onCreated(), /`onCreated` is an event: receive its webhooks with `createWebhooks`/);
  assert.throws(() => made.odd.plugin(), /`plugin` is a service plugin/);
  assert.equal(made.odd.Failure, odd.Failure);
});

test("client.use accepts a single function", async (t) => {
  scripted(
    t,
    withTokens(() => json({ product: { id: "p" } })),
  );
  const shop = client();
  assert.equal((await shop.use(products.getProduct)("p")).product._id, "p");
  assert.deepEqual(await shop.use(reviews.queryReviews)({}), { product: { id: "p" } });
  const { nested } = shop.use({ nested: reviews });
  assert.deepEqual(await nested.queryReviews({}), { product: { id: "p" } });
});

/** Where modules of other packages look for a client. */
const context = () =>
  (globalThis as unknown as { __wix_context__: { client: unknown; elevatedClient?: { use: unknown } } })
    .__wix_context__;

test("modules use the context's client when called without one", async (t) => {
  onTestFinished(() => {
    enableContext(() => undefined);
    Reflect.deleteProperty(globalThis, "__wix_context__");
  });
  const requests = scripted(
    t,
    withTokens(() => json({ products: [{ id: "p" }], product: { id: "p" } })),
  );
  assert.throws(
    () => products.getProduct("p"),
    (error) => {
      assert.match((error as Error).message, /^products\.get: there is no client: .*enableContext\(client\)/);
      return isRequestError(error);
    },
  );
  const shop = client();
  enableContext(shop);
  assert.equal((await products.getProduct("p")).product._id, "p");
  assert.deepEqual((await products.queryProducts().eq("slug", "mug").find()).items, [{ _id: "p" }]);
  assert.equal(await currentCart.getCurrentCartOrNull(), null);
  assert.equal(requests.filter(isTokenRequest).length, 1);
  // Clients keep their own session, whatever the context is.
  const other = client();
  await other.products.getProduct("p");
  assert.equal(requests.filter(isTokenRequest).length, 2);
  assert.equal(context().client, shop);
  let calls = 0;
  enableContext(() => ((calls += 1), other), "module");
  await products.getProduct("p");
  assert.deepEqual([calls, context().client], [1, shop]);
  shop.enableContext("global", { elevated: true });
  assert.equal(typeof context().elevatedClient!.use, "function");
});

test("searches and queries are accepted bare and wrapped, as in programs of 2024", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ orders: [], products: [] })),
  );
  const shop = createClient({ modules: { orders, products }, auth: OAuthStrategy({ clientId: "client-1" }), host });
  const search = { cursorPaging: { limit: 2 } };
  await shop.orders.searchOrders(search);
  await shop.orders.searchOrders({ search });
  await shop.orders.searchOrders({ search: { expression: "mug" } } as never);
  await shop.products.queryProducts({ query: { paging: { limit: 3 } } });
  assert.deepEqual(
    requests.slice(1).map(({ body }) => body),
    [{ search }, { search }, { search: { search: { expression: "mug" } } }, { query: { paging: { limit: 3 } } }],
  );
});
