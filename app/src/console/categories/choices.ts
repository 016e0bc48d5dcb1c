/** Categories to choose from, each with the one above it. */
import { queryOptions } from "@tanstack/react-query";
import type { CatalogVersion } from "../catalog";
import type { ConsoleClient } from "../client";
import { CATEGORIES, readCategories } from "./queries";
import { type Category, EVERYTHING } from "./tree";

export interface CategoryChoice {
  id: string;
  name: string;
}

/** The categories by their names, without the platform's own of all products. */
export function choicesOf(categories: readonly Category[]): CategoryChoice[] {
  const names = new Map(categories.map(({ _id, name = "" }) => [_id, name]));
  return categories
    .filter(({ slug }) => slug !== EVERYTHING)
    .map(({ _id: id = "", name = "", parentCategory }) => {
      const parent = names.get(parentCategory?._id);
      return { id, name: parent ? `${parent} › ${name}` : name };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The choices of the site; of catalog V1, its collections. */
export function choicesQuery(client: ConsoleClient, catalog: CatalogVersion | undefined) {
  return queryOptions({
    queryKey: [...CATEGORIES, "choices", catalog],
    enabled: catalog !== undefined,
    queryFn: async ({ signal }): Promise<CategoryChoice[]> => {
      if (catalog !== 1) return choicesOf(await readCategories(client, signal));
      const collections: Category[] = [];
      for await (const { _id, name, slug } of client.collections.queryCollections().ascending("name").limit(100))
        collections.push({ _id, ...(name !== undefined && { name }), ...(slug !== undefined && { slug }) });
      return choicesOf(collections);
    },
  });
}
