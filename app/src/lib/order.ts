/** Orders, under the names that the store uses. */
import type { orderFulfillments, orders, orderTransactions } from "@cartwright/sdk";

export type Order = orders.Order;
export type OrderLine = orders.OrderLineItem;
export type Activity = orders.Activity;
export type Fulfillment = orderFulfillments.Fulfillment;
export type Payment = orderTransactions.Payment;
export type Refund = orderTransactions.Refund;

/** A text in the buyer's language, else in the site's. */
export function translatedText(text: { original?: string; translated?: string } | undefined): string {
  return text?.translated || text?.original || "";
}
