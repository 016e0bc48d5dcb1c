/** Builders of products. Node's tests of the built package import it, too. */

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
