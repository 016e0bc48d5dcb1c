/** The cart types, under the store's names. */
import type { cartView } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { CART } from "../generated/shopBounds";
import { isolated } from "./listText";

export type Cart = cartView.CartView;
export type CartLine = cartView.CartLine;
export type CartTotals = cartView.CartTotals;
export type CartAddress = cartView.CartAddress;
export type DeliveryOption = cartView.DeliveryOption;
export type Membership = cartView.Membership;
export type Price = cartView.Price;

export const MAX_COUPON_LENGTH = CART.coupon;
/** The greatest quantity of a line. */
export const MAX_QUANTITY = CART.quantity;

/** A discount's name, else its code. */
export function discountText({ name, code }: { name?: string | undefined; code?: string | undefined }): string {
  if (name) return name;
  return code ? t`Discount (${{ code: isolated(code) }})` : t`Discount`;
}

/** A tax with its jurisdiction, unless they have the same name. */
export function taxText(name: string, jurisdiction: string): string {
  return jurisdiction && jurisdiction !== name ? `${name} · ${jurisdiction}` : name;
}
