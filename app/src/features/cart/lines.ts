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

/** Whether a line keeps the cart from being checked out. */
export function isBlocked(line: CartLine): boolean {
  return line.availability.status !== "available";
}

/** What a cart holds, as one text: changes whenever its totals could. */
export function fingerprint(cart: Cart | null | undefined): string {
  const lines = (cart?.lines ?? []).map((line) => `${line.id}:${line.quantity}:${line.unit?.amount}`);
  const codes = [...(cart?.coupons ?? []), ...(cart?.giftCards ?? [])].map(({ code }) => code);
  return [...lines, ...codes].join("|");
}
