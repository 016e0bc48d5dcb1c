/** What Cartwright's platform adds to a cart beyond the contract; other platforms say nothing, and nothing is shown. */

import { given } from "./items.js";
import { type Currencies, priceOf, type WireAmount } from "./price.js";
import type { CartView } from "./view.js";

interface Additions {
  merged?: { lines?: number; capped?: string[] };
  freeShippingOver?: WireAmount;
}

export function additionsOf(
  extended: { namespaces?: unknown } | undefined,
  money: Currencies,
): Pick<CartView, "merged" | "freeDeliveryOver"> {
  const namespaces = (extended?.namespaces ?? {}) as { cartwright?: Additions };
  const { merged, freeShippingOver } = namespaces.cartwright ?? {};
  return {
    ...(merged && { merged: { lines: merged.lines ?? 0, capped: merged.capped ?? [] } }),
    ...given("freeDeliveryOver", priceOf(freeShippingOver, money)),
  };
}
