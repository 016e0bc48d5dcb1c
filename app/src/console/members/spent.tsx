/** The orders of members, and what the members paid. */
import { Money } from "@cartwright/sdk";
import { plural } from "@lingui/core/macro";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { decimalText } from "../../lib/money";
import type { Order } from "../../lib/order";
import { ORDERS } from "../orders/queries";
import { type ConsoleClient, useConsole } from "../session/client";

/** The number of pages of orders up to which the orders of a page of members are read. */
const MAX_PAGES = 5;

/** The orders of members by member id; null if there are too many to read. */
function ordersQuery(client: ConsoleClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: [...ORDERS, "members", ids],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, readonly Order[]> | null> => {
      const filter = { "buyerInfo.memberId": { $in: [...ids] }, status: { $ne: "INITIALIZED" } };
      const byMember = new Map<string, Order[]>();
      let cursor: string | undefined;
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const { orders = [], metadata } = await client.orders.searchOrders(
          cursor === undefined ? { cursorPaging: { limit: 100 }, filter } : { cursorPaging: { limit: 100, cursor } },
          { signal },
        );
        for (const order of orders) {
          const id = order.buyerInfo?.memberId ?? "";
          byMember.set(id, [...(byMember.get(id) ?? []), order]);
        }
        cursor = metadata?.cursors?.next ?? undefined;
        if (!cursor) return byMember;
      }
      return null;
    },
  });
}

interface Spent {
  /** The payments less refunds, as text. */
  sum: string;
  /** The average of the orders that are not refunded in full, as text. */
  average: string;
}

/** The payments for orders in the currency of the first; undefined if nothing was paid and kept. */
export function spentOn(orders: readonly Order[]): Spent | undefined {
  const currency = orders[0]?.currency;
  if (!currency) return undefined;
  const amounts = orders
    .filter((order) => order.currency === currency)
    .map(({ balanceSummary: { paid, refunded } = {} }) =>
      Money.parse(paid?.amount ?? "0", currency).minus(Money.parse(refunded?.amount ?? "0", currency)),
    )
    .filter((amount) => amount.compare(Money.zero(currency)) > 0);
  if (amounts.length === 0) return undefined;
  const sum = Money.sum(amounts, currency);
  const text = (amount: Money) => decimalText(amount.toJSON().amount, currency);
  return { sum: text(sum), average: text(sum.times(String(1 / amounts.length))) };
}

/** The number of a member's orders and the sum spent, among the members of a list. */
export function MemberOrders({ id, ids }: { id: string; ids: readonly string[] }) {
  const { client } = useConsole();
  const { data } = useQuery(ordersQuery(client, ids));
  if (!data) return null;
  const orders = data.get(id) ?? [];
  const sum = spentOn(orders)?.sum;
  return (
    <span className={orders.length === 0 ? "text-soft" : "tabular-nums"}>
      {[plural({ count: orders.length }, { 0: "No orders", one: "# order", other: "# orders" }), sum]
        .filter(Boolean)
        .join(" · ")}
    </span>
  );
}
