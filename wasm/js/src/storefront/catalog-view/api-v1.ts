/** The catalog API of version 1. */

import type { CallOptions } from "../../sdk/call.js";
import { optional } from "../../core/optional.js";
import type { Bound } from "../../sdk/client.js";
import type { Product } from "../../generated/types/products.js";
import type * as collections from "../../generated/modules/collections.js";
import type * as products from "../../generated/modules/products.js";
import type { QueryObject } from "../../sdk/query/index.js";
import type { CatalogApi } from "./api.js";
import { orNone } from "./errors.js";
import { queryOfV1 } from "./filter-v1.js";
import { collectionOfV1, productOfV1, summaryOfV1 } from "./from-v1.js";
import { HOSTED_MEDIA, type MediaBases } from "./media-bases.js";
import { named } from "./collection-search.js";
import { colorOf } from "./parts.js";
import { PAGE_LIMIT, type Facets, type FacetValue, type OptionFacet, type ProductFilter, without } from "./query.js";
import type { CollectionView } from "./view.js";

/** The required modules. */
export interface CatalogV1Modules {
  readonly products: Pick<Bound<typeof products>, "queryProducts">;
  readonly collections: Pick<Bound<typeof collections>, "queryCollections" | "getCollectionBySlug">;
}

/** The largest page size of a call. */
const MAX_PRODUCTS = 100;
/** The greatest number of calls for facets: v1 does not count products, so facets are collected from them. */
const MAX_CALLS = 20;
const SUGGESTED = 6;
const SUGGESTED_COLLECTIONS = 3;
const COLLECTIONS_PAGE = 100;
const MAX_COLLECTION_PAGES = 20;
/** The platform's collection of all products, which shops show on a page of its own. */
const EVERYTHING = "all-products";

/** Adapts version 1 of the platform's catalog calls to the common catalog API. */
export function catalogApiV1(modules: CatalogV1Modules, bases: MediaBases = HOSTED_MEDIA): CatalogApi {
  const read = async (query: QueryObject, options?: CallOptions): Promise<{ items: Product[]; total?: number }> => {
    const { products: items = [], metadata } = await modules.products.queryProducts(query, options);
    return { items, ...optional("total", metadata?.tooManyToCount ? undefined : metadata?.total) };
  };
  const readAll = async (filter: ProductFilter, options?: CallOptions): Promise<Product[]> => {
    const page = (offset: number): ReturnType<typeof read> =>
      read(queryOfV1({ ...filter, offset, limit: MAX_PRODUCTS }), options);
    const first = await page(0);
    if (first.items.length < MAX_PRODUCTS) return first.items;
    const calls = Math.min(MAX_CALLS, Math.ceil((first.total ?? Infinity) / MAX_PRODUCTS));
    const others = await Promise.all(Array.from({ length: calls - 1 }, (_, index) => page((index + 1) * MAX_PRODUCTS)));
    return [first, ...others].flatMap(({ items }) => items);
  };

  const readCollections = async (options?: CallOptions): Promise<CollectionView[]> => {
    let page = await modules.collections.queryCollections().limit(COLLECTIONS_PAGE).find(options);
    const found = [...page.items];
    for (let count = 1; page.hasNext() && count < MAX_COLLECTION_PAGES; count += 1) {
      page = await page.next(options);
      found.push(...page.items);
    }
    return found
      .filter(({ slug, visible }) => slug !== EVERYTHING && visible !== false)
      .map((collection) => collectionOfV1(collection, bases));
  };

  return {
    version: 1,
    supports: () => false,
    async products(query, options) {
      const { items, total } = await read(queryOfV1(query), options);
      const end = (query.offset ?? 0) + items.length;
      return {
        products: items.map((product) => summaryOfV1(product, bases)),
        ...optional("total", total),
        more: total === undefined ? items.length === (query.limit ?? PAGE_LIMIT) : end < total,
      };
    },
    productGroups: () => Promise.resolve([]),
    async facets(filter, options) {
      const { text, collectionIds } = filter;
      return facetsOf(
        await readAll({ ...optional("text", text), ...optional("collectionIds", collectionIds) }, options),
      );
    },
    async product(slug, options) {
      const { items } = await read({ filter: { slug }, paging: { limit: 1 } }, options);
      return items[0] ? productOfV1(items[0], bases) : null;
    },
    async productById(id, options) {
      const { items } = await read({ filter: { id }, paging: { limit: 1 } }, options);
      return items[0] ? productOfV1(items[0], bases) : null;
    },
    async suggestions(text, options) {
      const [found, all] = await Promise.all([
        read(queryOfV1({ text, limit: SUGGESTED }), options),
        readCollections(options),
      ]);
      return {
        products: found.items.map((product) => summaryOfV1(product, bases)),
        collections: named(all, text, SUGGESTED_COLLECTIONS),
      };
    },
    collections: readCollections,
    async collection(slug, options) {
      const reply = await orNone(modules.collections.getCollectionBySlug(slug, options));
      return reply?.collection ? collectionOfV1(reply.collection, bases) : null;
    },
    async brands(options) {
      return facetsOf(await readAll(without({}, "brands"), options)).brands.map(({ value }) => ({ name: value }));
    },
  };
}

/** Facets of the loaded products, without counts, since not every product is loaded. */
function facetsOf(products: readonly Product[]): Facets {
  const prices = products.flatMap(({ priceData }) => priceData?.discountedPrice ?? priceData?.price ?? []);
  return {
    brands: values(products.map(({ brand }) => brand)),
    ribbons: values(products.map(({ ribbon }) => ribbon)),
    options: optionFacets(products),
    ...(prices.length > 0 && { prices: { min: Math.min(...prices), max: Math.max(...prices) } }),
  };
}

function values(texts: readonly (string | undefined)[]): FacetValue[] {
  const distinct = new Set(texts.flatMap((text) => text || []));
  return [...distinct].sort((one, other) => one.localeCompare(other)).map((value) => ({ value }));
}

function optionFacets(products: readonly Product[]): OptionFacet[] {
  const options = new Map<string, Map<string, FacetValue>>();
  for (const { name = "", optionType, choices = [] } of products.flatMap((product) => product.productOptions ?? [])) {
    const known = options.get(name) ?? new Map<string, FacetValue>();
    options.set(name, known);
    for (const { description, value, visible } of choices) {
      const choice = description ?? value ?? "";
      const color = optionType === "color" ? colorOf(value) : undefined;
      if (visible !== false && choice) known.set(choice, { value: choice, ...optional("color", color) });
    }
  }
  return [...options].map(([name, known]) => ({ name, values: [...known.values()] }));
}
