import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Catalog, Collection, Product, ProductFilter, ProductSummary } from "../../lib/catalog";

const MINUTES = 60_000;

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

/** Whether the catalog can filter by sale. */
export function saleFilterQuery(catalog: Catalog) {
  return queryOptions({
    queryKey: ["sale-filter"],
    staleTime: Infinity,
    queryFn: async () => (await catalog()).supports("onSale"),
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

/** The groups of some products. Never retried: a list works without them. */
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
