import type { CatalogApi } from "@cartwright/sdk";
import type { Product, ProductSummary, ProductVariant } from "../lib/catalog";

/** A variant that is there, and counted by nobody. */
export function variant(
  id: string,
  choices: Record<string, string> = {},
  more: Partial<ProductVariant> = {},
): ProductVariant {
  return { id, choices, inStock: true, preorder: false, subscriptionPrices: [], ...more };
}

/** A product with nothing to choose. */
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

export function summary(id: string, more: Partial<ProductSummary> = {}): ProductSummary {
  const { slug, name, price, priceVaries, stock, preorder } = product(id);
  return { id, slug, name, ...(price && { price }), priceVaries, stock, preorder, images: [], swatches: [], ...more };
}

/** A catalog of some products, read by the calls that a test needs. */
export function fakeCatalog(calls: Partial<CatalogApi>): CatalogApi {
  const none = () => Promise.reject(new Error("This test's catalog does not answer that"));
  return {
    version: 3,
    supports: () => true,
    products: none,
    facets: () => Promise.resolve({ brands: [], ribbons: [], options: [] }),
    product: none,
    productById: none,
    suggestions: none,
    collections: () => Promise.resolve([]),
    collection: none,
    brands: () => Promise.resolve([]),
    ...calls,
  };
}
