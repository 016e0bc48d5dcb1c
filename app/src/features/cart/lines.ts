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

/**
 * The React key of a cart row: the product, and which of its lines it is. A line that is being added gets its id
 * only with the answer, and must not lose the focus, or what is being typed, to it.
 */
export function rowKeys(lines: readonly CartLine[]): string[] {
  const rows = new Map<string, number>();
  return lines.map(({ id, catalogReference }) => {
    const product = catalogReference?.catalogItemId ?? id;
    const row = rows.get(product) ?? 0;
    rows.set(product, row + 1);
    return `${product}:${row}`;
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
