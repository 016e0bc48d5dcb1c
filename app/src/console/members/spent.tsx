/** The orders of members, and what the members paid. */
import { Money } from "@cartwright/sdk";
import { plural } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { decimalText } from "../../lib/money";
import type { Order } from "../../lib/order";
import { useConsole } from "../session/client";
import { memberOrdersQuery } from "./queries";

/** The number of orders up to which a page of members shows them. */
const MAX_ORDERS = 500;

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
  const { data } = useQuery(memberOrdersQuery(client, ids, MAX_ORDERS));
  if (!data?.isAll) return null;
  const orders = data.orders.filter(({ buyerInfo }) => buyerInfo?.memberId === id);
  const sum = spentOn(orders)?.sum;
  return (
    <span className={orders.length === 0 ? "text-soft" : "tabular-nums"}>
      {[plural({ count: orders.length }, { 0: "No orders", one: "# order", other: "# orders" }), sum]
        .filter(Boolean)
        .join(" · ")}
    </span>
  );
}
