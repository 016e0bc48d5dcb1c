/** The cart API of version 2, where a cart is its own checkout. */

import { viewOfV2 } from "../cart-view/from-v2.js";
import { totalsOfV2 } from "../cart-view/totals-v2.js";
import type { CartAddress, CartView, DeliveryChoice } from "../cart-view/view.js";
import type { Bound } from "../../sdk/client.js";
import { ApplicationError } from "../../core/errors.js";
import { isCartwrightError } from "../../sdk/own-error.js";
import type { Cart, CatalogItemInput } from "../../generated/types/cart-v2.js";
import type * as currentCartV2 from "../../generated/modules/current-cart-v2.js";
import type { CartApi, EstimateInput } from "./cart-api.js";
import { hasFeature } from "./features.js";
import type { AddedItem } from "./nothing-added.js";

/** The required module. */
export interface V2Modules {
  readonly currentCartV2: Pick<
    Bound<typeof currentCartV2>,
    | "addCouponToCurrentCart"
    | "addGiftCardToCurrentCart"
    | "addLineItemsToCurrentCart"
    | "estimateCurrentCart"
    | "getCurrentCart"
    | "getCurrentCartOrNull"
    | "removeCouponFromCurrentCart"
    | "removeGiftCardFromCurrentCart"
    | "removeLineItemsFromCurrentCart"
    | "setDeliveryMethodForCurrentCart"
    | "updateCurrentCart"
    | "updateLineItemsInCurrentCart"
  >;
}

/** Adapts version 2 of the platform's cart calls to the common cart API. */
export function cartApiV2({ currentCartV2: api }: V2Modules): CartApi {
  const viewed = async ({ cart }: { cart?: Cart }): Promise<CartView> => {
    // Reads the cart after an answer without a cart.
    const read: { cart?: Cart } = cart ? { cart } : await api.getCurrentCart();
    return viewOfV2(read.cart ?? {});
  };

  /**
   * A change that the platform refuses as already done: the client retries a call whose answer was lost, so the
   * refusal counts as success.
   */
  const already = async (code: string, change: Promise<{ cart?: Cart }>): Promise<CartView> => {
    try {
      return await viewed(await change);
    } catch (error) {
      if (isCartwrightError(error) && error.code === code) return viewed({});
      throw error;
    }
  };

  /** Writes an estimate's input into the cart, since version 2 estimates the stored cart. */
  const writeInput = async (cart: CartView, { address, delivery, memberships }: EstimateInput): Promise<void> => {
    const paid = (memberships ?? []).flatMap(({ id, appId, lineIds }) =>
      lineIds.map((lineItemId) => ({
        lineItemId,
        membershipPayment: { existingMembership: { appId, membershipId: id } },
      })),
    );
    if (paid.length > 0) await api.updateLineItemsInCurrentCart({ lineItems: paid });
    if (address && !isSame(address, cart.address)) await api.updateCurrentCart({ deliveryInfo: { address } });
    if (delivery && !isSame(delivery, cart.deliveryMethod)) {
      const { code, carrierId } = delivery;
      await api.setDeliveryMethodForCurrentCart({ code, ...(carrierId !== undefined && { appId: carrierId }) });
    }
  };

  return {
    version: 2,
    supports: (feature) => hasFeature(2, feature),
    async read(options) {
      const cart = await api.getCurrentCartOrNull(options);
      return cart && viewOfV2(cart);
    },
    add: async (items) => viewed(await api.addLineItemsToCurrentCart({ catalogItems: items.map(inputOf) })),
    setQuantity: async (lineItemId, newQuantity) =>
      viewed(await api.updateLineItemsInCurrentCart({ lineItems: [{ lineItemId, quantity: { newQuantity } }] })),
    remove: (lineIds) => already("LINE_ITEM_NOT_FOUND_IN_CART", api.removeLineItemsFromCurrentCart(lineIds)),
    applyCoupon: (code) => already("COUPON_ALREADY_EXISTS", api.addCouponToCurrentCart({ code })),
    removeCoupon: (cart) =>
      already("COUPON_NOT_FOUND_IN_CART", api.removeCouponFromCurrentCart(cart.coupons[0]?.id ?? "")),
    addGiftCard: async (_cart, code) => viewed(await api.addGiftCardToCurrentCart({ code })),
    removeGiftCard: async (_cart, giftCardId) => viewed(await api.removeGiftCardFromCurrentCart(giftCardId)),
    setNote: async (note) => viewed(await api.updateCurrentCart({ note })),
    async estimate(cart, input, options) {
      await writeInput(cart, input);
      const calculateDelivery = input.address !== undefined;
      const what = { calculateDelivery, calculateTax: calculateDelivery, calculateAdditionalFees: true };
      return totalsOfV2(await api.estimateCurrentCart({ ...what, calculateGiftCards: true }, options));
    },
    async checkout(cart, input) {
      if (cart.id === "") {
        const message = "there is no cart to check out";
        throw new ApplicationError({ kind: "application", code: "CART_NOT_FOUND", message });
      }
      await writeInput(cart, input);
      if (input.email !== undefined) await api.updateCurrentCart({ customerInfo: { email: input.email } });
      return { checkoutId: cart.id };
    },
  };
}

function inputOf({ catalogReference, quantity }: AddedItem): CatalogItemInput {
  return { catalogReference: catalogReference as NonNullable<CatalogItemInput["catalogReference"]>, quantity };
}

/** Whether the cart already has all wanted values; it may have more fields. */
function isSame<T extends CartAddress | DeliveryChoice>(wished: T, has: T | undefined): boolean {
  return has !== undefined && Object.entries(wished).every(([name, value]) => has[name as keyof T] === value);
}
