import { MAX_QUANTITY } from "../../../lib/cart";

/** An item of a cart link: `<productId>:<variantId>:<quantity>,…`; without variants, the variant's id is empty. */
export interface LinkItem {
  productId: string;
  variantId?: string;
  quantity: number;
}

const ID = /^[\w-]{1,36}$/;
const MAX_ITEMS = 50;

/** Parses a cart link. Malformed items are left out: links are untrusted. */
export function readCartLink(text: string | null): LinkItem[] {
  const items = (text ?? "").split(",").flatMap((part) => {
    const [productId = "", variantId = "", count = "1", ...more] = part.trim().split(":");
    const quantity = /^\d{1,6}$/.test(count) ? Number(count) : 0;
    const valid = ID.test(productId) && (variantId === "" || ID.test(variantId)) && more.length === 0;
    if (!valid || quantity < 1 || quantity > MAX_QUANTITY) return [];
    return [{ productId, ...(variantId && { variantId }), quantity }];
  });
  return items.slice(0, MAX_ITEMS);
}
