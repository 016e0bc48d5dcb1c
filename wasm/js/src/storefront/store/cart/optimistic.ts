/** The cart as it is shown: the platform's, with the pending changes over it. Only quantities and line subtotals are ours. */

import { missing, type MissingItem } from "../../cart-api/nothing-added.js";
import { isFor } from "../../cart-view/items.js";
import { timesPrice } from "../../cart-view/price.js";
import type { CartLine, CartVersion, CartView, ItemReference } from "../../cart-view/view.js";
import type { CartBefore, Change, QueuedChange } from "./change.js";
import { isProvisional, type LineTarget, provisionalId, type WantedItem } from "./change.js";
import type { ChangeQueue } from "./queue.js";

/** The cart with what waits done to it. What the platform would refuse is shown until it does. */
export function applyQueue(
  known: CartView | null | undefined,
  queue: ChangeQueue,
  version: CartVersion = 2,
): CartView | null | undefined {
  if (known === undefined || queue.length === 0) {
    return known;
  }
  let cart: CartView | null = known;
  for (const { id, change } of queue) {
    switch (change.kind) {
      case "add":
        cart = change.items.reduce<CartView>(
          (view, item, index) => withItem(view, item, provisionalId(id, index)),
          cart ?? noCart(version),
        );
        break;
      case "quantity":
        cart = withLine(cart, change, (line) => withQuantity(line, change.quantity));
        break;
      case "remove":
        cart = withLine(cart, change, () => undefined);
        break;
      // Whether a code is good is the platform's to say: one that waits is not shown as applied.
      case "coupon":
        break;
      case "removeCoupon":
        cart = cart && { ...cart, coupons: [] };
    }
  }
  return cart && withoutSums(cart);
}

/** The cart without the platform's sums, which are those of before. */
function withoutSums(cart: CartView): CartView {
  const shown: { -readonly [Name in keyof CartView]: CartView[Name] } = { ...cart };
  delete shown.subtotal;
  delete shown.discount;
  return shown;
}

/** The line that a change is for; undefined when it is no longer there. */
export function targetOf(
  cart: CartView | null | undefined,
  { lineId, catalogReference }: LineTarget,
): CartLine | undefined {
  const lines = cart?.lines ?? [];
  return lines.find(({ id }) => id === lineId) ?? lineFor(lines, catalogReference);
}

function lineFor(lines: readonly CartLine[], wish: ItemReference | undefined): CartLine | undefined {
  return lines.find(({ id, catalogReference }) => isFor(catalogReference, wish, isProvisional(id)));
}

/** The cart of somebody who has none yet. */
export function noCart(version: CartVersion): CartView {
  return { version, id: "", currency: "", lines: [], coupons: [], giftCards: [] };
}

function withItem(cart: CartView, item: WantedItem, provisional: string): CartView {
  if (item.quantity === 0) {
    return cart;
  }
  const there = lineFor(cart.lines, item.catalogReference);
  if (there) {
    const lines = cart.lines.map((line) => (line === there ? withQuantity(line, line.quantity + item.quantity) : line));
    return { ...cart, lines };
  }
  const { name = "", ...preview } = item.preview ?? {};
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
    catalogReference: item.catalogReference,
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

/** Items that an add did not bring, by the cart before and after. */
export function missingOf(change: Change, before: CartBefore, cart: CartView | null): MissingItem[] {
  return change.kind === "add" ? missing(change.items, before.held, cart) : [];
}

/**
 * Whether the platform has done what was sent. A cart at the revision that it had before has not been changed; one that
 * has moved on, or is another, is asked whether it holds what was meant, or, since an add is taken as far as it can be,
 * any of it.
 */
export function wasApplied({ change, sent }: QueuedChange, cart: CartView | null): boolean {
  if (!sent || (cart?.revision !== undefined && cart.id === sent.cart && cart.revision === sent.revision)) {
    return false;
  }
  switch (change.kind) {
    case "add":
      return (
        countOf(missingOf(change, sent, cart).map((item) => item.quantity - item.added)) <
        countOf(change.items.map(({ quantity }) => quantity))
      );
    case "quantity":
      return targetOf(cart, change)?.quantity === change.quantity;
    case "remove":
      return targetOf(cart, change) === undefined;
    case "coupon":
      return cart?.coupons.some(({ code }) => code.toUpperCase() === change.code.toUpperCase()) === true;
    case "removeCoupon":
      return cart?.coupons.length === 0;
  }
}

function countOf(quantities: readonly number[]): number {
  return quantities.reduce((sum, quantity) => sum + quantity, 0);
}
