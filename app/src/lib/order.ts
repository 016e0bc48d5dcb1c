/** Orders, under the names that the store uses. */
import { Money, type orderFulfillments, type orders, type orderTransactions } from "@cartwright/sdk";
import { locale } from "./language";
import { withSymbol } from "./money";

export type Order = orders.Order;
export type OrderLine = orders.OrderLineItem;
export type Activity = orders.Activity;
export type Fulfillment = orderFulfillments.Fulfillment;
export type Payment = orderTransactions.Payment;

interface Amount {
  amount?: string;
  formattedAmount?: string;
}

/** An amount of an order as the environment's language writes it. */
export function amountText(price: Amount | undefined, currency: string | undefined): string {
  if (!price) return "";
  try {
    return withSymbol(Money.parse(price.amount ?? "", currency ?? "").format(locale));
  } catch {
    // The platform writes it some other way.
    return price.formattedAmount ?? price.amount ?? "";
  }
}

export function isNoAmount(price: Amount | undefined): boolean {
  return !price?.amount || /^-?0*(\.0*)?$/.test(price.amount);
}
