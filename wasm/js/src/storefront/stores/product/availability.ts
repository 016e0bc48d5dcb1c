/** Decides whether a product or a variant can be bought. */

export type Availability = "inStock" | "preorder" | "soldOut";

/** A product with its `stock`, or a variant that is `inStock` or not. */
export type Stocked =
  | { readonly stock: "inStock" | "partly" | "soldOut"; readonly preorder: boolean }
  | { readonly inStock: boolean; readonly preorder: boolean };

/** The availability of a product or variant: in stock, for preorder, or sold out. */
export function availabilityOf(stocked: Stocked): Availability {
  const inStock = "stock" in stocked ? stocked.stock !== "soldOut" : stocked.inStock;
  return inStock ? "inStock" : stocked.preorder ? "preorder" : "soldOut";
}

/** Whether a product or variant can be bought now; preorders count. */
export const canBuy = (stocked: Stocked): boolean => availabilityOf(stocked) !== "soldOut";
