/** The one rule that decides whether a product or a variant can be bought. */
import { t } from "@lingui/core/macro";

export type Availability = "inStock" | "preorder" | "soldOut";

/** A product tells its `stock`, a variant whether it is `inStock`. */
type Stocked =
  | { readonly stock: "inStock" | "partly" | "soldOut"; readonly preorder: boolean }
  | { readonly inStock: boolean; readonly preorder: boolean };

export function availabilityOf(stocked: Stocked): Availability {
  const inStock = "stock" in stocked ? stocked.stock !== "soldOut" : stocked.inStock;
  return inStock ? "inStock" : stocked.preorder ? "preorder" : "soldOut";
}

/** Whether it can be bought now: goods that can be preordered can. */
export function canBuy(stocked: Stocked): boolean {
  return availabilityOf(stocked) !== "soldOut";
}

export function availabilityText(availability: Availability): string {
  switch (availability) {
    case "inStock":
      return t`In stock`;
    case "preorder":
      return t`Preorder`;
    case "soldOut":
      return t`Sold out`;
  }
}
