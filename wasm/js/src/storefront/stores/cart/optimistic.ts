/**
 * The optimistic cart: the platform's cart with the pending changes applied. Only quantities and line subtotals are
 * computed here.
 */

import { missing, type MissingItem } from "../../cart-api/nothing-added.js";
import { isFor } from "../../cart-view/items.js";
import { timesPrice } from "../../cart-view/price.js";
import type { CartLine, CartVersion, CartView, ItemReference } from "../../cart-view/view.js";
import type { CartBefore, Change, QueuedChange } from "./change.js";
import { isProvisional, type LineTarget, provisionalId, type WantedItem } from "./change.js";
import { noCart } from "./known.js";
import type { ChangeQueue } from "./queue.js";

/** The cart with pending changes applied. A change that the platform will refuse is shown until the rollback. */
export function applyQueue(
  known: CartView | null | undefined,
  queue: ChangeQueue,
  version: CartVersion = 2,
): CartView | null | undefined {
  if (known === undefined || queue.length === 0) return known;
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
      // A pending coupon is not shown, since only the platform can validate its code.
      case "coupon":
        break;
      case "removeCoupon":
        cart = cart && { ...cart, coupons: [] };
    }
  }
  return cart && withoutSums(cart);
}

/** The cart without the platform's totals, which are outdated. */
function withoutSums(cart: CartView): CartView {
  const shown: { -readonly [Name in keyof CartView]: CartView[Name] } = { ...cart };
  delete shown.subtotal;
  delete shown.discount;
  return shown;
}

/** The target line of a change; undefined when the line is gone. */
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

function withItem(cart: CartView, item: WantedItem, provisional: string): CartView {
  if (item.quantity === 0) return cart;
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
  if (!cart || !line) return cart;
  return { ...cart, lines: cart.lines.flatMap((each) => (each === line ? (change(each) ?? []) : each)) };
}

function withQuantity(line: CartLine, quantity: number): CartLine {
  if (line.quantity === quantity) return line;
  return { ...line, quantity, subtotal: timesPrice(line.unit, quantity) };
}

/** The items that an add failed to bring, by comparing the cart before and after. */
export function missingOf(change: Change, before: CartBefore, cart: CartView | null): MissingItem[] {
  return change.kind === "add" ? missing(change.items, before.held, cart) : [];
}

/**
 * Whether the platform has applied a sent change. An unchanged revision means that it has not. Otherwise the cart is
 * compared with the change; an add counts as applied if any part arrived, since the platform may add less than
 * requested.
 */
export function wasApplied({ change, sent }: QueuedChange, cart: CartView | null): boolean {
  if (!sent || (cart?.revision !== undefined && cart.id === sent.cart && cart.revision === sent.revision)) return false;
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
