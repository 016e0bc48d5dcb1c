/** Reads of orders, and their query keys. */
import { queryOptions } from "@tanstack/react-query";
import type { orderBilling } from "@cartwright/sdk";
import { catalogEditorOf } from "@cartwright/sdk/owner";
import type { Fulfillment, Order } from "../../lib/order";
import type { ConsoleClient } from "../session/client";
import type { Listed } from "../kit/list/ListPage";
import { incomplete, orNull } from "../session/request";
import { CONSOLE } from "../session/session";
import { filterOf, type SearchMatches, type OrderFilters, sortOf, textOf } from "./filters";
import { ordersOfParcel } from "./tracking";

export const ORDERS = [CONSOLE, "orders"] as const;

const PAGE_SIZE = 50;

/** Reads a page of the orders that match filters. A cursor keeps the filters of its search. */
export async function readOrders(
  client: ConsoleClient,
  filters: OrderFilters,
  cursorPaging: { limit: number; cursor: string },
  signal: AbortSignal,
): Promise<Listed<Order>> {
  const { cursor, limit } = cursorPaging;
  const matches = cursor ? undefined : await meantBy(client, filters, signal);
  const search = cursor
    ? { cursorPaging }
    : { cursorPaging: { limit }, filter: filterOf(filters, matches), sort: sortOf(filters) };
  const { orders = [], metadata } = await client.orders.searchOrders(search, { signal });
  return { items: orders, next: metadata?.cursors?.next || undefined, previous: metadata?.cursors?.prev || undefined };
}

/** The number of orders in a call. */
const CALL = 100;

/** The newest orders that a filter finds, up to a limit, and whether they are all. Unfinished orders are left out. */
export async function newestOrders(
  client: ConsoleClient,
  filter: Readonly<Record<string, unknown>>,
  limit: number,
  signal: AbortSignal,
): Promise<{ orders: Order[]; isAll: boolean }> {
  const orders: Order[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.orders.searchOrders(
      cursor
        ? { cursorPaging: { limit: CALL, cursor } }
        : {
            cursorPaging: { limit: CALL },
            filter: { ...filter, status: { $ne: "INITIALIZED" } },
            sort: [{ fieldName: "createdDate", order: "DESC" }],
          },
      { signal },
    );
    orders.push(...(page.orders ?? []));
    cursor = page.metadata?.cursors?.next || undefined;
  } while (cursor && orders.length < limit);
  return { orders, isAll: !cursor };
}

async function meantBy(client: ConsoleClient, filters: OrderFilters, signal: AbortSignal): Promise<SearchMatches> {
  const [products, orders] = await Promise.all([
    goodsOf(client, textOf(filters), signal),
    ordersOfParcel(client, filters.q, signal),
  ]);
  return { products, orders };
}

const wordsIn = (text: string) =>
  text
    .toLocaleLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

/** The greatest number of products that a search text may match. */
const MAX_GOODS = 20;

/** The ids of products that match a text; none if the catalog has no search. */
async function goodsOf(client: ConsoleClient, text: string, signal: AbortSignal): Promise<string[]> {
  if (text === "") return [];
  try {
    const editor = await catalogEditorOf(client);
    const { items } = await editor.products({ text }, { limit: MAX_GOODS }, { signal });
    // The platform's search tolerates typos: drop products that only resemble the text.
    const words = wordsIn(text);
    const isMeant = (name: string) => words.every((word) => wordsIn(name).some((each) => each.startsWith(word)));
    return items.flatMap(({ _id, name = "" }) => (isMeant(name) ? _id : []));
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

export function ordersQuery(client: ConsoleClient, filters: OrderFilters, cursor: string) {
  return {
    queryKey: [...ORDERS, "list", filters, cursor],
    queryFn: ({ signal }: { signal: AbortSignal }) => readOrders(client, filters, { limit: PAGE_SIZE, cursor }, signal),
  };
}

/** An order; null if it does not exist. */
export function orderQuery(client: ConsoleClient, id: string) {
  return queryOptions({
    queryKey: [...ORDERS, "one", id],
    queryFn: ({ signal }): Promise<Order | null> => orNull(client.orders.getOrder(id, { signal })),
  });
}

export function fulfillmentsQuery(client: ConsoleClient, id: string) {
  return queryOptions({
    queryKey: [...ORDERS, "fulfillments", id],
    queryFn: async ({ signal }): Promise<Fulfillment[]> => {
      const { orderWithFulfillments } = await client.orderFulfillments.listFulfillmentsForSingleOrder(id, { signal });
      if (!orderWithFulfillments) throw incomplete("the answer names no order");
      return orderWithFulfillments.fulfillments ?? [];
    },
  });
}

export function transactionsQuery(client: ConsoleClient, id: string) {
  return queryOptions({
    queryKey: [...ORDERS, "transactions", id],
    queryFn: async ({ signal }) => {
      const { orderTransactions } = await client.orderTransactions.listTransactionsForSingleOrder(id, { signal });
      return { payments: orderTransactions?.payments ?? [], refunds: orderTransactions?.refunds ?? [] };
    },
  });
}

export type Refundability = orderBilling.GetOrderRefundabilityResponse;

export function refundabilityQuery(client: ConsoleClient, id: string) {
  return queryOptions({
    queryKey: [...ORDERS, "refundability", id],
    queryFn: ({ signal }): Promise<Refundability> => client.orderBilling.getOrderRefundability(id, { signal }),
  });
}

export function invoicesQuery(client: ConsoleClient, id: string) {
  return queryOptions({
    queryKey: [...ORDERS, "invoices", id],
    queryFn: async ({ signal }) => {
      const { invoicesForOrder = [] } = await client.orderInvoices.listInvoicesForMultipleOrders([id], { signal });
      return invoicesForOrder[0]?.invoicesInfo ?? [];
    },
  });
}
