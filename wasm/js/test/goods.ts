/** Builders of products, and helpers for table-driven tests. */

import assert from "node:assert/strict";
import { test } from "vitest";
import type { ProductVariant, ProductView } from "../src/storefront/catalog-view/view.js";

/** A variant of a product. */
export const variant = (
  id: string,
  choices: ProductVariant["choices"] = {},
  more: Partial<ProductVariant> = {},
): ProductVariant => ({
  ...{ id, choices, inStock: true, preorder: false, subscriptionPrices: [] },
  ...more,
});

/** A product without options. */
export const product = (id: string, more: Partial<ProductView> = {}): ProductView => ({
  ...{ version: 3, id, slug: id, name: id, kind: "physical", ribbons: [] },
  ...{ price: { now: { amount: "10.00", currency: "USD" } }, priceVaries: false, stock: "inStock", preorder: false },
  ...{ membersOnly: false, media: [], options: [], variants: [variant("")], modifiers: [], sections: [] },
  ...{ subscriptions: [], oneTime: true, collectionIds: [] },
  ...more,
});

/** A test for each row of a table. */
export const each =
  <Row>(rows: readonly Row[]) =>
  (name: string, run: (...values: Row extends readonly unknown[] ? Row : [Row]) => void): void => {
    for (const row of rows) {
      const values = (Array.isArray(row) ? row : [row]) as Row extends readonly unknown[] ? Row : [Row];
      test(`${name}: ${JSON.stringify(values)}`, () => run(...values));
    }
  };

/** Asserts only the expected fields. */
export function matches(actual: object, expected: object): void {
  const found = actual as Record<string, unknown>;
  for (const [key, value] of Object.entries(expected) as [string, unknown][]) {
    const isPart = typeof value === "object" && value !== null && !Array.isArray(value);
    if (isPart) matches(found[key] as object, value);
    else assert.deepEqual(found[key], value, key);
  }
}
