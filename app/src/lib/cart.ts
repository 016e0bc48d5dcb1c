/** The cart, under the names that the store uses. */
import type { cartView } from "@cartwright/sdk";
import { amountText } from "./money";

export type Cart = cartView.CartView;
export type CartLine = cartView.CartLine;
export type CartTotals = cartView.CartTotals;
export type CartAddress = cartView.CartAddress;
export type DeliveryOption = cartView.DeliveryOption;
export type Membership = cartView.Membership;
export type Price = cartView.Price;
export type TaxRow = cartView.TaxRow;

/** An amount as the shopper's language writes it; as the platform does, where it is no decimal number. */
export function priceText(price: Price): string;
export function priceText(price: Price | undefined): string | undefined;
export function priceText(price: Price | undefined): string | undefined {
  if (!price) return undefined;
  const written = amountText(price);
  return written === price.amount ? price.text : written;
}

/** Whether an amount is nothing or missing. */
export function isNothing(price: Price | undefined): boolean {
  return price === undefined || /^-?0*(\.0*)?$/.test(price.amount);
}

/** A tax with its jurisdiction, where that says more. */
export function taxText(name: string, jurisdiction: string): string {
  return jurisdiction && jurisdiction !== name ? `${name} · ${jurisdiction}` : name;
}
