/** The order types, under the store's names. */
import type { orderFulfillments, orders, orderTransactions } from "@cartwright/sdk";

export type Order = orders.Order;
export type OrderLine = orders.OrderLineItem;
export type Activity = orders.Activity;
export type Fulfillment = orderFulfillments.Fulfillment;
export type Payment = orderTransactions.Payment;
export type Refund = orderTransactions.Refund;

/** The amount still due. A refund returns money for goods, and makes nothing due again. */
export function dueOf({ balanceSummary: balance, priceSummary }: Order): NonNullable<typeof balance>["balance"] {
  const [paid, refunded, total] = [balance?.paid, balance?.refunded, priceSummary?.total].map((price) =>
    Number(price?.amount ?? 0),
  ) as [number, number, number];
  const isSettled = refunded > 0 && (paid >= total || refunded >= paid);
  return isSettled || !(Number(balance?.balance?.amount ?? 0) > 0) ? undefined : balance?.balance;
}
