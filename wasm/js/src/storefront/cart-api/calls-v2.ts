/** The calls of Cart V2 for clients without the module. */

export {
  addCouponToCurrentCart,
  addGiftCardToCurrentCart,
  addLineItemsToCurrentCart,
  estimateCurrentCart,
  getCurrentCart,
  getCurrentCartOrNull,
  removeCouponFromCurrentCart,
  removeGiftCardFromCurrentCart,
  removeLineItemsFromCurrentCart,
  setDeliveryMethodForCurrentCart,
  updateCurrentCart,
  updateLineItemsInCurrentCart,
} from "../../generated/lazy-calls/current-cart-v2.js";
