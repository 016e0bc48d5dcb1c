/** Reads of products. */
import { currencyDigits } from "@cartwright/sdk";
import { catalogEditorOf, type EditorProduct, type ProductSearch } from "@cartwright/sdk/owner";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { MoneyForm } from "../../ui/form/field";
import { type ConsoleClient, useConsole } from "../session/client";
import { CONSOLE } from "../session/session";

export type Product = EditorProduct;

export const PRODUCTS = [CONSOLE, "products", "list"] as const;

export const FILTER_KEYS = ["q", "shown", "stock", "sort"] as const;

export type ProductFilters = Readonly<Record<(typeof FILTER_KEYS)[number], string>>;

const PAGE_SIZE = 50;

const STOCKS = ["in", "partly", "out"] as const;
const SORTS = ["newest", "priceLow", "priceHigh"] as const;

/** The product search that the URL's filters mean; unknown values are left out. */
export function searchOf({ q, shown, stock, sort }: ProductFilters): ProductSearch {
  return {
    text: q,
    visible: shown === "yes" ? true : shown === "no" ? false : undefined,
    stock: STOCKS.find((known) => known === stock),
    sort: SORTS.find((known) => known === sort),
  };
}

/** A page of the products that match filters and a search. */
export function productsQuery(client: ConsoleClient, filters: ProductFilters, cursor: string) {
  return {
    queryKey: [...PRODUCTS, filters, cursor],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const editor = await catalogEditorOf(client);
      return editor.products(searchOf(filters), { limit: PAGE_SIZE, cursor }, { signal });
    },
  };
}

/** The number of products that match filters and a search. */
export function countQuery(client: ConsoleClient, filters: ProductFilters) {
  return queryOptions({
    queryKey: [...PRODUCTS, "count", filters],
    queryFn: async ({ signal }) => (await catalogEditorOf(client)).count(searchOf(filters), { signal }),
  });
}

/** The currency of the shop's prices, if the session lacks it. */
export function currencyQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [CONSOLE, "products", "currency"],
    queryFn: async ({ signal }) => {
      const { items } = await (await catalogEditorOf(client)).products({}, { limit: 1 }, { signal });
      return items[0]?.currency ?? null;
    },
  });
}

/** ISO 4217's code for "no currency": while the currency is unknown, prices are plain numbers. */
const NO_CURRENCY = "XXX";

/** The given currency, else that of the site, with its number of decimals. */
export function useMoney(named?: string): MoneyForm {
  const { client, session } = useConsole();
  const known = named ?? session.currency;
  const { data } = useQuery({ ...currencyQuery(client), enabled: known === undefined });
  const currency = known ?? data ?? NO_CURRENCY;
  return useMemo(() => ({ currency, digits: currencyDigits(currency) }), [currency]);
}
