import type { Resource } from "../../lib/resource";
import type {
  Brand,
  Catalog,
  Collection,
  Product,
  ProductFilter,
  ProductGroup,
  ProductSummary,
} from "../../lib/catalog";

const MINUTES = 60_000;

export function collectionsQuery(catalog: Catalog): Resource<readonly Collection[]> {
  return {
    key: ["collections"],
    freshFor: 5 * MINUTES,
    load: async (signal) => (await catalog()).collections({ signal }),
  };
}

export function collectionQuery(catalog: Catalog, slug: string): Resource<Collection | null> {
  return {
    key: ["collection", slug],
    freshFor: 5 * MINUTES,
    load: async (signal) => (await catalog()).collection(slug, { signal }),
  };
}

export function brandsQuery(catalog: Catalog): Resource<readonly Brand[]> {
  return {
    key: ["brands"],
    freshFor: 5 * MINUTES,
    load: async (signal) => (await catalog()).brands({ signal }),
  };
}

/** Whether the catalog can filter by sale. */
export function saleFilterQuery(catalog: Catalog): Resource<boolean> {
  return {
    key: ["sale-filter"],
    freshFor: Infinity,
    load: async () => (await catalog()).supports("onSale"),
  };
}

export type RailKind =
  | { kind: "newest" }
  | { kind: "sale" }
  | { kind: "ribbon"; ribbon: string }
  | { kind: "collection"; id: string; without: string }
  | { kind: "products"; ids: readonly string[] };

/** A short row of products. */
export function railQuery(catalog: Catalog, rail: RailKind, count: number): Resource<readonly ProductSummary[]> {
  return {
    key: ["rail", rail, count],
    freshFor: MINUTES,
    load: async (signal) => {
      const api = await catalog();
      if (rail.kind === "sale" && !api.supports("onSale")) return [];
      if (rail.kind === "products" && rail.ids.length === 0) return [];
      const { products } = await api.products({ ...railFilter(rail), limit: count + 1 }, { signal });
      if (rail.kind === "products") return inOrder(products, rail.ids);
      // The title of the row names the ribbon.
      if (rail.kind === "ribbon") return products.slice(0, count).map((product) => ({ ...product, ribbon: undefined }));
      return products.filter(({ id }) => rail.kind !== "collection" || id !== rail.without).slice(0, count);
    },
  };
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

export function productQuery(catalog: Catalog, slug: string): Resource<Product | null> {
  return {
    key: ["product", slug],
    freshFor: MINUTES / 4,
    load: async (signal) => (await catalog()).product(slug, { signal }),
  };
}

/** The groups of some products. Never retried: a list works without them. */
export function productGroupsQuery(catalog: Catalog, ids: readonly string[]): Resource<readonly ProductGroup[]> {
  return {
    key: ["product-groups", ids],
    enabled: ids.length > 0,
    freshFor: 5 * MINUTES,
    load: async () => (await catalog()).productGroups(ids),
  };
}

export function productByIdQuery(catalog: Catalog, id: string): Resource<Product | null> {
  return {
    key: ["product-by-id", id],
    freshFor: MINUTES / 4,
    load: async (signal) => (await catalog()).productById(id, { signal }),
  };
}
