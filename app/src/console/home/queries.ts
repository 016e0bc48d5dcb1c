/** The key figures of the home screen. */
import { Money, translatedText } from "@cartwright/sdk";
import { catalogEditorOf } from "@cartwright/sdk/owner";
import { queryOptions } from "@tanstack/react-query";
import type { Order } from "../../lib/order";
import type { ConsoleClient, ConsoleContext } from "../session/client";
import { MEMBERS } from "../members/queries";
import { filterOf, NO_FILTERS } from "../orders/filters";
import { readCartOutcomes } from "../orders/orderCalls";
import { newestOrders, ORDERS, readOrders as readNewest } from "../orders/queries";
import { CONSOLE } from "../session/session";
import { searchOf as stockSearchOf } from "../stock/queries";

/** A period up to today, divided into spans of a number of days. */
export interface Range {
  days: number;
  span: 1 | 7;
}

/** The periods of the chart: the shortest by day, the longer ones by week. */
export const RANGES = {
  fortnight: { days: 14, span: 1 },
  quarter: { days: 91, span: 7 },
  year: { days: 364, span: 7 },
  "two-years": { days: 728, span: 7 },
} as const satisfies Readonly<Record<string, Range>>;

const PAGE = 100;
/** The number of newest orders. */
const LAST = 5;
/** The greatest number of orders read from each part of a period. */
const MAX_ORDERS = 1000;
/** A long period is read in parallel parts, since a cursor leads only to the next page. */
const PARTS = 4;

/** The sales of one span. */
export interface Span {
  /** Its first day. */
  date: Date;
  amount: string;
  orders: number;
}

export interface Sales {
  currency: string | undefined;
  /** The spans whose orders were all read. */
  spans: Span[];
  /** The number of orders in other currencies, which the sums leave out. */
  others: number;
  /** Whether all orders of the period were read. */
  isAll: boolean;
  goods: readonly Goods[];
  /** The number of orders of each buyer, by email address. */
  buyers: ReadonlyMap<string, number>;
}

/** The sales of a product. */
export interface Goods {
  id: string;
  name: string;
  count: number;
}

/** Today alone. */
export const TODAY: Range = { days: 1, span: 1 };

/** The query key of sales over a longer period. Its many reads are refetched less often after events. */
const SALES = [CONSOLE, "sales"] as const;
const STALE_MS = 60_000;

/**
 * The sales of a period: for each span, the payments less the refunds of the orders placed in it. The period ends today,
 * or as many times its length earlier as `back` says.
 */
export function salesQuery(client: ConsoleClient, now: Date, range: Range, back = 0) {
  const from = new Date(now.getFullYear(), now.getMonth(), now.getDate() - range.days * (back + 1) + 1);
  return queryOptions({
    queryKey: [...(range === TODAY ? [...ORDERS, "today"] : SALES), from.toISOString(), range.span],
    staleTime: range === TODAY ? 0 : STALE_MS,
    queryFn: async ({ signal }): Promise<Sales> => {
      const parts = await Promise.all(partsOf(from, range, back === 0).map((part) => readOrders(client, part, signal)));
      // Weeks before the newest truncated part are left out: their orders are incomplete.
      const cut = parts.findIndex(({ isAll }) => !isAll);
      const read = cut < 0 ? parts : parts.slice(0, cut + 1);
      return salesOf(
        read.flatMap(({ orders }) => orders),
        from,
        range,
        cut < 0,
      );
    },
  });
}

interface Part {
  from: Date;
  /** The end of the period; undefined for the current period. */
  to: Date | undefined;
}

/** The parts of a period, the newest first. */
function partsOf(from: Date, { days }: Range, isCurrent: boolean): Part[] {
  const count = Math.min(days, PARTS);
  const dayAt = (after: number) => new Date(from.getFullYear(), from.getMonth(), from.getDate() + after);
  return Array.from({ length: count }, (_, index) => ({
    from: dayAt(Math.round((days / count) * (count - 1 - index))),
    to: index === 0 && isCurrent ? undefined : dayAt(Math.round((days / count) * (count - index))),
  }));
}

/** The newest orders of a part, up to the limit. */
function readOrders(client: ConsoleClient, { from, to }: Part, signal: AbortSignal) {
  const createdDate = { $gte: from.toISOString(), ...(to && { $lt: to.toISOString() }) };
  return newestOrders(client, { createdDate }, MAX_ORDERS, signal);
}

const DAY_MS = 86_400_000;

