/** Reads of stock. */
import { catalogEditorOf, type StockSearch } from "@cartwright/sdk/owner";
import * as bounds from "../../generated/bounds";
import type { ConsoleClient } from "../session/client";
import { CONSOLE } from "../session/session";

export const STOCK = [CONSOLE, "products", "stock"] as const;

export type StockFilters = Readonly<Record<"q" | "stock" | "sort", string>>;

const PAGE_SIZE = 50;
/** Stock below this quantity counts as low; the platform mails the owner by the same bound. */
export const LOW = bounds.STOCK.enough;

const SORTS = ["name", "stockLow", "stockHigh"] as const;

/** The sort order that the filters ask for; low stock is sorted by quantity. */
export function sortOf({ sort, stock }: Pick<StockFilters, "sort" | "stock">): (typeof SORTS)[number] {
  if (stock === "uncounted") return "name";
  return SORTS.find((known) => known === sort) ?? (stock ? "stockLow" : "name");
}

/** The search of the filters. Untracked variants have a filter of their own, since they have no quantity to sort by. */
export function searchOf({ q = "", stock = "", sort = "" }: Partial<StockFilters>): StockSearch {
  return {
    text: q,
    counted: stock !== "uncounted",
    max: stock === "low" ? LOW - 1 : stock === "out" ? 0 : undefined,
    sort: sortOf({ sort, stock }),
  };
}

/** A page of the variants that match filters and a search. */
export function stockQuery(client: ConsoleClient, filters: StockFilters, cursor: string) {
  return {
    queryKey: [...STOCK, filters, cursor],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const editor = await catalogEditorOf(client);
      return editor.stock(searchOf(filters), { limit: PAGE_SIZE, cursor }, { signal });
    },
  };
}
