/** The products of an act on many: those that are chosen, or all that a filter and a search find. */
import type { ConsoleClient } from "../../client";
import { type Product, type ProductFilters, searchOf } from "../queries";

/** The maximum of products of one act: each is read and written by itself. */
export const MAX_PRODUCTS = 1000;

const PAGE_SIZE = 100;
const AT_ONCE = 4;

/** All products that the filters find, with their categories. */
export async function allProducts(client: ConsoleClient, filters: ProductFilters): Promise<Product[]> {
  const products: Product[] = [];
  let cursor = "";
  do {
    const page = await client.productsV3.searchProducts(searchOf(filters, PAGE_SIZE, cursor), {
      fields: ["CURRENCY", "DIRECT_CATEGORIES_INFO"],
    });
    products.push(...(page.products ?? []));
    cursor = page.pagingMetadata?.cursors?.next ?? "";
  } while (cursor && products.length < MAX_PRODUCTS);
  return products.slice(0, MAX_PRODUCTS);
}

/** Products read whole, a few at once, in their order. */
export async function readWhole(client: ConsoleClient, ids: readonly string[], fields: string[]): Promise<Product[]> {
  const read: Product[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    read.push(...(await Promise.all(some.map((id) => client.productsV3.getProduct(id, { fields })))));
  }
  return read;
}