/** The sales of some orders by span, the newest first, in the currency of the newest order. */
export function salesOf(orders: readonly Order[], from: Date, { days, span }: Range, isAll: boolean): Sales {
  const currency = orders[0]?.currency;
  const sums = Array.from({ length: days }, () => ({ sum: currency ? Money.zero(currency) : undefined, orders: 0 }));
  let others = 0;
  const goods = new Map<string, Goods>();
  const buyers = new Map<string, number>();
  for (const order of orders) {
    const placed = order.purchasedDate ?? order._createdDate;
    // A day may have 23 or 25 hours.
    const day = placed && sums[Math.round((midnight(placed).getTime() - from.getTime()) / DAY_MS)];
    if (!day || !currency) continue;
    if (order.currency !== currency) {
      others += 1;
      continue;
    }
    const { paid, refunded } = order.balanceSummary ?? {};
    day.sum = day.sum
      ?.plus(Money.parse(paid?.amount ?? "0", currency))
      .minus(Money.parse(refunded?.amount ?? "0", currency));
    day.orders += 1;
    const { email = "" } = order.buyerInfo ?? {};
    if (email) buyers.set(email, (buyers.get(email) ?? 0) + 1);
    for (const { catalogReference, productName, quantity = 1, refundQuantity = 0 } of order.lineItems ?? []) {
      const name = translatedText(productName);
      const id = catalogReference?.catalogItemId ?? name;
      const count = (goods.get(id)?.count ?? 0) + quantity - refundQuantity;
      goods.set(id, { id, name, count });
    }
  }
  const amountOf = (sum: Money | undefined) => sum?.toJSON().amount ?? "0";
  const spans = Array.from({ length: Math.ceil(days / span) }, (_, index): Span => {
    const part = sums.slice(index * span, (index + 1) * span);
    const total = part.reduce<Money | undefined>(
      (all, { sum }) => (all && sum ? all.plus(sum) : (all ?? sum)),
      undefined,
    );
    return {
      date: new Date(from.getFullYear(), from.getMonth(), from.getDate() + index * span),
      amount: amountOf(total),
      orders: part.reduce((all, day) => all + day.orders, 0),
    };
  });
  // A truncated read is incomplete on the day of its oldest order, and has no orders of earlier days.
  const oldest = isAll ? undefined : orders.at(-1)?._createdDate;
  const whole = oldest ? spans.filter(({ date }) => date > midnight(oldest)) : spans;
  const sold = [...goods.values()].filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return { currency, spans: whole, others, isAll, goods: sold, buyers };
}

function midnight(moment: Date): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());
}

/** The carts of the last days, and those that became orders. */
export function cartOutcomesQuery({ host }: ConsoleContext, days: number) {
  return queryOptions({
    queryKey: [...SALES, "carts", days],
    staleTime: STALE_MS,
    queryFn: ({ signal }) => readCartOutcomes(host, days, signal),
  });
}

/** The newest orders. */
export function lastOrdersQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [...ORDERS, "last"],
    queryFn: async ({ signal }): Promise<Order[]> =>
      (await readNewest(client, NO_FILTERS, { limit: LAST, cursor: "" }, signal)).items.slice(),
  });
}

export interface Count {
  count: number;
  /** Whether the count stopped at its limit. */
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
    queryFn: async ({ signal }): Promise<Count> => {
      const { metadata, members = [] } = await client.members.queryMembers(
        { filter: { status: "PENDING" }, paging: { limit: PAGE } },
        {},
        { signal },
      );
      const { total } = metadata ?? {};
      return { count: total ?? members.length, isMore: total === undefined && members.length === PAGE };
    },
  });
}

/** The number of reported members. */
export function reportedQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [...MEMBERS, "reported"],
    queryFn: async ({ signal }): Promise<Count> => {
      const { memberReports = [], pagingMetadata } = await client.memberReport.queryMemberReports(
        { cursorPaging: { limit: PAGE }, sort: [{ fieldName: "createdDate", order: "DESC" }] },
        { signal },
      );
      const reported = new Set(memberReports.map(({ reportedMemberId }) => reportedMemberId));
      return { count: reported.size, isMore: Boolean(pagingMetadata?.cursors?.next) };
    },
  });
}

/** The number of variants with tracked stock that is low. */
export function lowStockQuery(client: ConsoleClient) {
  return queryOptions({
    queryKey: [CONSOLE, "products", "low"],
    queryFn: async ({ signal }): Promise<Count> => {
      const editor = await catalogEditorOf(client);
      const { items, next } = await editor.stock(stockSearchOf({ stock: "low" }), { limit: PAGE }, { signal });
      return { count: items.length, isMore: next !== undefined };
    },
  });
}
