/** Builders of products, and helpers for table-driven tests. */

import assert from "node:assert/strict";
import { test } from "node:test";

/** A variant of a product. */
export const variant = (id, choices = {}, more = {}) => ({
  ...{ id, choices, inStock: true, preorder: false, subscriptionPrices: [] },
  ...more,
});

/** A product without options. */
export const product = (id, more = {}) => ({
  ...{ version: 3, id, slug: id, name: id, kind: "physical", ribbons: [] },
  ...{ price: { now: { amount: "10.00", currency: "USD" } }, priceVaries: false, stock: "inStock", preorder: false },
  ...{ membersOnly: false, media: [], options: [], variants: [variant("")], modifiers: [], sections: [] },
  ...{ subscriptions: [], oneTime: true, collectionIds: [] },
  ...more,
});

/** A test for each row of a table. */
export const each = (rows) => (name, run) => {
  for (const row of rows) {
    const values = [row].flat();
    test(`${name}: ${JSON.stringify(values)}`, () => run(...values));
  }
};

/** Asserts only the expected fields. */
export function matches(actual, expected) {
  const found = Object.fromEntries(Object.keys(expected).map((key) => [key, actual[key]]));
  for (const [key, value] of Object.entries(expected)) {
    const isPart = typeof value === "object" && value !== null && !Array.isArray(value);
    if (isPart) matches(found[key], value);
    else assert.deepEqual(found[key], value, key);
  }
}
