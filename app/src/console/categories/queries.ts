/** Reads of categories and their products. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { productsV3 } from "@cartwright/sdk";
import { isNotFound } from "../../lib/errors";
import type { CatalogVersion } from "../catalog";
import type { ConsoleClient } from "../client";
import { CONSOLE } from "../session";
import type { Category } from "./tree";

export type CategoryProduct = productsV3.V3Product;

export const CATEGORIES = [CONSOLE, "products", "categories"] as const;

/** The tree of a store: a site has one. */
export const TREE = { appNamespace: "@wix/stores" };
/** The maximum of categories of a tree. */
const MAX = 1000;
const PAGE = 100;

/** All categories of the tree, hidden ones too: there are at most 1000. */
export async function readCategories(client: ConsoleClient, signal: AbortSignal): Promise<Category[]> {
  const { categories = [] } = await client.categories.queryCategories(
    { cursorPaging: { limit: MAX } },
    { treeReference: TREE, returnNonVisibleCategories: true, fields: ["DESCRIPTION"] },
    { signal },
  );
  return categories;
}

export function categoriesQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [...CATEGORIES, "tree"],
    queryFn: ({ signal }) => readCategories(client, signal),
  });
}

/** A category as it is now; null when it is gone. */
export async function readCategory(client: ConsoleClient, id: string): Promise<Category | null> {
  try {
    return await client.categories.getCategory(id, TREE, { fields: ["DESCRIPTION"] });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

export interface ItemPage {
  products: CategoryProduct[];
  next: string | undefined;
}

/** The products of a category in the order of the shop, a page at a time. */
export function itemsQuery(client: ConsoleClient, id: string) {
  return infiniteQueryOptions({
    queryKey: [...CATEGORIES, "items", id],
    initialPageParam: "",
    getNextPageParam: ({ next }: ItemPage) => next,
    queryFn: async ({ signal, pageParam: cursor }): Promise<ItemPage> => {
      const { items = [], pagingMetadata } = await client.categories.listItemsInCategory(
        id,
        TREE,
        { useCategoryArrangement: true, cursorPaging: { limit: PAGE, ...(cursor && { cursor }) } },
        { signal },
      );
      const ids = items.flatMap(({ catalogItemId }) => (catalogItemId ? [catalogItemId] : []));
      return { products: await readProducts(client, ids, signal), next: pagingMetadata?.cursors?.next || undefined };
    },
  });
}

/** Products by their ids, in that order. One that is gone stands there by its id. */
async function readProducts(client: ConsoleClient, ids: string[], signal: AbortSignal): Promise<CategoryProduct[]> {
  if (ids.length === 0) return [];
  const { products = [] } = await client.productsV3.queryProducts(
    { filter: { _id: { $in: ids } }, cursorPaging: { limit: PAGE } },
    { fields: ["THUMBNAIL"] },
    { signal },
  );
  const known = new Map<string, CategoryProduct>(products.map((product) => [product._id, product]));
  return ids.map((id) => known.get(id) ?? { _id: id, name: id });
}

/** Products with the categories that they are in. */
export async function withCategories(client: ConsoleClient, ids: readonly string[]): Promise<CategoryProduct[]> {
  const read: CategoryProduct[] = [];
  for (let start = 0; start < ids.length; start += PAGE) {
    const { products = [] } = await client.productsV3.queryProducts(
      { filter: { _id: { $in: ids.slice(start, start + PAGE) } }, cursorPaging: { limit: PAGE } },
      { fields: ["DIRECT_CATEGORIES_INFO"] },
    );
    read.push(...products);
  }
  return read;
}

/** Products by their ids, for their names. */
export function namedQuery(client: ConsoleClient, catalog: CatalogVersion | undefined, ids: readonly string[]) {
  return queryOptions({
    queryKey: [CONSOLE, "products", "named", catalog, ids],
    enabled: catalog !== undefined && ids.length > 0,
    queryFn: async ({ signal }): Promise<FoundProduct[]> => {
      if (catalog !== "V1") return readProducts(client, ids.slice(0, PAGE), signal);
      return (await client.products.queryProducts().in("_id", ids).limit(PAGE).find({ signal })).items;
    },
  });
}

/** The number of products at the start of a category that are in an order made by hand. */
export function arrangementQuery(client: ConsoleClient, id: string) {
  return queryOptions({
    queryKey: [...CATEGORIES, "arrangement", id],
    queryFn: async ({ signal }): Promise<string[]> => {
      const { items = [] } = await client.categories.getArrangedItems(id, TREE, { signal });
      return items.flatMap(({ catalogItemId }) => (catalogItemId ? [catalogItemId] : []));
    },
  });
}

/** A product to choose, of either catalog. */
export type FoundProduct = Pick<CategoryProduct, "_id" | "name" | "visible">;

const MAX_FOUND = 20;

/** Products that a search finds, to choose from; those that are sent only, where that is asked. Catalog V1 finds them by the start of their name. */
export function foundQuery(
  client: ConsoleClient,
  catalog: CatalogVersion | undefined,
  text: string,
  only?: "PHYSICAL",
) {
  return queryOptions({
    queryKey: [CONSOLE, "products", "found", catalog, text, only ?? ""],
    enabled: catalog !== undefined,
    queryFn: async ({ signal }): Promise<FoundProduct[]> => {
      if (catalog === "V1") {
        const all = client.products.queryProducts().ascending("name").limit(MAX_FOUND);
        const kind = only ? all.eq("productType", "physical") : all;
        return (await (text ? kind.startsWith("name", text) : kind).find({ signal })).items;
      }
      const { products = [] } = await client.productsV3.searchProducts(
        {
          cursorPaging: { limit: MAX_FOUND },
          sort: [{ fieldName: "name", order: "ASC" }],
          ...(only && { filter: { productType: only } }),
          ...(text && { search: { expression: text } }),
        },
        { fields: ["THUMBNAIL"] },
        { signal },
      );
      return products;
    },
  });
}
