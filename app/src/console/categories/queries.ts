/** Reads of categories and their products. */
import { catalogEditorOf, type EditorProduct } from "@cartwright/sdk/owner";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { CatalogVersion } from "../session/catalog";
import type { ConsoleClient } from "../session/client";
import { orNull } from "../session/request";
import { CONSOLE } from "../session/session";
import { type Category, EVERYTHING } from "./tree";

export type CategoryProduct = EditorProduct;

export const CATEGORIES = [CONSOLE, "products", "categories"] as const;

/** The category tree of a site's shop; each site has one. */
export const TREE = { appNamespace: "@wix/stores" };
/** The greatest number of categories in a tree. */
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

/** The current state of a category; null if it was deleted. */
export function readCategory(client: ConsoleClient, id: string): Promise<Category | null> {
  return orNull(client.categories.getCategory(id, TREE, { fields: ["DESCRIPTION"] }));
}

export interface ItemPage {
  products: CategoryProduct[];
  next: string | undefined;
}

/** The products of a category in the shop's order, one page at a time. */
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

/** Products by their ids, in that order. A deleted product is an entry with its id only. */
async function readProducts(
  client: ConsoleClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<CategoryProduct[]> {
  const editor = await catalogEditorOf(client);
  const known = new Map<string, CategoryProduct>();
  for (let start = 0; start < ids.length; start += PAGE) {
    const read = await editor.productsById(ids.slice(start, start + PAGE), signal && { signal });
    for (const product of read) known.set(product._id, product);
  }
  return ids.map((id) => known.get(id) ?? { _id: id, name: id });
}

/** Products with their categories. */
export function withCategories(client: ConsoleClient, ids: readonly string[]): Promise<CategoryProduct[]> {
  return readProducts(client, ids);
}

/** The names of products, by id. */
export function namedQuery(client: ConsoleClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: [CONSOLE, "products", "named", ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }): Promise<FoundProduct[]> => readProducts(client, ids.slice(0, PAGE), signal),
  });
}

/** The number of products at the start of a category that are arranged by hand. */
export function arrangementQuery(client: ConsoleClient, id: string) {
  return queryOptions({
    queryKey: [...CATEGORIES, "arrangement", id],
    queryFn: async ({ signal }): Promise<string[]> => {
      const { items = [] } = await client.categories.getArrangedItems(id, TREE, { signal });
      return items.flatMap(({ catalogItemId }) => (catalogItemId ? [catalogItemId] : []));
    },
  });
}

/** A product that can be chosen. */
export type FoundProduct = Pick<CategoryProduct, "_id" | "name"> & Partial<CategoryProduct>;

/** The greatest number of products offered before anything is typed, and of a search. */
const MAX_OFFERED = 8;
const MAX_FOUND = 12;

/** The products that match a text; with `only`, of that type alone. */
export function foundQuery(client: ConsoleClient, text: string, only?: "PHYSICAL") {
  return queryOptions({
    queryKey: [CONSOLE, "products", "found", text, only ?? ""],
    queryFn: async ({ signal }): Promise<readonly FoundProduct[]> => {
      const editor = await catalogEditorOf(client);
      const limit = text === "" ? MAX_OFFERED : MAX_FOUND;
      return (await editor.products({ text, productType: only }, { limit }, { signal })).items;
    },
  });
}

interface CategoryChoice {
  id: string;
  name: string;
}

/** The categories by name, without the platform's own “all products”. */
function choicesOf(categories: readonly Category[]): CategoryChoice[] {
  const names = new Map(categories.map(({ _id, name = "" }) => [_id, name]));
  return categories
    .filter(({ slug }) => slug !== EVERYTHING)
    .map(({ _id: id = "", name = "", parentCategory }) => {
      const parent = names.get(parentCategory?._id);
      return { id, name: parent ? `${parent} › ${name}` : name };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The site's categories to choose from; with catalog V1, its collections. */
export function choicesQuery(client: ConsoleClient, catalog: CatalogVersion | undefined) {
  return queryOptions({
    queryKey: [...CATEGORIES, "choices", catalog],
    enabled: catalog !== undefined,
    queryFn: async ({ signal }): Promise<CategoryChoice[]> => {
      if (catalog !== 1) return choicesOf(await readCategories(client, signal));
      const collections: Category[] = [];
      for await (const { _id, name, slug } of client.collections.queryCollections().ascending("name").limit(100)) {
        collections.push({ _id, ...(name !== undefined && { name }), ...(slug !== undefined && { slug }) });
      }
      return choicesOf(collections);
    },
  });
}
