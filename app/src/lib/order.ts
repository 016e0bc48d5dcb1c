/** Orders, under the names that the store uses. */
import { Money, type orderFulfillmentTypes, type orderTransactionTypes, type orderTypes } from "@cartwright/sdk";
import { locale } from "./language";
import { withSymbol } from "./money";

export type Order = orderTypes.Order;
export type OrderLine = orderTypes.OrderLineItem;
export type Activity = orderTypes.Activity;
export type Fulfillment = orderFulfillmentTypes.Fulfillment;
export type Payment = orderTransactionTypes.Payment;

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
