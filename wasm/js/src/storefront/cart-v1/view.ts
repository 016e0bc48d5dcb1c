/** The view of a cart of version 1. */

import type { Cart, ItemAvailability, LineItem } from "../../generated/types/cart.js";
import { optional } from "../../core/optional.js";
import {
  addressOf,
  availability,
  detailsOf,
  extrasOf,
  kindOf,
  referenceOf,
  translatedText,
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
    ...optional("revision", cart.revision),
    ...optional("buyer", memberId ? `member:${memberId}` : visitorId && `visitor:${visitorId}`),
    ...optional("checkoutId", cart.checkoutId),
    currency: money.buyer,
    lines: (cart.lineItems ?? []).map((line) => lineOf(line, money)),
    coupons: couponsOf(cart),
    // In version 1, gift cards belong to the checkout.
    giftCards: [],
    ...optional("subtotal", priceOf(cart.subtotal, money)),
    ...optional("discount", priceOf(cart.discount, money)),
    ...optional("note", cart.buyerNote),
    ...optional("address", addressOf(cart.contactInfo?.address)),
    ...(option?.code !== undefined && {
      deliveryMethod: { code: option.code, ...optional("carrierId", option.carrierId) },
    }),
  };
}

function lineOf(line: LineItem, money: Currencies): CartLine {
  const unit = priceOf(line.price, money);
  const full = priceOf(line.fullPrice, money);
  return {
    id: line._id ?? "",
    name: translatedText(line.productName),
    kind: kindOf(line.itemType),
    custom: line.customLineItem === true,
    quantity: line.quantity ?? 1,
    fixedQuantity: line.fixedQuantity === true,
    ...optional("unit", unit),
    ...(full && full.amount !== unit?.amount && { unitBefore: full }),
    subtotal: priceOf(line.lineItemPrice, money),
    ...optional("priceNote", translatedText(line.priceDescription) || undefined),
    ...optional("image", line.image),
    ...optional("page", line.url),
    details: detailsOf(line.descriptionLines),
    extras: extrasOf(line.modifierGroups, money),
    availability: availabilityOf(line.availability),
    ...optional("subscription", subscriptionOf(line.subscriptionOptionInfo)),
    ...optional("service", serviceOf(line.serviceProperties)),
    payment: line.paymentOption ?? "FULL_PAYMENT_ONLINE",
    ...optional("deposit", priceOf(line.depositAmount, money)),
    membersOnly: line.membersOnly === true,
    ...optional("catalogReference", referenceOf(line.catalogReference)),
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
    coupon?.code ? [{ ...optional("id", coupon._id), code: coupon.code }] : [],
  );
}
