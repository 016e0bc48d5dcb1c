/** The view of a cart of version 2. */

import type { Cart, LineItem } from "../../generated/types/cart-v2.js";
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
} from "./items.js";
import { type Currencies, currencies, priceOf } from "./price.js";
import type { Availability, CartLine, CartView } from "./view.js";

export function viewOfV2(cart: Cart): CartView {
  const money = currenciesOfV2(cart);
  const { memberId, visitorId } = cart.customerInfo ?? {};
  const method = cart.deliveryInfo?.method;
  return {
    version: 2,
    id: cart._id ?? "",
    ...given("revision", cart.revision),
    ...given("buyer", memberId ? `member:${memberId}` : visitorId && `visitor:${visitorId}`),
    ...given("checkoutId", cart._id),
    currency: money.buyer,
    lines: (cart.lineItems ?? []).map((line) => lineOf(line, money)),
    coupons: (cart.coupons ?? []).flatMap(({ _id, code }) => (code ? [{ ...given("id", _id), code }] : [])),
    giftCards: (cart.paymentInfo?.giftCards ?? []).map(({ _id = "", obfuscatedCode = "" }) => ({
      id: _id,
      code: obfuscatedCode,
    })),
    ...given("note", cart.note),
    ...given("address", addressOf(cart.deliveryInfo?.address)),
    ...(method?.code !== undefined && { deliveryMethod: { code: method.code, ...given("carrierId", method.appId) } }),
  };
}

export function currenciesOfV2(cart: Cart | undefined): Currencies {
  return currencies(cart?.businessInfo?.currencyCode, cart?.customerInfo?.currencyCode);
}

function lineOf(line: LineItem, money: Currencies): CartLine {
  const { attributes = {}, quantityInfo = {}, pricing = {}, paymentConfig = {} } = line;
  const unit = priceOf(pricing.unitPrice, money);
  const full = priceOf(pricing.breakdown?.fullPrice, money);
  const sale = priceOf(pricing.breakdown?.salePrice, money) ?? unit;
  return {
    id: line._id ?? "",
    name: say(line.name),
    kind: kindOf(attributes.itemType),
    custom: line.customLineItem === true,
    quantity: quantityInfo.requestedQuantity ?? quantityInfo.confirmedQuantity ?? 1,
    fixedQuantity: quantityInfo.fixedQuantity === true,
    ...given("unit", unit),
    ...(full && full.amount !== sale?.amount && { unitBefore: full }),
    subtotal: priceOf(pricing.totalPrice, money),
    ...given("priceNote", say(pricing.priceDescription) || undefined),
    ...given("image", attributes.image),
    ...given("page", attributes.url),
    details: detailsOf(attributes.descriptionLines),
    extras: extrasOf(line.modifierGroups, money),
    availability: availability(STATUSES[line.status ?? ""] ?? "available", quantityInfo.availableQuantity),
    ...given("subscription", subscriptionOf(attributes.subscriptionInfo)),
    ...given("service", serviceOf(attributes.serviceProperties)),
    payment: paymentConfig.paymentOption ?? "FULL_PAYMENT_ONLINE",
    ...given("deposit", priceOf(paymentConfig.depositAmount, money)),
    membersOnly: attributes.membersOnly === true,
    ...given("catalogReference", referenceOf(line.source?.catalogReference)),
  };
}

const STATUSES: Readonly<Record<string, Availability["status"]>> = {
  PARTIALLY_IN_STOCK: "partly",
  OUT_OF_STOCK: "soldOut",
  REMOVED_FROM_CATALOG: "gone",
};
