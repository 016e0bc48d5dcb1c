/** The products of an act on many: those that are chosen, or all that a filter and a search find. */
import { catalogEditorOf } from "@cartwright/sdk";
import type { ConsoleClient } from "../../client";
import { type Product, type ProductFilters, searchOf } from "../queries";

/** The maximum of products of one act: each is read and written by itself. */
export const MAX_PRODUCTS = 1000;

const PAGE_SIZE = 100;
const AT_ONCE = 4;

/** All products found by the filters, with their categories. */
export async function allProducts(client: ConsoleClient, filters: ProductFilters): Promise<Product[]> {
  const editor = await catalogEditorOf(client);
  const products: Product[] = [];
  let cursor: string | undefined;
  do {
    const page = await editor.products(searchOf(filters), { limit: PAGE_SIZE, cursor });
    products.push(...page.items);
    cursor = page.next;
  } while (cursor && products.length < MAX_PRODUCTS);
  return products.slice(0, MAX_PRODUCTS);
}

/** Products read whole, a few at once, in their order. One that is gone is left out. */
export async function readWhole(client: ConsoleClient, ids: readonly string[]): Promise<Product[]> {
  const editor = await catalogEditorOf(client);
  const read: Product[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = await Promise.all(ids.slice(start, start + AT_ONCE).map((id) => editor.product(id)));
    read.push(...some.flatMap((found) => found ?? []));
  }
  return read;
}
