/** The view of a cart of version 2. */

import type { Cart, LineItem } from "../../generated/types/cart-v2.js";
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
    ...optional("revision", cart.revision),
    ...optional("buyer", memberId ? `member:${memberId}` : visitorId && `visitor:${visitorId}`),
    ...optional("checkoutId", cart._id),
    currency: money.buyer,
    lines: (cart.lineItems ?? []).map((line) => lineOf(line, money)),
    coupons: (cart.coupons ?? []).flatMap(({ _id, code }) => (code ? [{ ...optional("id", _id), code }] : [])),
    giftCards: (cart.paymentInfo?.giftCards ?? []).map(({ _id = "", obfuscatedCode = "" }) => ({
      id: _id,
      code: obfuscatedCode,
    })),
    ...optional("note", cart.note),
    ...optional("address", addressOf(cart.deliveryInfo?.address)),
    ...(method?.code !== undefined && {
      deliveryMethod: { code: method.code, ...optional("carrierId", method.appId) },
    }),
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
    name: translatedText(line.name),
    kind: kindOf(attributes.itemType),
    custom: line.customLineItem === true,
    quantity: quantityInfo.requestedQuantity ?? quantityInfo.confirmedQuantity ?? 1,
    fixedQuantity: quantityInfo.fixedQuantity === true,
    ...optional("unit", unit),
    ...(full && full.amount !== sale?.amount && { unitBefore: full }),
    subtotal: priceOf(pricing.totalPrice, money),
    ...optional("priceNote", translatedText(pricing.priceDescription) || undefined),
    ...optional("image", attributes.image),
    ...optional("page", attributes.url),
    details: detailsOf(attributes.descriptionLines),
    extras: extrasOf(line.modifierGroups, money),
    availability: availability(STATUSES[line.status ?? ""] ?? "available", quantityInfo.availableQuantity),
    ...optional("subscription", subscriptionOf(attributes.subscriptionInfo)),
    ...optional("service", serviceOf(attributes.serviceProperties)),
    payment: paymentConfig.paymentOption ?? "FULL_PAYMENT_ONLINE",
    ...optional("deposit", priceOf(paymentConfig.depositAmount, money)),
    membersOnly: attributes.membersOnly === true,
    ...optional("catalogReference", referenceOf(line.source?.catalogReference)),
  };
}

const STATUSES: Readonly<Record<string, Availability["status"]>> = {
  PARTIALLY_IN_STOCK: "partly",
  OUT_OF_STOCK: "soldOut",
  REMOVED_FROM_CATALOG: "gone",
};
