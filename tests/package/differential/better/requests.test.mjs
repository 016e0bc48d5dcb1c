/** Requests: they match the arguments, and the arguments stay unchanged. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { client } from "../kits.mjs";
import { outcomeOf, sideBySide } from "./side-by-side.mjs";

const ADDRESS = {
  country: "GB",
  addressLine1: "1 Road",
  city: "York",
  postalCode: "YO1 7HH",
  location: { latitude: 53.96, longitude: -1.08 },
};
const DATE = "2026-01-02T03:04:05.000Z";
const IMAGE = "wix:image://v1/mug.jpg/mug.jpg#originWidth=640&originHeight=480";

/** Calls whose argument the other package modifies, each with the request of a second call with the same object. */
const REPEATED = {
  "the cart's address": {
    given: () => ({ cartInfo: { contactInfo: { address: { ...ADDRESS } } } }),
    call: (shop, given) => shop.currentCart.updateCurrentCart(given),
    sent: ({ cartInfo }) => [cartInfo.contactInfo.address.addressLine, cartInfo.contactInfo.address.geocode],
    theirs: [undefined, undefined],
    ours: [ADDRESS.addressLine1, ADDRESS.location],
  },
  "a checkout's destination": {
    given: () => ({ checkoutInfo: { shippingInfo: { shippingDestination: { address: { ...ADDRESS } } } } }),
    call: (shop, given) => shop.checkout.createCheckout(given),
    sent: ({ checkoutInfo: { shippingInfo } }) => shippingInfo.shippingDestination.address.addressLine,
    theirs: undefined,
    ours: ADDRESS.addressLine1,
  },
  "a date": {
    given: () => ({ name: "Mug", _createdDate: new Date(DATE) }),
    call: (shop, given) => shop.productsV3.createProduct(given),
    sent: ({ product }) => product.createdDate,
    theirs: "nothing was sent",
    ours: DATE,
  },
  "an image": {
    given: () => ({ customLineItems: [{ quantity: 1, media: IMAGE }] }),
    call: (shop, given) => shop.currentCart.addToCurrentCart(given),
    sent: ({ customLineItems: [item] }) => item.media.id,
    theirs: "nothing was sent",
    ours: "mug.jpg",
  },
};

for (const [what, { given, call, sent, theirs, ours }] of Object.entries(REPEATED)) {
  test(`${what} is not mutated by a call; the other package mutates it`, async () => {
    const answer = () => Response.json({ cart: {}, checkout: {}, product: {} });
    const seen = await sideBySide({ answer }, async (kit, network) => {
      const shop = client(kit);
      const argument = given();
      await call(shop, argument);
      await outcomeOf(call(shop, argument));
      const [, second] = network.sent;
      return { second: second ? sent(second.body) : "nothing was sent", argument };
    });
    assert.deepEqual(seen.theirs.second, theirs);
    assert.notDeepEqual(seen.theirs.argument, given());
    assert.deepEqual(seen.ours.second, ours);
    assert.deepEqual(seen.ours.argument, given());
  });
}

test("a frozen argument is accepted; the other package throws", async () => {
  const frozen = Object.freeze({ name: "Mug", _createdDate: new Date(DATE) });
  const { theirs, ours } = await sideBySide({ answer: () => Response.json({ product: { id: "p" } }) }, (kit) =>
    outcomeOf(client(kit).productsV3.createProduct(frozen)),
  );
  assert.ok(theirs.error);
  assert.equal(ours.value._id, "p");
});

/** Ids as they might come from a URL, and where the other package sends them. */
const IDS = {
  "../../../members/v1/members/my": "/members/v1/members/my",
  "mug?includeMerchantSpecificData=true": "/stores-reader/v1/products/mug",
  "mug#cup": "/stores-reader/v1/products/mug",
  "mug/variants": "/stores-reader/v1/products/mug/variants",
};

for (const [id, theirPath] of Object.entries(IDS)) {
  test(`the id \`${id}\` is escaped in the path; the other package requests another path`, async () => {
    const { theirs, ours } = await sideBySide(
      { answer: () => Response.json({ product: {} }) },
      async (kit, network) => {
        await client(kit).products.getProduct(id);
        return network.sent[0].path;
      },
    );
    assert.equal(theirs, theirPath);
    assert.equal(ours, `/stores-reader/v1/products/${encodeURIComponent(id)}`);
  });
}

