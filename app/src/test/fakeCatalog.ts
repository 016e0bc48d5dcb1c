import type { Product, ProductVariant } from "../lib/catalog";

/** A variant in stock, without tracking. */
export function variant(
  id: string,
  choices: Record<string, string> = {},
  more: Partial<ProductVariant> = {},
): ProductVariant {
  return { id, choices, inStock: true, preorder: false, subscriptionPrices: [], ...more };
}

/** A product without options. */
export function product(id: string, more: Partial<Product> = {}): Product {
  return {
    version: 3,
    id,
    slug: id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    kind: "physical",
    ribbons: [],
    price: { now: { amount: "10.00", currency: "USD" } },
    priceVaries: false,
    stock: "inStock",
    preorder: false,
    membersOnly: false,
    media: [],
    options: [],
    variants: [variant("")],
    modifiers: [],
    sections: [],
    subscriptions: [],
    oneTime: true,
    collectionIds: [],
    ...more,
  };
}
