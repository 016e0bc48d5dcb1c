/** Reads of stock. */
import { catalogEditorOf, type StockSearch } from "@cartwright/sdk/owner";
import type { ConsoleClient } from "../session/client";
import { CONSOLE } from "../session/session";

export const STOCK = [CONSOLE, "products", "stock"] as const;

export type StockFilters = Readonly<Record<"q" | "stock" | "sort", string>>;

const PAGE_SIZE = 50;
/** Below this quantity a variant is low. */
export const LOW = 5;

const SORTS = ["name", "stockLow", "stockHigh"] as const;

/** The sort that filters ask for; what is nearly gone is listed by its quantity. */
export function sortOf({ sort, stock }: Pick<StockFilters, "sort" | "stock">): (typeof SORTS)[number] {
  if (stock === "uncounted") return "name";
  return SORTS.find((known) => known === sort) ?? (stock ? "stockLow" : "name");
}

/** The search of the filters. Uncounted variants have a filter of their own, since they have no quantity to sort by. */
export function searchOf({ q = "", stock = "", sort = "" }: Partial<StockFilters>): StockSearch {
  return {
    text: q,
    counted: stock !== "uncounted",
    max: stock === "low" ? LOW - 1 : stock === "out" ? 0 : undefined,
    sort: sortOf({ sort, stock }),
  };
}

/** A page of the variants that filters and a search find. */
export function stockQuery(client: ConsoleClient, filters: StockFilters, cursor: string) {
  return {
    queryKey: [...STOCK, filters, cursor],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const editor = await catalogEditorOf(client);
      return editor.stock(searchOf(filters), { limit: PAGE_SIZE, cursor }, { signal });
    },
  };
}
