/** The cart as it is shown: the platform's, with the pending operations over it. Only quantities and line subtotals are ours. */

import { isFor } from "../../cart-view/items.js";
import { timesPrice } from "../../cart-view/price.js";
import type { CartLine, CartView, ItemReference } from "../../cart-view/view.js";
import type { Log } from "./log.js";
import { isProvisional, type LineTarget, provisionalId, type WantedItem } from "./operation.js";

/** The cart with what waits done to it. What the platform would refuse is shown until it does. */
export function shown(known: CartView | null | undefined, log: Log): CartView | null | undefined {
  if (known === undefined || log.length === 0) {
    return known;
  }
  let cart: CartView | null = known;
  for (const { id, operation } of log) {
    switch (operation.kind) {
      case "add":
        cart = operation.items.reduce<CartView>(
          (view, item, index) => withItem(view, item, provisionalId(id, index)),
          cart ?? NO_CART,
        );
        break;
      case "quantity":
        cart = withLine(cart, operation, (line) => withQuantity(line, operation.quantity));
        break;
      case "remove":
        cart = withLine(cart, operation, () => undefined);
        break;
      // Whether a code is good is the platform's to say: one that waits is not shown as applied.
      case "coupon":
        break;
      case "noCoupon":
        cart = cart && { ...cart, coupons: [] };
    }
  }
  return cart;
}

/** The line that an operation is for; undefined when it is no longer there. */
export function targetOf(cart: CartView | null | undefined, { lineId, reference }: LineTarget): CartLine | undefined {
  const lines = cart?.lines ?? [];
  return lines.find(({ id }) => id === lineId) ?? lineFor(lines, reference);
}

function lineFor(lines: readonly CartLine[], wish: ItemReference | undefined): CartLine | undefined {
  return lines.find(({ id, reference }) => isFor(reference, wish, isProvisional(id)));
}

/** The cart of somebody who has none yet. */
export const NO_CART: CartView = { version: 1, id: "", currency: "", lines: [], coupons: [], giftCards: [] };

function withItem(cart: CartView, item: WantedItem, provisional: string): CartView {
  if (item.quantity === 0) {
    return cart;
  }
  const there = lineFor(cart.lines, item.reference);
  if (there) {
    const lines = cart.lines.map((line) => (line === there ? withQuantity(line, line.quantity + item.quantity) : line));
    return { ...cart, lines };
  }
  const { name = "", ...preview } = item.shown ?? {};
  const line: CartLine = {
    id: provisional,
    name,
    kind: "other",
    custom: false,
    quantity: 0,
    fixedQuantity: false,
    subtotal: undefined,
    ...preview,
    details: [],
    extras: [],
    availability: { status: "available" },
    payment: "FULL_PAYMENT_ONLINE",
    membersOnly: false,
    reference: item.reference,
  };
  return { ...cart, lines: [...cart.lines, withQuantity(line, item.quantity)] };
}

function withLine(
  cart: CartView | null,
  target: LineTarget,
  change: (line: CartLine) => CartLine | undefined,
): CartView | null {
  const line = targetOf(cart, target);
  if (!cart || !line) {
    return cart;
  }
  return { ...cart, lines: cart.lines.flatMap((each) => (each === line ? (change(each) ?? []) : each)) };
}

function withQuantity(line: CartLine, quantity: number): CartLine {
  if (line.quantity === quantity) {
    return line;
  }
  return { ...line, quantity, subtotal: timesPrice(line.unit, quantity) };
}
