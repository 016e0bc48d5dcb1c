/** Generated from the Rust models by `npm run generate`: do not edit. */

import { callsOf, inContext } from "../../sdk/binder.js";
import { cartV2 } from "../conversions.js";
import * as custom from "../../sdk/custom-functions.js";
import type * as module from "../modules/current-cart-v2.js";

const call = /* @__PURE__ */ callsOf(cartV2, "current_cart_v2", "/v2/carts");

export const addCouponToCurrentCart: typeof module.addCouponToCurrentCart = /* @__PURE__ */ call(
  "coupon> add_coupon babba /current/add-coupon",
);
export const addGiftCardToCurrentCart: typeof module.addGiftCardToCurrentCart = /* @__PURE__ */ call(
  "giftCard> add_gift_card babba /current/add-gift-card",
);
export const addLineItemsToCurrentCart: typeof module.addLineItemsToCurrentCart = /* @__PURE__ */ call(
  "?> add_line_items babca /current/add-line-items",
);
export const estimateCurrentCart: typeof module.estimateCurrentCart = /* @__PURE__ */ call(
  "?> estimate babaa /current/estimate",
);
export const getCurrentCart: typeof module.getCurrentCart = /* @__PURE__ */ call("> get aabaa /current");
export const getCurrentCartOrNull: typeof module.getCurrentCartOrNull = /* @__PURE__ */ inContext(
  custom.currentCartV2OrNull,
  "current_cart_v2.get",
);
export const removeCouponFromCurrentCart: typeof module.removeCouponFromCurrentCart = /* @__PURE__ */ call(
  "couponId> remove_coupon babba /current/remove-coupon",
);
export const removeGiftCardFromCurrentCart: typeof module.removeGiftCardFromCurrentCart = /* @__PURE__ */ call(
  "giftCardId> remove_gift_card babba /current/remove-gift-card",
);
export const removeLineItemsFromCurrentCart: typeof module.removeLineItemsFromCurrentCart = /* @__PURE__ */ call(
  "lineItemIds> remove_line_items babba /current/remove-line-items",
);
export const setDeliveryMethodForCurrentCart: typeof module.setDeliveryMethodForCurrentCart = /* @__PURE__ */ call(
  "deliveryMethod> set_delivery_method babba /current/set-delivery-method",
);
export const updateCurrentCart: typeof module.updateCurrentCart = /* @__PURE__ */ call("cart> update dabba /current");
export const updateLineItemsInCurrentCart: typeof module.updateLineItemsInCurrentCart = /* @__PURE__ */ call(
  "?> update_line_items babba /current/update-line-items",
);
