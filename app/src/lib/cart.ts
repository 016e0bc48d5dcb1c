/** The cart, under the names that the store uses. */
import type { cartView } from "@cartwright/sdk";

export type Cart = cartView.CartView;
export type CartLine = cartView.CartLine;
export type CartTotals = cartView.CartTotals;
export type CartAddress = cartView.CartAddress;
export type DeliveryOption = cartView.DeliveryOption;
export type Membership = cartView.Membership;
export type Price = cartView.Price;
export type TaxRow = cartView.TaxRow;

/** Whether an amount is nothing or missing. */
export function isNothing(price: Price | undefined): boolean {
  return price === undefined || /^-?0*(\.0*)?$/.test(price.amount);
}
