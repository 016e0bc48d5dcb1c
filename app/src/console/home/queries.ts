/** The numbers of the first screen. */
import { queryOptions } from "@tanstack/react-query";
import { Money } from "@cartwright/sdk";
import type { Order } from "../../lib/order";
import type { ConsoleClient } from "../client";
import { MEMBERS } from "../members/queries";
import { filterOf, NO_FILTERS } from "../orders/filters";
import { ORDERS } from "../orders/queries";
import { CONSOLE } from "../session";

/** The days of the chart. */
export const DAYS = 14;
/** The orders that are read for it at most. */
const MAX_ORDERS = 500;
const PAGE = 100;
/** From this quantity on a variant is not low. */
const LOW = 5;

export interface Day {
  date: Date;
  amount: string;
  orders: number;
}

export interface Sales {
  currency: string | undefined;
  today: string;
  days: Day[];
  /** Whether all orders of these days were read. */
  isAll: boolean;
}

/** The sales of the last days: what was paid and not given back of the orders placed on each. */
export function salesQuery(client: ConsoleClient, now: Date) {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS + 1);
  return queryOptions({
    queryKey: [...ORDERS, "sales", from.toISOString()],
    queryFn: async ({ signal }): Promise<Sales> => {
      const orders: Order[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.orders.searchOrders(
          cursor
            ? { cursorPaging: { limit: PAGE, cursor } }
            : {
                cursorPaging: { limit: PAGE },
                filter: { $and: [{ createdDate: { $gte: from.toISOString() } }, { status: { $ne: "INITIALIZED" } }] },
                sort: [{ fieldName: "createdDate", order: "DESC" }],
              },
          { signal },
        );
        orders.push(...(page.orders ?? []));
        cursor = page.metadata?.cursors?.next || undefined;
      } while (cursor && orders.length < MAX_ORDERS);
      return salesOf(orders, from, !cursor);
    },
  });
}

/** The sales by day of some orders, in the currency of the newest of them. */
export function salesOf(orders: readonly Order[], from: Date, isAll: boolean): Sales {
  const currency = orders[0]?.currency;
  const days = Array.from({ length: DAYS }, (_, index) => ({
    date: new Date(from.getFullYear(), from.getMonth(), from.getDate() + index),
    sum: currency ? Money.zero(currency) : undefined,
    orders: 0,
  }));
  for (const order of orders) {
    const placed = order.purchasedDate ?? order._createdDate;
    const day = placed && days.find(({ date }) => date.toDateString() === placed.toDateString());
    if (!day || !currency || order.currency !== currency) continue;
    const { paid, refunded } = order.balanceSummary ?? {};
    day.sum = day.sum
      ?.plus(Money.parse(paid?.amount ?? "0", currency))
      .minus(Money.parse(refunded?.amount ?? "0", currency));
    day.orders += 1;
  }
  const told = days.map(({ date, sum, orders: count }) => ({
    date,
    amount: sum?.toJSON().amount ?? "0",
    orders: count,
  }));
  return { currency, today: told.at(-1)?.amount ?? "0", days: told, isAll };
}

export interface Count {
  count: number;
  /** Whether there are more than were counted. */
  isMore: boolean;
}

export function toFulfilQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [...ORDERS, "to-fulfil"],
    queryFn: async ({ signal }): Promise<Count> => {
      const { orders = [], metadata } = await client.orders.searchOrders(
        { cursorPaging: { limit: PAGE }, filter: filterOf({ ...NO_FILTERS, state: "tofulfil" }) },
        { signal },
      );
      return { count: orders.length, isMore: Boolean(metadata?.cursors?.next) };
    },
  });
}

export function pendingQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [...MEMBERS, "pending"],
    queryFn: async ({ signal }): Promise<number> => {
      const { metadata, members = [] } = await client.members.queryMembers(
        { filter: { status: "PENDING" }, paging: { limit: 1 } },
        {},
        { signal },
      );
      return metadata?.total ?? members.length;
    },
  });
}

/** The number of members whom the newest reports are about. */
export function reportedQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [...MEMBERS, "reported"],
    queryFn: async ({ signal }): Promise<number> => {
      const { memberReports = [] } = await client.memberReport.queryMemberReports(
        { cursorPaging: { limit: PAGE } },
        { signal },
      );
      return new Set(memberReports.map(({ reportedMemberId }) => reportedMemberId)).size;
    },
  });
}

/** The number of variants whose stock is counted and nearly gone. */
export function lowStockQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [CONSOLE, "products", "low"],
    queryFn: async ({ signal }): Promise<Count> => {
      const { inventoryItems = [], pagingMetadata } = await client.inventoryItemsV3.queryInventoryItems(
        {
          filter: { $and: [{ trackQuantity: true }, { quantity: { $lt: LOW } }] },
          cursorPaging: { limit: PAGE },
        },
        { signal },
      );
      return { count: inventoryItems.length, isMore: Boolean(pagingMetadata?.cursors?.next) };
    },
  });
}
