/** The cart's store against the real platform, with answers lost before and after the execution. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cartApiV1, cartApiV2, NothingAddedError } from "../../../wasm/pkg/inline.js";
import { CartStore } from "../../../wasm/pkg/storefront/stores/cart/store.js";
import { demoItem, siteOfFile } from "./site.mjs";

const VERSIONS = {
  1: {
    api: cartApiV1,
    add: "cart.add_to_current",
    quantity: "cart.update_line_items_quantity",
    remove: "cart.remove_line_items",
    coupon: "cart.update_current",
    removeCoupon: "cart.remove_coupon",
  },
  2: {
    api: cartApiV2,
    add: "current_cart_v2.add_line_items",
    quantity: "current_cart_v2.update_line_items",
    remove: "current_cart_v2.remove_line_items",
    coupon: "current_cart_v2.add_coupon",
    removeCoupon: "current_cart_v2.remove_coupon",
  },
};

const site = await siteOfFile();
const mug = await demoItem(site.client(), "harbour-mug");
const guide = await demoItem(site.client(), "walks-guide");

/** A shopper with two mugs in the cart. */
async function shopper(version) {
  const client = site.client();
  const store = new CartStore(VERSIONS[version].api(client), client.session);
  store.subscribe(() => {});
  await store.add([{ catalogReference: mug, quantity: 2 }]);
  return { store, client };
}

const first = (store) => store.getSnapshot().cart.lines[0];
const held = (cart) => cart.lines.map(({ quantity }) => quantity);

/** The platform's own cart. */
async function truth(version, client) {
  return VERSIONS[version].api(client).read();
}

for (const version of [1, 2]) {
  for (const how of ["resetBefore", "resetAfter"]) {
    test(`version ${version}, ${how}: each change is applied once`, async () => {
      const { store, client } = await shopper(version);
      const names = VERSIONS[version];
      const lose = (name) => site.fault({ match: names[name], [how]: true });

      await lose("add");
      assert.equal(await store.add([{ catalogReference: guide, quantity: 1 }]), "done");
      assert.deepEqual(held(await truth(version, client)), [2, 1]);
      await lose("add");
      assert.equal(await store.add([{ catalogReference: mug, quantity: 3 }]), "done");
      assert.deepEqual(held(await truth(version, client)), [5, 1]);
      await lose("quantity");
      assert.equal(await store.setQuantity(first(store), 4), "done");
      assert.deepEqual(held(await truth(version, client)), [4, 1]);
      await lose("coupon");
      assert.equal(await store.applyCoupon("WELCOME10"), "done");
      assert.deepEqual((await truth(version, client)).coupons[0].code, "WELCOME10");
      await lose("removeCoupon");
      assert.equal(await store.removeCoupon(), "done");
      assert.deepEqual((await truth(version, client)).coupons, []);
      await lose("remove");
      assert.equal(await store.remove(first(store)), "done");
      assert.deepEqual(held(await truth(version, client)), [1]);
      assert.deepEqual(store.getSnapshot().cart, await truth(version, client));
      assert.deepEqual(store.getSnapshot().failedChanges, []);
    });
  }

  test(`version ${version}: two stores of one shopper converge to one cart despite lost responses`, async () => {
    const { store, client } = await shopper(version);
    const other = new CartStore(VERSIONS[version].api(client), client.session);
    other.subscribe(() => {});
    await other.refresh();
    await site.fault({ match: VERSIONS[version].add, resetAfter: true });
    await store.add([{ catalogReference: guide, quantity: 2 }]);
    await other.setQuantity(first(other), 7);
    await store.refresh();
    assert.deepEqual(held(await truth(version, client)), [7, 2]);
    assert.deepEqual(held(store.getSnapshot().cart), [7, 2]);
  });

  test(`version ${version}: a refused change is reported by kind and rolled back`, async () => {
    const { store, client } = await shopper(version);
    await assert.rejects(store.setQuantity(first(store), 100_001), { kind: "validation" });
    await assert.rejects(store.applyCoupon("NO-SUCH-CODE"), { kind: "application" });
    assert.deepEqual(
      store.getSnapshot().failedChanges.map(({ kind }) => kind),
      ["quantity", "coupon"],
    );
    assert.deepEqual(held(store.getSnapshot().cart), [2]);
    assert.deepEqual(held(await truth(version, client)), [2]);
  });

  test(`version ${version}: an estimate and a checkout wait for pending changes`, async () => {
    const { store } = await shopper(version);
    const change = store.setQuantity(first(store), 3);
    const totals = await store.estimate({ address: { country: "US", subdivision: "US-NY", postalCode: "12534" } });
    await change;
    assert.equal(totals.subtotal.amount, "79.50");
    assert.match((await store.checkout({ email: "ada@example.com" })).checkoutId, /^[0-9a-f-]{36}$/);
  });
}

test("a successful add without effect rejects with the missing item", async () => {
  const { store, client } = await shopper(1);
  const workshop = await demoItem(client, "mug-workshop");
  await assert.rejects(store.add([{ catalogReference: workshop, quantity: 1 }]), (error) => {
    assert.ok(error instanceof NothingAddedError);
    assert.deepEqual(
      error.items.map(({ catalogReference, added }) => [catalogReference.catalogItemId, added]),
      [[workshop.catalogItemId, 0]],
    );
    return true;
  });
  assert.deepEqual(held(store.getSnapshot().cart), [2]);
});
