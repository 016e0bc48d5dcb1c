/** Reads of products. */
import { queryOptions } from "@tanstack/react-query";
import type { productsV3 } from "@cartwright/sdk";
import type { ConsoleClient } from "../client";
import { CONSOLE } from "../session";

export type Product = productsV3.V3Product;

export const PRODUCTS = [CONSOLE, "products", "list"] as const;

export const FILTER_KEYS = ["q", "shown", "stock", "sort"] as const;

export type ProductFilters = Readonly<Record<(typeof FILTER_KEYS)[number], string>>;

const PAGE_SIZE = 50;

type Condition = Record<string, unknown>;

const STOCKS: Readonly<Record<string, readonly string[]>> = {
  in: ["IN_STOCK"],
  partly: ["PARTIALLY_OUT_OF_STOCK"],
  out: ["OUT_OF_STOCK"],
};

export function filterOf({ shown, stock }: Pick<ProductFilters, "shown" | "stock">): Condition {
  const conditions: Condition[] = [
    ...(shown === "yes" ? [{ visible: true }] : []),
    ...(shown === "no" ? [{ visible: false }] : []),
    ...(Object.hasOwn(STOCKS, stock) ? [{ "inventory.availabilityStatus": { $in: STOCKS[stock] } }] : []),
  ];
  return conditions.length > 1 ? { $and: conditions } : (conditions[0] ?? {});
}

const SORTS: Readonly<Record<string, { fieldName: string; order: "ASC" | "DESC" }>> = {
  newest: { fieldName: "createdDate", order: "DESC" },
  cheapest: { fieldName: "actualPriceRange.minValue.amount", order: "ASC" },
  dearest: { fieldName: "actualPriceRange.minValue.amount", order: "DESC" },
};

/** The search request of filters and of the words in them. A cursor holds those of its own search. */
export function searchOf(filters: ProductFilters, limit: number, cursor = "") {
  if (cursor) return { cursorPaging: { limit, cursor } };
  const sort = Object.hasOwn(SORTS, filters.sort) ? SORTS[filters.sort] : undefined;
  return {
    cursorPaging: { limit },
    filter: filterOf(filters),
    sort: [sort ?? { fieldName: "name", order: "ASC" as const }],
    ...(filters.q && { search: { expression: filters.q } }),
  };
}

/** A page of the products that filters and a search find. */
export function productsQuery(client: ConsoleClient, filters: ProductFilters, cursor: string) {
  return {
    queryKey: [...PRODUCTS, filters, cursor],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { products = [], pagingMetadata } = await client.productsV3.searchProducts(
        searchOf(filters, PAGE_SIZE, cursor),
        { fields: ["CURRENCY", "THUMBNAIL"] },
        { signal },
      );
      const items: Product[] = products;
      const { next, prev } = pagingMetadata?.cursors ?? {};
      return { items, next: next || undefined, previous: prev || undefined };
    },
  };
}

/** The number of products that filters and a search find. */
export function countQuery(client: ConsoleClient, filters: ProductFilters) {
  return queryOptions({
    queryKey: [...PRODUCTS, "count", filters],
    queryFn: async ({ signal }): Promise<number> => {
      const search = filters.q ? { search: { expression: filters.q } } : {};
      const asked = { filter: filterOf(filters), ...search };
      const { count = 0 } = await client.productsV3.countProducts(asked, { signal });
      return count;
    },
  });
}

/** The currency of the shop's prices, where the session does not tell it. */
export function currencyQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [CONSOLE, "products", "currency"],
    queryFn: async ({ signal }) => {
      const search = { cursorPaging: { limit: 1 } };
      const { products = [] } = await client.productsV3.searchProducts(search, { fields: ["CURRENCY"] }, { signal });
      return products[0]?.currency ?? null;
    },
  });
}
