/** Bulk changes of a category's products. */
import { STORES_APP_ID } from "@cartwright/sdk";
import { catalogEditorOf } from "@cartwright/sdk/owner";
import type { ConsoleClient } from "../session/client";
import { refusalOf } from "../kit/ui/problems";
import { type CategoryProduct, TREE } from "./queries";

/** The greatest number of items in one call. */
const MAX_ITEMS = 100;

export const itemOf = (catalogItemId: string) => ({ catalogItemId, appId: STORES_APP_ID });

/** Whether a product is directly in a category. The product must be read with its categories. */
export function isIn(
  { directCategoriesInfo }: Pick<CategoryProduct, "directCategoriesInfo">,
  category: string,
): boolean {
  return directCategoriesInfo?.categories?.some(({ _id }) => _id === category) ?? false;
}

export interface ItemsChanged {
  /** The products that were changed. */
  changed: string[];
  /** The first refusal. */
  refused: Error | undefined;
}

/** Adds products to a collection of catalog V1 or removes them: all or none. */
async function changeCollection(
  client: ConsoleClient,
  collection: string,
  act: "add" | "remove",
  ids: readonly string[],
): Promise<ItemsChanged> {
  const { addProductsToCollection, removeProductsFromCollection } = client.products;
  try {
    await (act === "add" ? addProductsToCollection : removeProductsFromCollection)(collection, ids);
    return { changed: [...ids], refused: undefined };
  } catch (error) {
    return { changed: [], refused: error instanceof Error ? error : refusalOf(error) };
  }
}

/** Adds products to a category or removes them, in batches. Batches before a failed one stay applied. */
export async function changeItems(
  client: ConsoleClient,
  category: string,
  act: "add" | "remove",
  ids: readonly string[],
): Promise<ItemsChanged> {
  const { version } = await catalogEditorOf(client);
  if (version === 1) return changeCollection(client, category, act, ids);
  const { bulkAddItemsToCategory, bulkRemoveItemsFromCategory } = client.categories;
  const send = act === "add" ? bulkAddItemsToCategory : bulkRemoveItemsFromCategory;
  const changed: string[] = [];
  let refused: Error | undefined;
  for (let start = 0; start < ids.length; start += MAX_ITEMS) {
    const some = ids.slice(start, start + MAX_ITEMS);
    try {
      const { results = [] } = await send(category, some.map(itemOf), { treeReference: TREE });
      for (const [index, id] of some.entries()) {
        const result = results.find(({ itemMetadata }) => itemMetadata?.originalIndex === index) ?? results[index];
        if (result?.itemMetadata?.success) changed.push(id);
        else refused ??= refusalOf(result?.itemMetadata?.error);
      }
    } catch (error) {
      refused ??= error instanceof Error ? error : refusalOf(error);
    }
  }
  return { changed, refused };
}
