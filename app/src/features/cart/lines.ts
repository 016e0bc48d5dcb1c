import type { Cart, CartLine } from "../../lib/cart";

/** The store's own address for the product that a line's page address names. */
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

/** A row of the cart: the line in it, and its React key. */
export interface Row {
  id: string;
  product: string;
  key: string;
}

/**
 * The rows of a cart, given those before. A line keeps its key when others come and go. A line that is being added gets its
 * id only with the answer, and takes over the key of the line that it replaces: neither the focus nor typed text is lost.
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

/** Whether a line keeps the cart from being checked out. */
export function isBlocked(line: CartLine): boolean {
  return line.availability.status !== "available";
}

/** A fingerprint of a cart, which changes whenever its totals could. */
export function fingerprint(cart: Cart | null | undefined): string {
  const lines = (cart?.lines ?? []).map((line) => `${line.id}:${line.quantity}:${line.unit?.amount}`);
  const codes = [...(cart?.coupons ?? []), ...(cart?.giftCards ?? [])].map(({ code }) => code);
  return [...lines, ...codes].join("|");
}
