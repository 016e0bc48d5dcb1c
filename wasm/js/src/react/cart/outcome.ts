/** Whether an operation whose answer was lost has been done, as the cart tells. */

import { missing, type MissingItem } from "../../cart-api/nothing-added.js";
import type { CartView } from "../../cart-view/view.js";
import { targetOf } from "./shown.js";
import type { Before, Operation, Pending } from "./operation.js";

/** What an add did not bring, by the cart as it was before and as it is. */
export function lackingOf(operation: Operation, before: Before, cart: CartView | null): MissingItem[] {
  return operation.kind === "add" ? missing(operation.items, before.held, cart) : [];
}

/**
 * Whether the platform has done what was sent. A cart at the revision that it had before has not been changed; one that
 * has moved on, or is another, is asked whether it holds what was meant, or, since an add is taken as far as it can be,
 * any of it.
 */
export function wasDone({ operation, sent }: Pending, cart: CartView | null): boolean {
  if (!sent || (cart?.revision !== undefined && cart.id === sent.cart && cart.revision === sent.revision)) {
    return false;
  }
  switch (operation.kind) {
    case "add":
      return (
        countOf(lackingOf(operation, sent, cart).map((item) => item.quantity - item.added)) <
        countOf(operation.items.map(({ quantity }) => quantity))
      );
    case "quantity":
      return targetOf(cart, operation)?.quantity === operation.quantity;
    case "remove":
      return targetOf(cart, operation) === undefined;
    case "coupon":
      return cart?.coupons.some(({ code }) => code.toUpperCase() === operation.code.toUpperCase()) === true;
    case "noCoupon":
      return cart?.coupons.length === 0;
  }
}

function countOf(quantities: readonly number[]): number {
  return quantities.reduce((sum, quantity) => sum + quantity, 0);
}
