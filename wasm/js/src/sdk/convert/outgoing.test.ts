/** Arguments that cannot be sent: the error names the invalid part, nothing is sent, and the client keeps working. */

import assert from "node:assert/strict";
import { test } from "vitest";
import {
  ApiKeyStrategy,
  createClient,
  currentCart,
  media,
  members,
  OAuthStrategy,
  products,
  productsV3,
  RequestError,
} from "../../inline.js";
import type { CallOptions } from "../call.js";
import { host, isTokenRequest, json, scripted, withTokens } from "../../../test/network.js";

const settings = {
  modules: { currentCart, members, products },
  auth: OAuthStrategy({ clientId: "client-1" }),
  host,
};

const client = () => createClient(settings);

function cyclic() {
  const cartInfo: { buyerInfo: { cart?: object } } = { buyerInfo: {} };
  cartInfo.buyerInfo.cart = cartInfo;
  return { cartInfo };
}

function deep() {
  let value = {};
  for (let level = 0; level < 100_000; level += 1) value = { value };
  return value;
}

const CASES: [name: string, call: (c: ReturnType<typeof client>) => Promise<unknown>, message: RegExp][] = [
  [
    "a BigInt",
    (c) => c.currentCart.addToCurrentCart({ lineItems: [{ quantity: 1n as never }] }),
    /`lineItems\.0\.quantity` is a BigInt/,
  ],
  [
    "a function",
    (c) => c.currentCart.updateCurrentCart({ cartInfo: { buyerNote: (() => "") as never } }),
    /`cartInfo\.buyerNote` is a function/,
  ],
  [
    "a symbol",
    (c) => c.currentCart.updateCurrentCart({ couponCode: Symbol("x") as never }),
    /`couponCode` is a symbol/,
  ],
  [
    "a cycle",
    (c) => c.currentCart.updateCurrentCart(cyclic() as never),
    /`cartInfo\.buyerInfo\.cart` refers to itself/,
  ],
  [
    "a cycle in a query",
    (c) => c.members.listMembers(cyclic() as never),
    /`cartInfo\.buyerInfo\.cart` refers to itself/,
  ],
  ["what is too deep", (c) => c.members.listMembers({ paging: deep() }), /is nested more than 127 deep/],
  [
    "a date that is none",
    (c) => c.members.updateMember("m", { lastLoginDate: new Date("x") }),
    /`member\.lastLoginDate` is no date/,
  ],
  ["no id", (c) => (c.members.getMember as () => Promise<unknown>)(), /members\.get: `id` is missing/],
  ["null for an id", (c) => c.members.getMember(null as never), /members\.get: `id` is missing/],
  ["an object for an id", (c) => c.members.getMember({} as never), /members\.get: `id` is missing/],
  ["an empty id", (c) => c.members.getMember(""), /members\.get: `id` cannot be empty/],
  ["an id that climbs", (c) => c.products.getProduct(".."), /products\.get: `id` cannot be empty, `\.` or `\.\.`/],
  [
    "no id of a change",
    (c) => c.members.updateMember(undefined as never, {}),
    /members\.update: `member\.id` is missing/,
  ],
];

for (const [name, call, message] of CASES) {
  test(`${name} is refused with the name of the argument, and no request is sent`, async (t) => {
    const requests = scripted(
      t,
      withTokens(() => json({ cart: { id: "c" } })),
    );
    const shop = client();
    await assert.rejects(call(shop), (error) => {
      assert.ok(error instanceof RequestError);
      assert.match(error.message, message);
      assert.equal(error.kind, "request");
      return true;
    });
    assert.equal(requests.length, 0);
    assert.equal((await shop.currentCart.getCurrentCart())._id, "c");
  });
}

test("a payload nested more than 127 deep is refused, with or without a path variable", async (t) => {
  const requests = scripted(t, () => json({ product: {} }));
  const owner = createClient({
    modules: { productsV3 },
    auth: ApiKeyStrategy({ apiKey: "key", siteId: "site" }),
    host,
  });
  const nested = (depth: number): unknown => (depth === 0 ? "end" : { a: nested(depth - 1) });
  // The payload adds two levels: an object around the product, and the product around the field.
  for (const [depth, isSent] of [
    [125, true],
    [126, false],
  ] as const) {
    const products = ["extra", "extendedFields"].map((name) => ({ revision: "1", [name]: nested(depth) }));
    for (const call of products.flatMap((product) => [
      () => owner.productsV3.createProduct(product),
      () => owner.productsV3.updateProduct("p", product),
    ])) {
      const before = requests.length;
      const error = await call().then(
        () => undefined,
        (thrown: unknown) => (thrown as Error).message,
      );
      assert.equal(requests.length > before, isSent, error);
      if (!isSent) assert.match(error!, /nested more than 127 deep/);
    }
  }
});

test("an option set to undefined counts as absent", async (t) => {
  const none = undefined as never;
  const requests = scripted(
    t,
    withTokens(() => json({ products: [{ id: "p" }], cart: { id: "cart" } })),
  );
  const auth = OAuthStrategy({
    clientId: "client-1",
    ...({ tokens: none, tokenStorage: none, mediator: none, siteId: none } as object),
  });
  const options: object = { headers: none, fetch: none, onError: none, siteHost: none, useCDN: none, core: none };
  const shop = createClient({ modules: { currentCart, products }, auth, host, ...options });
  await shop.currentCart.getCurrentCart({ signal: none, timeoutMs: none, retry: none, headers: none } as CallOptions);
  await shop.products.queryProducts().find({ signal: none });
  await shop.currentCart.addToCurrentCart({ lineItems: [{ catalogReference: { options: none }, quantity: none }] });
  assert.deepEqual(requests.at(-1)!.body, { lineItems: [{ catalogReference: {} }] });
  const image = "wix:image://v1/a_1.jpg/a.jpg#originWidth=2000&originHeight=1000";
  assert.equal(media.getImageSrcSet(image, { quality: none, ratio: none }), media.getImageSrcSet(image));
});

test("a huge filter is sent in full", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ products: [] })),
  );
  const ids = Array.from({ length: 50_000 }, (_, index) => `product-${index}`);
  await client().products.queryProducts().in("_id", ids).find();
  const { query } = requests.at(-1)!.body as { query: { filter: { id: { $in: string[] } } } };
  assert.equal(query.filter.id.$in.length, ids.length);
});

test("values with a toJSON method are serialized by that method", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: {} })),
  );
  await client().currentCart.updateCurrentCart({ couponCode: { toJSON: () => "TEN" } as never });
  assert.deepEqual(requests.at(-1)!.body, { couponCode: "TEN" });
});

test("an invalid header is refused by name, and a valid one is sent trimmed", async (t) => {
  const requests = scripted(
    t,
    withTokens(() => json({ cart: {} })),
  );
  const shop = (note: string) => createClient({ ...settings, headers: { "x-note": note } });
  for (const note of ["a\nb", "a\u0001b", "日本"]) {
    await assert.rejects(shop(note).currentCart.getCurrentCart(), (error) => {
      assert.ok(error instanceof RequestError);
      assert.match(error.message, /`x-note`/);
      return true;
    });
  }
  assert.equal(requests.filter((request) => !isTokenRequest(request)).length, 0);
  await shop(' "é" \\\n').currentCart.getCurrentCart();
  assert.equal(requests.at(-1)!.headers["x-note"], '"é" \\');
});
