import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type {
  Catalog,
  Collection,
  Facets,
  Product,
  ProductFilter,
  ProductPage,
  ProductSummary,
} from "../../lib/catalog";
import { type ListState, PAGE_SIZE, type SortKey } from "./listState";

const MINUTES = 60_000;

/** The sort orders by the catalog view's own names. */
const SORTS = {
  featured: "featured",
  newest: "newest",
  "price-low": "priceLow",
  "price-high": "priceHigh",
  name: "name",
} as const satisfies Record<SortKey, string>;

export function collectionsQuery(catalog: Catalog) {
  return queryOptions({
    queryKey: ["collections"],
    staleTime: 5 * MINUTES,
    queryFn: async ({ signal }): Promise<readonly Collection[]> => (await catalog()).collections({ signal }),
  });
}

export function collectionQuery(catalog: Catalog, slug: string) {
  return queryOptions({
    queryKey: ["collection", slug],
    staleTime: 5 * MINUTES,
    queryFn: async ({ signal }): Promise<Collection | null> => (await catalog()).collection(slug, { signal }),
  });
}

export function brandsQuery(catalog: Catalog) {
  return queryOptions({
    queryKey: ["brands"],
    staleTime: 5 * MINUTES,
    queryFn: async ({ signal }) => (await catalog()).brands({ signal }),
  });
}

/** The features that not every catalog supports. */
export function featuresQuery(catalog: Catalog) {
  return queryOptions({
    queryKey: ["catalog-features"],
    staleTime: Infinity,
    queryFn: async () => {
      const api = await catalog();
      return { onSale: api.supports("onSale"), counts: api.supports("counts") };
    },
  });
}

/** The fixed filter of a list: a collection or a brand. */
export interface ListBase {
  collectionId?: string;
  brand?: string;
}

/** The state as the catalog's filter; collections are known there by their ids. */
export function filterOf(state: ListState, base: ListBase, collections: readonly Collection[]): ProductFilter {
  const chosen = collections.filter(({ slug }) => state.collections.includes(slug)).map(({ id }) => id);
  const collectionIds = base.collectionId === undefined ? chosen : [base.collectionId];
  const brands = base.brand === undefined ? state.brands : [base.brand];
  return {
    ...(state.q && { text: state.q }),
    ...(collectionIds.length > 0 && { collectionIds }),
    ...(brands.length > 0 && { brands }),
    ...(state.ribbons.length > 0 && { ribbons: state.ribbons }),
    ...(state.min && { minPrice: state.min }),
    ...(state.max && { maxPrice: state.max }),
    ...(Object.keys(state.options).length > 0 && { options: state.options }),
    ...(state.inStock && { inStock: true }),
    ...(state.onSale && { onSale: true }),
  };
}

/** The products of a filter, page by page from one on. */
export function productsQuery(catalog: Catalog, filter: ProductFilter, sort: SortKey, from: number) {
  return infiniteQueryOptions({
    queryKey: ["products", filter, sort, from],
    placeholderData: keepPreviousData,
    staleTime: MINUTES / 2,
    initialPageParam: from,
    queryFn: async ({ pageParam, signal }): Promise<ProductPage> =>
      (await catalog()).products(
        { ...filter, sort: SORTS[sort], offset: (pageParam - 1) * PAGE_SIZE, limit: PAGE_SIZE },
        { signal },
      ),
    getNextPageParam: ({ more }, _pages, page) => (more ? page + 1 : undefined),
  });
}

/**
 * The facets of the products of a filter. A catalog that counts nothing collects them from all products of the text and
 * the collections, whatever else is chosen.
 */
export function facetsQuery(catalog: Catalog, given: ProductFilter, counts: boolean) {
  const { text, collectionIds } = given;
  const filter = counts ? given : { ...(text && { text }), ...(collectionIds && { collectionIds }) };
  return queryOptions({
    queryKey: ["facets", filter],
    placeholderData: keepPreviousData,
    staleTime: MINUTES / 2,
    queryFn: async ({ signal }): Promise<Facets> => (await catalog()).facets(filter, { signal }),
  });
}

export type RailKind =
  | { kind: "newest" }
  | { kind: "sale" }
  | { kind: "ribbon"; ribbon: string }
  | { kind: "collection"; id: string; without: string }
  | { kind: "products"; ids: readonly string[] };

/** A short row of products. */
export function railQuery(catalog: Catalog, rail: RailKind, count: number) {
  return queryOptions({
    queryKey: ["rail", rail, count],
    staleTime: MINUTES,
    queryFn: async ({ signal }): Promise<readonly ProductSummary[]> => {
      const api = await catalog();
      if (rail.kind === "sale" && !api.supports("onSale")) return [];
      if (rail.kind === "products" && rail.ids.length === 0) return [];
      const { products } = await api.products({ ...railFilter(rail), limit: count + 1 }, { signal });
      if (rail.kind === "products") return inOrder(products, rail.ids);
      return products.filter(({ id }) => rail.kind !== "collection" || id !== rail.without).slice(0, count);
    },
  });
}

function railFilter(rail: RailKind): ProductFilter & { sort?: "newest" } {
  switch (rail.kind) {
    case "newest":
      return { sort: "newest" };
    case "sale":
      return { onSale: true };
    case "ribbon":
      return { ribbons: [rail.ribbon] };
    case "collection":
      return { collectionIds: [rail.id] };
    case "products":
      return { ids: rail.ids };
  }
}

function inOrder(products: readonly ProductSummary[], ids: readonly string[]): ProductSummary[] {
  return ids.flatMap((id) => products.find((product) => product.id === id) ?? []);
}

export function productQuery(catalog: Catalog, slug: string) {
  return queryOptions({
    queryKey: ["product", slug],
    staleTime: MINUTES / 4,
    queryFn: async ({ signal }): Promise<Product | null> => (await catalog()).product(slug, { signal }),
  });
}

export function productByIdQuery(catalog: Catalog, id: string) {
  return queryOptions({
    queryKey: ["product-by-id", id],
    staleTime: MINUTES / 4,
    queryFn: async ({ signal }): Promise<Product | null> => (await catalog()).productById(id, { signal }),
  });
}

/** The smallest number of letters that suggestions are asked for. */
export const MIN_SUGGESTION_LENGTH = 2;

/** Suggestions for a text that is being typed. */
export function suggestionsQuery(catalog: Catalog, text: string) {
  return queryOptions({
    queryKey: ["suggestions", text],
    enabled: text.length >= MIN_SUGGESTION_LENGTH,
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTES,
    queryFn: async ({ signal }) => (await catalog()).suggestions(text, { signal }),
  });
}
