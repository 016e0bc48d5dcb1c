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

/** A tax with its jurisdiction, where that says more. */
export function taxText(name: string, jurisdiction: string): string {
  return jurisdiction && jurisdiction !== name ? `${name} · ${jurisdiction}` : name;
}
