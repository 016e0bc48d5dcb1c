/** The products of an act on many: those that are chosen, or all that a filter and a search find. */
import type { ConsoleClient } from "../../client";
import { ConsoleError, recordOf } from "../../request";
import { filterOf, type Product, type ProductFilters } from "../queries";

/** The maximum of products of one act: each is read and written by itself. */
export const MAX_PRODUCTS = 1000;

const PAGE_SIZE = 100;
const AT_ONCE = 4;

export interface Found {
  products: readonly Product[];
  /** Whether there are more than one act takes. */
  isMore: boolean;
}

/** All products that the filters find, with their categories. */
export async function allProducts(client: ConsoleClient, filters: ProductFilters): Promise<Found> {
  const products: Product[] = [];
  let cursor = "";
  do {
    const search = cursor
      ? { cursorPaging: { limit: PAGE_SIZE, cursor } }
      : {
          cursorPaging: { limit: PAGE_SIZE },
          filter: filterOf(filters),
          ...(filters.q && { search: { expression: filters.q } }),
        };
    const page = await client.productsV3.searchProducts(search, { fields: ["CURRENCY", "DIRECT_CATEGORIES_INFO"] });
    products.push(...(page.products ?? []));
    cursor = page.pagingMetadata?.cursors?.next ?? "";
  } while (cursor && products.length < MAX_PRODUCTS);
  return { products: products.slice(0, MAX_PRODUCTS), isMore: cursor !== "" || products.length > MAX_PRODUCTS };
}

/** The number of products that the filters find. */
export async function countProducts(client: ConsoleClient, filters: ProductFilters): Promise<number> {
  const search = filters.q ? { search: { expression: filters.q } } : {};
  const { count = 0 } = await client.productsV3.countProducts({ filter: filterOf(filters), ...search });
  return count;
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

/** The refusal of an entry of a bulk call, as an error that can be thrown. */
export function refusalOf(error: unknown): ConsoleError {
  const { code, description } = recordOf(error);
  const text = typeof description === "string" ? description : "";
  return new ConsoleError(text, typeof code === "string" ? { code } : {});
}
