/** The cart's API by a client's modules: version 2, or version 1 where the site does not have it. */

import type { CartVersion } from "../cart-view/view.js";
import { RequestError } from "../errors.js";
import type { CartApi } from "./cart-api.js";
import { cartApiV1, type V1Modules } from "./v1.js";
import { cartApiV2, type V2Modules } from "./v2.js";

/** A client with the modules of one version of the cart, or of both. */
export type CartModules = Partial<V1Modules & V2Modules>;

/** The API of a version; without one, version 2 if the client has its module, and version 1 where the site lacks that. */
export function cartApiOf(client: CartModules, version?: CartVersion): CartApi {
  const { currentCart, currentCartV2, checkout } = client;
  const v1 = currentCart && (() => cartApiV1({ currentCart, ...(checkout && { checkout }) }));
  const v2 = currentCartV2 && (() => cartApiV2({ currentCartV2 }));
  const chosen = version === 1 ? v1?.() : version === 2 ? v2?.() : v2 && v1 ? detected(v2(), v1) : (v2 ?? v1)?.();
  if (!chosen) {
    const name = version === 1 ? "currentCart" : "currentCartV2";
    const message = `the cart needs the module \`${name}\`: createClient({ modules: { ${name} } })`;
    throw new RequestError({ kind: "request", message });
  }
  return chosen;
}

/**
 * Version 2 until the site says that it does not have it, which is found out by the first call and remembered. Nothing
 * was done by that call, so that it is made again by version 1.
 */
function detected(second: CartApi, first: () => CartApi): CartApi {
  let api = second;
  let isKnown = false;
  const by =
    <Given extends unknown[], Answer>(call: (api: CartApi, ...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      try {
        const answer = await call(api, ...given);
        isKnown = true;
        return answer;
      } catch (error) {
        if (isKnown || !isAbsent(error)) {
          throw error;
        }
        isKnown = true;
        api = first();
        return call(api, ...given);
      }
    };
  return {
    get version() {
      return api.version;
    },
    supports: (feature) => api.supports(feature),
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

/** Whether an error says that there are no such calls: of a cart that is not there, the platform says so by a code. */
function isAbsent(error: unknown): boolean {
  const { status, code } = (error ?? {}) as { status?: number; code?: string };
  return status === 501 || (status === 404 && (code === undefined || code === "NOT_FOUND"));
}
