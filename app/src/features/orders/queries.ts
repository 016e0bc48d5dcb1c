import type { Resource } from "../../lib/resource";
import { isNotFound } from "../../lib/errors";
import type { Fulfillment, Order, Payment } from "../../lib/order";
import type { Shop } from "../../lib/useShop";
import { memberKey } from "../account";

const PAGE = 10;
/** Orders belong to the logged-in member; a logout drops them. */
const KEY = [...memberKey, "orders"] as const;

interface OrderPages {
  orders: readonly Order[];
  /** The number of loaded pages; a reload loads as many. */
  pages: number;
  /** The cursor of the next page. */
  next: string | undefined;
}

/** The shopper's own orders, newest first, in pages. */
export function ordersQuery(shop: Shop, filter: FilterKey): Resource<OrderPages> {
  return {
    key: [...KEY, "list", filter],
    load: async (signal, before) => {
      let loaded = await orderPage(shop, filter, undefined, signal);
      while (loaded.next && loaded.pages < (before?.pages ?? 1)) loaded = await orderPage(shop, filter, loaded, signal);
      return loaded;
    },
  };
}

/** Some pages of orders with the next one. */
export async function orderPage(
  shop: Shop,
  filter: FilterKey,
  before: OrderPages | undefined,
  signal?: AbortSignal,
): Promise<OrderPages> {
  const cursor = before?.next;
  const { orders = [], metadata } = await shop.call(({ orders }) =>
    orders.searchOrders(
      {
        cursorPaging: { limit: PAGE, ...(cursor && { cursor }) },
        // A cursor carries the query.
        ...(!cursor && { filter: filterOf(filter), sort: [{ fieldName: "createdDate", order: "DESC" }] }),
      },
      { signal },
    ),
  );
  return {
    orders: [...(before?.orders ?? []), ...orders],
    pages: (before?.pages ?? 0) + 1,
    next: metadata?.cursors?.next || undefined,
  };
}

/** An order; null if the shopper has none with this id. */
export function orderQuery(shop: Shop, id: string): Resource<Order | null> {
  return {
    key: [...KEY, "one", id],
    load: async (signal) => {
      try {
        return await shop.call(({ orders }) => orders.getOrder(id, { signal }));
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  };
}

/** The shipments of an order. */
export function shipmentsQuery(shop: Shop, id: string): Resource<Fulfillment[]> {
  return {
    key: [...KEY, "shipments", id],
    load: async (signal) => {
      const { orderWithFulfillments } = await shop.call(({ orderFulfillments }) =>
        orderFulfillments.listFulfillmentsForSingleOrder(id, { signal }),
      );
      return orderWithFulfillments?.fulfillments ?? [];
    },
  };
}

/** The payments of an order. */
export function paymentsQuery(shop: Shop, id: string): Resource<Payment[]> {
  return {
    key: [...KEY, "payments", id],
    load: async (signal) => {
      const { orderTransactions } = await shop.call(({ orderTransactions }) =>
        orderTransactions.listTransactionsForSingleOrder(id, { signal }),
      );
      return orderTransactions?.payments ?? [];
    },
  };
}

export const FILTERS = ["all", "open", "fulfilled", "unpaid", "cancelled"] as const;

type FilterKey = (typeof FILTERS)[number];

/** The filter in a URL; all orders if absent. */
export function readFilter(text: string | null): FilterKey {
  return FILTERS.find((key) => key === text) ?? "all";
}

/** The query condition of a filter. */
export function filterOf(key: FilterKey) {
  switch (key) {
    case "all":
      return {};
    case "open":
      return { status: "APPROVED", fulfillmentStatus: { $in: ["NOT_FULFILLED", "PARTIALLY_FULFILLED"] } };
    case "fulfilled":
      return { fulfillmentStatus: "FULFILLED" };
    case "unpaid":
      return { paymentStatus: { $in: ["NOT_PAID", "PENDING", "PARTIALLY_PAID"] }, status: { $ne: "CANCELED" } };
    case "cancelled":
      return { status: "CANCELED" };
  }
}
