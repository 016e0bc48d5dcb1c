/** The view of a cart of version 1. */

import type { Cart, ItemAvailability, LineItem } from "../../generated/types/cart.js";
import { given } from "../../core/optional.js";
import {
  addressOf,
  availability,
  detailsOf,
  extrasOf,
  kindOf,
  referenceOf,
  say,
  serviceOf,
  subscriptionOf,
} from "../cart-view/items.js";
import { type Currencies, currencies, priceOf } from "../cart-view/price.js";
import type { Availability, CartCoupon, CartLine, CartView } from "../cart-view/view.js";

export function viewOfV1(cart: Cart): CartView {
  const money = currencies(cart.currency, cart.conversionCurrency);
  const { memberId, visitorId } = cart.buyerInfo ?? {};
  const option = cart.selectedShippingOption;
  return {
    version: 1,
    id: cart._id ?? "",
    ...given("revision", cart.revision),
    ...given("buyer", memberId ? `member:${memberId}` : visitorId && `visitor:${visitorId}`),
    ...given("checkoutId", cart.checkoutId),
    currency: money.buyer,
    lines: (cart.lineItems ?? []).map((line) => lineOf(line, money)),
    coupons: couponsOf(cart),
    // In version 1, gift cards belong to the checkout.
    giftCards: [],
    ...given("subtotal", priceOf(cart.subtotal, money)),
    ...given("discount", priceOf(cart.discount, money)),
    ...given("note", cart.buyerNote),
    ...given("address", addressOf(cart.contactInfo?.address)),
    ...(option?.code !== undefined && {
      deliveryMethod: { code: option.code, ...given("carrierId", option.carrierId) },
    }),
  };
}

function lineOf(line: LineItem, money: Currencies): CartLine {
  const unit = priceOf(line.price, money);
  const full = priceOf(line.fullPrice, money);
  return {
    id: line._id ?? "",
    name: say(line.productName),
    kind: kindOf(line.itemType),
    custom: line.customLineItem === true,
    quantity: line.quantity ?? 1,
    fixedQuantity: line.fixedQuantity === true,
    ...given("unit", unit),
    ...(full && full.amount !== unit?.amount && { unitBefore: full }),
    subtotal: priceOf(line.lineItemPrice, money),
    ...given("priceNote", say(line.priceDescription) || undefined),
    ...given("image", line.image),
    ...given("page", line.url),
    details: detailsOf(line.descriptionLines),
    extras: extrasOf(line.modifierGroups, money),
    availability: availabilityOf(line.availability),
    ...given("subscription", subscriptionOf(line.subscriptionOptionInfo)),
    ...given("service", serviceOf(line.serviceProperties)),
    payment: line.paymentOption ?? "FULL_PAYMENT_ONLINE",
    ...given("deposit", priceOf(line.depositAmount, money)),
    membersOnly: line.membersOnly === true,
    ...given("catalogReference", referenceOf(line.catalogReference)),
  };
}

const STATUSES: Readonly<Record<string, Availability["status"]>> = {
  PARTIALLY_AVAILABLE: "partly",
  NOT_AVAILABLE: "soldOut",
  NOT_FOUND: "gone",
};

function availabilityOf(wire: ItemAvailability | undefined): Availability {
  return availability(STATUSES[wire?.status ?? ""] ?? "available", wire?.quantityAvailable);
}

function couponsOf(cart: Cart): CartCoupon[] {
  return (cart.appliedDiscounts ?? []).flatMap(({ coupon }) =>
    coupon?.code ? [{ ...given("id", coupon._id), code: coupon.code }] : [],
  );
}
