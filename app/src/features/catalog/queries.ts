import { CATALOG_SORTS, facetFilter, type ListingSort } from "@cartwright/sdk/store";
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

const MINUTES = 60_000;

/** The number of products on a page of a list. */
export const PAGE_SIZE = 24;

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

/** The products of a filter, page by page from one on. */
export function productsQuery(catalog: Catalog, filter: ProductFilter, sort: ListingSort, from: number) {
  return infiniteQueryOptions({
    queryKey: ["products", filter, sort, from],
    placeholderData: keepPreviousData,
    staleTime: MINUTES / 2,
    initialPageParam: from,
    queryFn: async ({ pageParam, signal }): Promise<ProductPage> =>
      (await catalog()).products(
        { ...filter, sort: CATALOG_SORTS[sort], offset: (pageParam - 1) * PAGE_SIZE, limit: PAGE_SIZE },
        { signal },
      ),
    getNextPageParam: ({ more }, _pages, page) => (more ? page + 1 : undefined),
  });
}

/** The facets of the products of a filter. */
export function facetsQuery(catalog: Catalog, given: ProductFilter, counts: boolean) {
  const filter = facetFilter(given, counts);
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

/** The groups of some products. Without them a list is still whole: a failure is not repeated. */
export function productGroupsQuery(catalog: Catalog, ids: readonly string[]) {
  return queryOptions({
    queryKey: ["product-groups", ids],
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTES,
    retry: false,
    queryFn: async () => (await catalog()).productGroups(ids),
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
