/** Results of calls are plain data: JSON and dates, without resources to release. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ANSWERS } from "./differential/answers.mjs";
import {
  createClient,
  currentCart,
  inventory,
  members,
  OAuthStrategy,
  products,
  productsV3,
} from "../../wasm/pkg/inline.js";
import { host, json, scripted, withTokens } from "../../wasm/js/test/network.ts";

const modules = { currentCart, inventory, members, products, productsV3 };
const client = (options) => createClient({ modules, auth: OAuthStrategy({ clientId: "client-1", ...options }), host });

/** The prototypes of plain values. */
const PLAIN = [Object.prototype, Array.prototype, Date.prototype, null];

/** The path of every part of a value that is not plain. */
function strangers(value, path = "value") {
  if (typeof value === "bigint" || typeof value === "symbol") return [`${path}: ${typeof value}`];
  if (typeof value !== "object" || value === null) return [];
  const prototype = Object.getPrototypeOf(value);
  if (!PLAIN.includes(prototype)) return [`${path}: ${prototype.constructor.name}`];
  return Object.entries(value).flatMap(([name, part]) => strangers(part, `${path}.${name}`));
}

/** Every type of value that the platform sends, including the largest numbers. */
const WIRE = {
  id: "1",
  createdDate: "2026-01-02T03:04:05.678Z",
  numericId: "9007199254740993",
  quantity: Number.MAX_SAFE_INTEGER,
  price: 12.5,
  amount: "0.1",
  tags: { privateTags: { tagIds: [] } },
  extendedFields: { namespaces: { "@shop/app": { huge: 1e300, none: null } } },
  media: { mainMedia: { image: { id: "a.jpg", url: "https://h/a.jpg", width: 1, height: 2 } } },
};

test("responses consist of plain objects, arrays, strings, numbers and dates", async (t) => {
  scripted(
    t,
    withTokens(() =>
      json({
        ...{ cart: WIRE, product: WIRE, member: WIRE, inventoryItem: WIRE },
        ...{ products: [WIRE], members: [WIRE], metadata: { total: 1 } },
      }),
    ),
  );
  const shop = client();
  const { items } = await shop.products.queryProducts().find();
  const answers = {
    items,
    cart: await shop.currentCart.getCurrentCart(),
    product: await shop.products.getProduct("1"),
    v3: await shop.productsV3.getProduct("1"),
    member: await shop.members.getCurrentMember(),
    graphql: await shop.graphql("query { a }"),
  };
  assert.deepEqual(strangers(answers), []);
  assert.equal(items[0].numericId, "9007199254740993", "a number that is too large for JavaScript stays a text");
  assert.ok(items[0]._createdDate instanceof Date);
});

test("tokens, events and OAuth data are plain and survive JSON", async (t) => {
  scripted(
    t,
    withTokens(() => json({ cart: {}, redirectSession: { fullUrl: "https://pages.example", urlDetails: {} } })),
  );
  const shop = client();
  const events = [];
  shop.session.subscribe((event) => events.push(event));
  await shop.currentCart.getCurrentCart();
  const remembered = shop.auth.generateOAuthData("https://shop.example/back", "/here");
  const values = {
    events,
    remembered,
    tokens: shop.auth.getTokens(),
    address: await shop.auth.getAuthUrl(remembered),
    callback: shop.auth.parseFromUrl("https://shop.example/back#code=a&state=b"),
  };
  assert.equal(events.length, 1);
  assert.deepEqual(strangers(values), []);
  assert.deepEqual(JSON.parse(JSON.stringify(values)), values);
});

test("the fields of every error are plain data", async (t) => {
  let answer;
  scripted(
    t,
    withTokens(() => answer()),
  );
  const shop = client();
  const refusals = Object.entries(ANSWERS).filter(([name]) => !/^2\d\d/.test(name));
  for (const [name, refuse] of refusals) {
    answer = refuse;
    await assert.rejects(shop.currentCart.getCurrentCart({ retry: false }), (error) => {
      const { cause, ...parts } = error;
      assert.deepEqual(strangers(parts), [], name);
      assert.ok(cause === undefined || cause instanceof Error);
      return true;
    });
  }
});