test("a missing id is refused by name; the other package requests `undefined`", async () => {
  const { theirs, ours } = await sideBySide({}, async (kit, network) => {
    const { error } = await outcomeOf(client(kit).products.getProduct(undefined));
    return [network.sent.map(({ path }) => path), error?.message];
  });
  assert.deepEqual(theirs, [["/stores-reader/v1/products/undefined"], undefined]);
  assert.deepEqual(ours, [[], "products.get: `id` is missing"]);
});

test("the shop's own field names are not renamed; the other package renames them", async () => {
  const own = { id: "own", createdDate: "own", Colour: "Blue" };
  const lineItems = [{ id: "line", catalogReference: { options: { options: own } } }];
  const { theirs, ours } = await sideBySide(
    { answer: () => Response.json({ cart: { id: "cart", lineItems } }) },
    async (kit) => {
      const { lineItems } = await client(kit).currentCart.getCurrentCart();
      return lineItems[0];
    },
  );
  assert.deepEqual(theirs.catalogReference.options.options, { _id: "own", _createdDate: "own", Colour: "Blue" });
  assert.deepEqual(ours.catalogReference.options.options, own);
  assert.deepEqual([theirs._id, ours._id], ["line", "line"], "the platform's own are renamed by both");
});

test("unlisted fields are sent; the other package drops them", async () => {
  const fields = { merchantDiscounts: [{ amount: "5.00" }], cartFieldmask: { paths: ["buyerNote"] } };
  const { theirs, ours } = await sideBySide({}, async (kit, network) => {
    await client(kit).currentCart.updateCurrentCart({ cartInfo: { buyerNote: "ring twice" }, ...fields });
    return network.sent[0].body;
  });
  assert.deepEqual(theirs, { cartInfo: { buyerNote: "ring twice" } });
  assert.deepEqual(ours, { cartInfo: { buyerNote: "ring twice" }, ...fields });
});

test("GraphQL has a default version; the other package requests version `undefined`", async () => {
  const paths = await sideBySide({ answer: () => Response.json({ data: {} }) }, async (kit, network) => {
    await client(kit).graphql("query { a }", {}, {});
    return network.sent[0].path;
  });
  assert.deepEqual(paths, { theirs: "/graphql/undefined", ours: "/graphql/alpha" });
});

const ELSEWHERE = ["https://elsewhere.example/x", "https://www.wixapis.com.elsewhere.example/x"];

for (const address of ELSEWHERE) {
  test(`the token is not sent to ${address}; the other package sends it`, async () => {
    const { theirs, ours } = await sideBySide({}, async (kit, network) => {
      const { error } = await outcomeOf(client(kit).fetchWithAuth(address));
      return { tokens: network.sent.map(({ headers }) => headers.authorization), error };
    });
    assert.deepEqual(theirs.tokens, ["access"]);
    assert.deepEqual(ours.tokens, []);
    assert.match(ours.error.message, /^fetchWithAuth: the token is for www\.wixapis\.com, and/);
  });
}

test("fetchWithAuth refuses another host; the other package sends the path to the platform", async () => {
  const { theirs, ours } = await sideBySide({}, async (kit, network) => {
    const shop = client(kit);
    await outcomeOf((shop.fetch ?? shop.fetchWithAuth)("https://elsewhere.example/x?y=1"));
    return network.sent.map(({ host, path }) => host + path);
  });
  assert.deepEqual(theirs, ["www.wixapis.com/x"]);
  assert.deepEqual(ours, []);
});

test("collections are requested at the documented path; the other package omits the prefix", async () => {
  const paths = await sideBySide({ answer: () => Response.json({ collection: {} }) }, async (kit, network) => {
    await client(kit).collections.getCollectionBySlug("mugs");
    return network.sent[0].path;
  });
  assert.deepEqual(paths, {
    theirs: "/v2/collections/slug/mugs",
    ours: "/stores-reader/v2/collections/slug/mugs",
  });
});
