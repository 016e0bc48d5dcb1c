/** What a link to the cart suggests: `<productId>:<variantId>:<quantity>,…`; a product without variants leaves its out. */
export interface LinkItem {
  productId: string;
  variantId?: string;
  quantity: number;
}

const ID = /^[\w-]{1,36}$/;
const MOST_ITEMS = 50;
const MOST_OF_ONE = 100_000;

/** Reads a link's items. What is none is left out: a link is not to be trusted with more than a suggestion. */
export function readCartLink(text: string | null): LinkItem[] {
  const items = (text ?? "").split(",").flatMap((part) => {
    const [productId = "", variantId = "", count = "1", ...more] = part.trim().split(":");
    const quantity = /^\d{1,6}$/.test(count) ? Number(count) : 0;
    const valid = ID.test(productId) && (variantId === "" || ID.test(variantId)) && more.length === 0;
    if (!valid || quantity < 1 || quantity > MOST_OF_ONE) return [];
    return [{ productId, ...(variantId && { variantId }), quantity }];
  });
  return items.slice(0, MOST_ITEMS);
}
