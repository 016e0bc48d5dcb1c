/** Every function in the table exists in its module, and no others; omissions have a reason. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as sdk from "../../wasm/pkg/inline.js";
import { notBuilt, rowsOf } from "../../wasm/js/test/tables.ts";

/** The marker of a caller for module functions. */
const CALLER = Symbol.for("@cartwright/sdk.caller");

const functions = rowsOf("functions.tsv");
const modules = [...new Set(functions.map(([module]) => module))];

test("every module has exactly the functions of the table", () => {
  for (const module of modules) {
    const wanted = functions.filter(([name]) => name === module).map(([, name]) => name);
    const found = Object.keys(sdk[module]).filter((name) => typeof sdk[module][name] === "function");
    assert.deepEqual(found.sort(), wanted.sort(), module);
  }
});

test("omitted functions are absent, and each has a reason", () => {
  for (const { module, name, reason } of notBuilt()) {
    assert.ok(modules.includes(module), module);
    assert.equal(sdk[module][name], undefined, `${module}.${name}`);
    assert.notEqual(reason, "", `${module}.${name}`);
  }
});

test("a bound function sends its arguments under their names", async () => {
  const sent = [];
  const caller = {
    [CALLER]: true,
    call: (row, given, _conversions, options) => {
      const payload = typeof given === "function" ? given() : given;
      sent.push({ row: row.split(" ")[0], payload, options });
      return Promise.resolve({ product: { _id: "p" }, orderWithFulfillments: { orderId: "o" }, brands: [] });
    },
  };
  const options = { retry: false };
  const call = (module, name, ...given) => sdk[module][name](caller)(...given);
  assert.deepEqual(await call("productsV3", "updateProduct", "p", { _id: "other", name: "x" }, undefined, options), {
    _id: "p",
  });
  await call("products", "getProduct", "p", { includeMerchantSpecificData: true });
  await call("orderFulfillments", "updateFulfillment", { orderId: "o", fulfillmentId: "f" }, { fulfillment: {} });
  await call("orderTransactions", "updatePaymentStatus", { orderId: "o", paymentId: "t" }, { status: "APPROVED" });
  await call("inventory", "updateInventoryVariants", "p", { trackQuantity: true });
  await call("categories", "deleteCategory", "c", { appNamespace: "@wix/stores" }, options);
  assert.deepEqual(
    sent.map(({ row, payload }) => [row, JSON.parse(JSON.stringify(payload))]),
    [
      ["products_v3.update", { product: { id: "p", name: "x" } }],
      ["products.get", { includeMerchantSpecificData: true, id: "p" }],
      ["order_fulfillments.update", { orderId: "o", fulfillment: { id: "f" } }],
      ["order_transactions.update_payment_status", { status: "APPROVED", orderId: "o", paymentId: "t" }],
      ["inventory_v2.update_variants", { inventoryItem: { trackQuantity: true, productId: "p" } }],
      ["categories.delete", { categoryId: "c", treeReference: { appNamespace: "@wix/stores" } }],
    ],
  );
  assert.equal(sent[0].options, options);
  assert.equal(sent[5].options, options);
});

test("a category query without conditions sends no filter, and a brand query an empty one", async () => {
  const sent = [];
  const caller = { [CALLER]: true, call: (_row, make) => Promise.resolve(void sent.push(make())) };
  const treeReference = { appNamespace: "@wix/stores" };
  await sdk.categories.queryCategories(caller)({ treeReference }).find();
  await sdk.categories.queryCategories(caller)({ treeReference }).eq("visible", true).find();
  await sdk.brandsV3.queryBrands(caller)().find();
  await sdk.categories.queryCategories(caller)({}, { treeReference });
  assert.deepEqual(sent, [
    { treeReference, query: { cursorPaging: { limit: 50 } } },
    { treeReference, query: { cursorPaging: { limit: 50 }, filter: { visible: true } } },
    { query: { cursorPaging: { limit: 50 }, filter: {} } },
    { treeReference, query: {} },
  ]);
});
