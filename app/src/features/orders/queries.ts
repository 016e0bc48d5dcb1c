import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { isNotFound } from "../../lib/errors";
import type { Fulfillment, Order, Payment } from "../../lib/order";
import type { Shop } from "../../lib/useShop";
import { memberKey } from "../account";

const PAGE = 10;
/** Orders belong to the logged-in member; a logout drops them. */
const KEY = [...memberKey, "orders"] as const;

/** The shopper's own orders, newest first, in pages. */
export function ordersQuery(shop: Shop, filter: FilterKey) {
  return infiniteQueryOptions({
    queryKey: [...KEY, "list", filter],
    initialPageParam: "",
    queryFn: async ({ pageParam, signal }) => {
      const { orders = [], metadata } = await shop.call(({ orders }) =>
        orders.searchOrders(
          {
            cursorPaging: { limit: PAGE, ...(pageParam && { cursor: pageParam }) },
            // A cursor carries the query.
            ...(!pageParam && { filter: filterOf(filter), sort: [{ fieldName: "createdDate", order: "DESC" }] }),
          },
          { signal },
        ),
      );
      return { orders, next: metadata?.cursors?.next };
    },
    getNextPageParam: ({ next }) => next || undefined,
  });
}

/** An order; null if the shopper has none with this id. */
export function orderQuery(shop: Shop, id: string) {
  return queryOptions({
    queryKey: [...KEY, "one", id],
    queryFn: async ({ signal }): Promise<Order | null> => {
      try {
        return await shop.call(({ orders }) => orders.getOrder(id, { signal }));
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });
}

/** The shipments of an order. */
export function shipmentsQuery(shop: Shop, id: string) {
  return queryOptions({
    queryKey: [...KEY, "shipments", id],
    queryFn: async ({ signal }): Promise<Fulfillment[]> => {
      const { orderWithFulfillments } = await shop.call(({ orderFulfillments }) =>
        orderFulfillments.listFulfillmentsForSingleOrder(id, { signal }),
      );
      return orderWithFulfillments?.fulfillments ?? [];
    },
  });
}

/** The payments of an order. */
export function paymentsQuery(shop: Shop, id: string) {
  return queryOptions({
    queryKey: [...KEY, "payments", id],
    queryFn: async ({ signal }): Promise<Payment[]> => {
      const { orderTransactions } = await shop.call(({ orderTransactions }) =>
        orderTransactions.listTransactionsForSingleOrder(id, { signal }),
      );
      return orderTransactions?.payments ?? [];
    },
  });
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
