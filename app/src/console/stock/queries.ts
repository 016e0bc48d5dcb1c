/** Reads of stock. */
import type { ConsoleClient } from "../client";
import { CONSOLE } from "../session";
import type { StockItem } from "./quantities";

export const STOCK = [CONSOLE, "products", "stock"] as const;

export type StockFilters = Readonly<Record<"q" | "stock" | "sort", string>>;

const PAGE_SIZE = 50;
/** Below this quantity a variant is low. */
export const LOW = 5;

type Condition = Record<string, unknown>;

/** Variants whose stock is counted, or by their own filter those whose stock is not: these have no quantity to sort by. */
export function filterOf({ stock }: Pick<StockFilters, "stock">): Condition {
  const counted: Condition = { trackQuantity: true };
  if (stock === "uncounted") return { trackQuantity: false };
  if (stock === "low") return { $and: [counted, { quantity: { $lt: LOW } }] };
  if (stock === "out") return { $and: [counted, { quantity: { $lte: 0 } }] };
  return counted;
}

const SORTS = {
  name: { fieldName: "product.name", order: "ASC" },
  least: { fieldName: "quantity", order: "ASC" },
  most: { fieldName: "quantity", order: "DESC" },
} as const;

/** The sort that filters ask for; what is nearly gone is listed by its quantity. */
export function sortOf({ sort, stock }: Pick<StockFilters, "sort" | "stock">): keyof typeof SORTS {
  if (stock === "uncounted") return "name";
  if (Object.hasOwn(SORTS, sort)) return sort as keyof typeof SORTS;
  return stock ? "least" : "name";
}

/** A page of the counted variants that filters and a search find. */
export function stockQuery(client: ConsoleClient, filters: StockFilters, cursor: string) {
  return {
    queryKey: [...STOCK, filters, cursor],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { inventoryItems = [], pagingMetadata } = await client.inventoryItemsV3.searchInventoryItems(
        cursor
          ? { cursorPaging: { limit: PAGE_SIZE, cursor } }
          : {
              cursorPaging: { limit: PAGE_SIZE },
              filter: filterOf(filters),
              sort: [SORTS[sortOf(filters)]],
              ...(filters.q && { search: { expression: filters.q } }),
            },
        { signal },
      );
      const items: StockItem[] = inventoryItems;
      const { next, prev } = pagingMetadata?.cursors ?? {};
      return { items, next: next || undefined, previous: prev || undefined };
    },
  };
}
