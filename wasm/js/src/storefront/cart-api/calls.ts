/** The calls of the cart API, which select the API's version when they are called. */

import type { CartApi } from "./cart-api.js";

/** Makes a call that selects its API when the call is made. */
export type By = <Given extends unknown[], Answer>(
  call: (api: CartApi, ...given: Given) => Promise<Answer>,
) => (...given: Given) => Promise<Answer>;

export function callsBy(by: By): Omit<CartApi, "version" | "supports" | "load" | "explain"> {
  return {
    read: by((to, ...given: Parameters<CartApi["read"]>) => to.read(...given)),
    add: by((to, ...given: Parameters<CartApi["add"]>) => to.add(...given)),
    setQuantity: by((to, ...given: Parameters<CartApi["setQuantity"]>) => to.setQuantity(...given)),
    remove: by((to, ...given: Parameters<CartApi["remove"]>) => to.remove(...given)),
    applyCoupon: by((to, ...given: Parameters<CartApi["applyCoupon"]>) => to.applyCoupon(...given)),
    removeCoupon: by((to, ...given: Parameters<CartApi["removeCoupon"]>) => to.removeCoupon(...given)),
    addGiftCard: by((to, ...given: Parameters<CartApi["addGiftCard"]>) => to.addGiftCard(...given)),
    removeGiftCard: by((to, ...given: Parameters<CartApi["removeGiftCard"]>) => to.removeGiftCard(...given)),
    setNote: by((to, ...given: Parameters<CartApi["setNote"]>) => to.setNote(...given)),
    estimate: by((to, ...given: Parameters<CartApi["estimate"]>) => to.estimate(...given)),
    checkout: by((to, ...given: Parameters<CartApi["checkout"]>) => to.checkout(...given)),
  };
}
