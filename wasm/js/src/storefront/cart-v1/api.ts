/** The cart API of version 1, where a cart becomes a separate checkout. */

import type { CallOptions } from "../../sdk/call.js";
import { viewOfV1 } from "./view.js";
import { optional } from "../../core/optional.js";
import { totalsOfV1 } from "./totals.js";
import type { CartView, DeliveryChoice } from "../cart-view/view.js";
import type { Bound } from "../../sdk/client.js";
import { DecodeError } from "../../core/errors.js";
import type { Cart, LineItem } from "../../generated/types/cart.js";
import type { Checkout } from "../../generated/types/checkout.js";
import type * as checkout from "../../generated/modules/checkout.js";
import type * as currentCart from "../../generated/modules/current-cart.js";
import type { CartApi, CheckoutInput, EstimateInput, MembershipChoice } from "../cart-api/cart-api.js";
import { hasFeature } from "../cart-api/features.js";
import type { AddedItem } from "../cart-api/nothing-added.js";

/** The required modules; without `checkout` there are no gift cards. */
export interface V1Modules {
  readonly currentCart: Bound<typeof currentCart>;
  readonly checkout?: Pick<Bound<typeof checkout>, "getCheckout" | "updateCheckout" | "removeGiftCard">;
}

/** Adapts version 1 of the platform's cart calls to the common cart API. */
export function cartApiV1({ currentCart, checkout }: V1Modules): CartApi {
  const viewed = (cart: Cart | undefined): Promise<CartView> | CartView => (cart ? viewOfV1(cart) : readAgain());
  const readAgain = async (options?: CallOptions): Promise<CartView> =>
    viewOfV1(await currentCart.getCurrentCart(options));
  const checkouts = (): NonNullable<V1Modules["checkout"]> => {
    if (!checkout) {
      throw new Error(
        "Gift cards and memberships need the module `checkout`: createClient({ modules: { currentCart, checkout } })",
      );
    }
    return checkout;
  };
  const open = async (input: CheckoutInput): Promise<{ checkoutId: string }> => {
    const { checkoutId } = await currentCart.createCheckoutFromCurrentCart(checkoutOf(input));
    if (!checkoutId) {
      throw new DecodeError({ kind: "decode", message: "the answer says that a checkout was made, but not which" });
    }
    return { checkoutId };
  };

  return {
    version: 1,
    supports: (feature) => hasFeature(1, feature),
    async read(options) {
      const cart = await currentCart.getCurrentCartOrNull(options);
      return cart && viewOfV1(cart);
    },
    add: async (items) => viewed((await currentCart.addToCurrentCart({ lineItems: items.map(lineItemOf) })).cart),
    setQuantity: async (lineId, quantity) =>
      viewed((await currentCart.updateCurrentCartLineItemQuantity([{ _id: lineId, quantity }])).cart),
    remove: async (lineIds) => viewed((await currentCart.removeLineItemsFromCurrentCart(lineIds)).cart),
    applyCoupon: async (couponCode) => viewed(await currentCart.updateCurrentCart({ couponCode })),
    removeCoupon: async () => viewed((await currentCart.removeCouponFromCurrentCart()).cart),
    async addGiftCard(_cart, giftCardCode) {
      const { checkoutId } = await open({});
      await checkouts().updateCheckout(checkoutId, {}, { giftCardCode });
      return readAgain();
    },
    async removeGiftCard(cart) {
      await checkouts().removeGiftCard(cart.checkoutId ?? "");
      return readAgain();
    },
    setNote: async (buyerNote) => viewed(await currentCart.updateCurrentCart({ cartInfo: { buyerNote } })),
    async estimate(cart, input, options) {
      const estimate = await currentCart.estimateCurrentCartTotals(estimateOf(input), options);
      if (estimate.giftCard || cart.checkoutId === undefined || !checkout) return totalsOfV1(estimate);
      // Gift cards belong to the checkout; an estimate may omit them.
      const opened: Checkout = await checkout.getCheckout(cart.checkoutId, options).catch(() => ({}));
      const { giftCard, payNow } = opened;
      return totalsOfV1({ ...estimate, ...(giftCard && { giftCard, ...(payNow && { payNow }) }) });
    },
    async checkout(_cart, input) {
      const opened = await open(input);
      if (input.memberships?.length) {
        const selectedMemberships = selectedOf(input.memberships);
        await checkouts().updateCheckout(opened.checkoutId, { membershipOptions: { selectedMemberships } });
      }
      return opened;
    },
  };
}

function lineItemOf({ catalogReference, quantity }: AddedItem): LineItem {
  return { catalogReference: catalogReference as NonNullable<LineItem["catalogReference"]>, quantity };
}

function estimateOf({ address, delivery, memberships }: EstimateInput): currentCart.EstimateCurrentCartTotalsOptions {
  return {
    ...(address ? { shippingAddress: address } : { calculateShipping: false, calculateTax: false }),
    ...shippingOf(delivery),
    ...(memberships?.length && { selectedMemberships: selectedOf(memberships) }),
  };
}

function selectedOf(
  memberships: readonly MembershipChoice[],
): NonNullable<currentCart.EstimateCurrentCartTotalsOptions["selectedMemberships"]> {
  return { memberships: memberships.map(({ id, appId, lineIds }) => ({ _id: id, appId, lineItemIds: [...lineIds] })) };
}

function checkoutOf({ address, delivery, email }: CheckoutInput): currentCart.CreateCheckoutFromCurrentCartOptions {
  return {
    channelType: "WEB",
    ...(address && { shippingAddress: address }),
    ...shippingOf(delivery),
    ...optional("email", email),
  };
}

function shippingOf(
  delivery: DeliveryChoice | undefined,
): Pick<currentCart.EstimateCurrentCartTotalsOptions, "selectedShippingOption"> {
  return delivery ? { selectedShippingOption: delivery } : {};
}
