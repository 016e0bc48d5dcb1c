/** Adds that the platform answers with success although it adds nothing: the error has the reason. */
import assert from "node:assert/strict";
import { onTestFinished, test, type TestContext } from "vitest";
import { createClient, currentCartV2, NothingAddedError, OAuthStrategy, STORES_APP_ID } from "../../inline.js";
import { cartForm } from "../server/index.js";
import type { CatalogVersion } from "../catalog-view/view.js";
import { cartStore } from "../stores/index.js";
import { host, json, scripted, withTokens } from "../../../test/network.js";

const EMPTY = { cart: { id: "c", revision: "1", lineItems: [] } };

/** A shop whose cart stays empty, with a product of one catalog version. */
const answers = (version: CatalogVersion, product: object | undefined) =>
  withTokens(({ path }) => {
    if (path.startsWith("/stores/v3/products")) {
      return version === 3 ? json({ product }) : json({ message: "v1" }, { status: 428 });
    }
    return path.startsWith("/stores-reader/v1/products") ? json({ product }) : json(EMPTY);
  });

async function refusal(t: TestContext, version: CatalogVersion, product?: object, options?: object) {
  scripted(t, answers(version, product));
  const client = createClient({ modules: { currentCartV2 }, auth: OAuthStrategy({ clientId: "client-1" }), host });
  onTestFinished(() => client.dispose());
  const store = cartStore(client);
  const catalogReference = { appId: STORES_APP_ID, catalogItemId: "p", ...(options && { options }) };
  const error = await store
    .add([{ catalogReference, quantity: 1, preview: { name: "Chair" } }])
    .catch((reason: unknown) => reason);
  assert.ok(error instanceof NothingAddedError);
  assert.equal(store.getSnapshot().failedChanges[0]!.error, error);
  return error;
}

const V3 = {
  options: [{ name: "Size" }, { name: "Color" }],
  modifiers: [{ name: "Wrap" }, { name: "Engraving", mandatory: true, freeTextSettings: { title: "Your text" } }],
};
const V1 = {
  productOptions: [{ name: "Size" }, { name: "Color" }],
  customTextFields: [{ title: "Your text", mandatory: true }],
};

for (const [version, product] of [
  [3, V3],
  [1, V1],
] as const) {
  test(`an add without choices names the missing ones, on a site with catalog v${version}`, async (t) => {
    const error = await refusal(t, version, product);
    assert.equal(error.message, "Size, Color, Your text are not chosen");
    assert.deepEqual(error.items[0]!.reason, { kind: "not-chosen", names: ["Size", "Color", "Your text"] });
  });

  test(`an add with some choices names the missing one, on a site with catalog v${version}`, async (t) => {
    const error = await refusal(t, version, product, {
      options: { Size: "M" },
      customTextFields: { "Your text": "Ada" },
    });
    assert.equal(error.message, "Color is not chosen");
  });

  test(`an add of a sold-out variant reports the stock, on a site with catalog v${version}`, async (t) => {
    const gone = {
      variantsInfo: { variants: [{ id: "v", inventoryStatus: { inStock: false } }] },
      variants: [{ id: "v", stock: { inStock: false } }],
    };
    const error = await refusal(t, version, { ...product, ...gone }, { variantId: "v" });
    assert.equal(error.message, "there is not enough in stock");
  });
}

test("an add whose product cannot be read names the item missing from the cart", async (t) => {
  const error = await refusal(t, 1, undefined);
  assert.match(error.message, /^the answer says that all is well, but these are not in the cart: p \(0 of 1 added\)/);
});

test("a cart form that adds nothing redirects with the code NOTHING_ADDED", async (t) => {
  const requests = scripted(t, answers(3, V3));
  const post = cartForm({
    client: (tokenStorage) =>
      createClient({ modules: { currentCartV2 }, auth: OAuthStrategy({ clientId: "client-1", tokenStorage }), host }),
  });
  const body = new URLSearchParams({ action: "add", catalogItemId: "p" });
  const headers = { origin: "https://shop.example" };
  const answer = await post(new Request("https://shop.example/cart/lines", { method: "POST", body, headers }));
  assert.match(answer.headers.get("location")!, /cartError=NOTHING_ADDED/);
  assert.ok(requests.some(({ path }) => path.startsWith("/stores/v3/products/p")));
});
