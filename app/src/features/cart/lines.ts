import type { Cart, CartLine } from "../../lib/cart";

/** The store's path of the product that a line's platform URL names. */
export function productPath({ page }: Pick<CartLine, "page">): string | null {
  const slug = /\/([^/?#]+)\/?(?:[?#].*)?$/.exec(page ?? "")?.[1];
  return slug ? `/product/${slug}` : null;
}

export function itemCount(cart: Cart | null | undefined): number {
  return (cart?.lines ?? []).reduce((sum, line) => sum + line.quantity, 0);
}

export function isFilled(cart: Cart | null | undefined): boolean {
  return (cart?.lines.length ?? 0) > 0;
}

/** A row of the cart: a line with its React key. */
export interface Row {
  id: string;
  product: string;
  key: string;
}

/**
 * Assigns stable React keys to lines, given the previous rows. A line that is being added gets its id only with the
 * answer; it keeps the key of its optimistic line, so that neither the focus nor typed text is lost.
 */
export function rowsOf(lines: readonly CartLine[], before: readonly Row[]): Row[] {
  const ids = new Set(lines.map(({ id }) => id));
  const kept = new Map(before.map((row) => [row.id, row]));
  const replaced = before.filter(({ id }) => !ids.has(id));
  return lines.map(({ id, catalogReference }) => {
    const product = catalogReference?.catalogItemId ?? id;
    const index = kept.has(id) ? -1 : replaced.findIndex((row) => row.product === product);
    const [known] = index < 0 ? [kept.get(id)] : replaced.splice(index, 1);
    return { id, product, key: known?.key ?? id };
  });
}

/** Whether a line blocks the checkout. */
export function isBlocked(line: CartLine): boolean {
  return line.availability.status !== "available";
}

/** A fingerprint of everything in a cart that its totals depend on. */
export function fingerprint(cart: Cart | null | undefined): string {
  const lines = (cart?.lines ?? []).map((line) => `${line.id}:${line.quantity}:${line.unit?.amount}`);
  const codes = [...(cart?.coupons ?? []), ...(cart?.giftCards ?? [])].map(({ code }) => code);
  return [...lines, ...codes].join("|");
}
