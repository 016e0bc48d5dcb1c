/** Whether an operation whose answer was lost has been done, as the cart tells. */

import { held } from "../../cart-api/nothing-added.js";
import type { CartView } from "../../cart-view/view.js";
import { targetOf } from "./shown.js";
import type { Pending } from "./operation.js";

/**
 * Whether the platform has done what was sent. A cart at the revision that it had before has not been changed; one that
 * has moved on is asked whether it holds what was meant.
 */
export function wasDone({ operation, sent }: Pending, cart: CartView | null): boolean {
  if (!sent || (cart?.revision !== undefined && cart.revision === sent.revision)) {
    return false;
  }
  switch (operation.kind) {
    case "add":
      return operation.items.every(
        ({ reference, quantity }, index) => held(cart, reference) >= (sent.held[index] ?? 0) + quantity,
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
