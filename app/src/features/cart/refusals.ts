import type { FailedChange } from "@cartwright/sdk/react";
import { msg, t } from "@lingui/core/macro";
import { readError, errorText, violationsOf } from "../../lib/errors";
import { textIn, type TextTable } from "../../lib/textTable";
import { addErrorText } from "./drawer/addError";

const COUPON_ERRORS: TextTable = {
  ERROR_COUPON_DOES_NOT_EXIST: msg`This code is not valid. Check the spelling.`,
  INVALID_COUPON_CODE: msg`This code is not valid. Check the spelling.`,
  ERROR_COUPON_HAS_EXPIRED: msg`This code has expired.`,
  EXPIRED: msg`This code has expired.`,
  ERROR_COUPON_IS_NOT_ACTIVE_YET: msg`This code is not valid yet.`,
  INACTIVE: msg`This code is not valid yet.`,
  ERROR_COUPON_IS_DISABLED: msg`This code is not active at the moment.`,
  DISABLED: msg`This code is not active at the moment.`,
  ERROR_COUPON_USAGE_EXCEEDED: msg`This code has reached its usage limit.`,
  MAX_USAGE_EXCEEDED: msg`This code has reached its usage limit.`,
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: msg`You have already used this code.`,
  MAX_USAGE_PER_CUSTOMER_EXCEEDED: msg`You have already used this code.`,
  ERROR_INVALID_SUBTOTAL: msg`Your cart is below the minimum for this code.`,
  MIN_SUBTOTAL_NOT_REACHED: msg`Your cart is below the minimum for this code.`,
  MIN_LINE_ITEM_QUANTITY_NOT_REACHED: msg`Add more items to use this code.`,
  ERROR_INVALID_PRODUCTS: msg`This code does not apply to the items in your cart.`,
  NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS: msg`This code does not apply to the items in your cart.`,
  NOT_APPLICABLE_TO_SUBSCRIPTIONS: msg`This code does not apply to subscriptions.`,
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: msg`Gift cards cannot be bought with a code.`,
  CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD: msg`Gift cards cannot be bought with a code.`,
  COUPON_ALREADY_EXISTS: msg`This code has already been applied.`,
  MAX_COUPONS_PER_CART_EXCEEDED: msg`Only one code can be used per order. Remove the other one first.`,
  COUPON_LOCKED: msg`Codes cannot be changed for this cart.`,
};

const GIFT_CARD_ERRORS: TextTable = {
  GIFT_CARD_NOT_FOUND: msg`This gift card code is not valid. Check the spelling.`,
  GIFT_CARD_CODE_INVALID: msg`This gift card code is not valid. Check the spelling.`,
  INVALID_GIFT_CARD_CODE: msg`This gift card code is not valid. Check the spelling.`,
  GIFT_CARD_IS_EMPTY: msg`This gift card has no balance left.`,
  EMPTY_BALANCE: msg`This gift card has no balance left.`,
  GIFT_CARD_DISABLED: msg`This gift card is not active at the moment.`,
  DISABLED: msg`This gift card is not active at the moment.`,
  GIFT_CARD_EXPIRED: msg`This gift card has expired.`,
  EXPIRED: msg`This gift card has expired.`,
  GIFT_CARD_ALREADY_EXISTS: msg`This gift card has already been applied.`,
  MAX_GIFT_CARDS_PER_CART_EXCEEDED: msg`No more gift cards can be added.`,
  GIFT_CARD_LOCKED: msg`Gift cards cannot be changed for this cart.`,
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: msg`Gift cards cannot be bought with a gift card.`,
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: msg`Gift cards cannot be bought with a gift card.`,
  CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD: msg`Subscriptions cannot be paid for with a gift card.`,
};

/** The error text for a coupon. Version 2 of the cart has the reason outside of the error code. */
export function couponErrorText(thrown: unknown): string {
  const known = reasonIn(COUPON_ERRORS, thrown);
  return (
    known ?? (violationsOf(thrown).length > 0 ? t`This code is not valid. Check the spelling.` : errorText(thrown))
  );
}

export function giftCardErrorText(thrown: unknown): string {
  if (readError(thrown).kind === "offline") {
    return t`The gift card balance cannot be checked right now. Please try again later.`;
  }
  const known = reasonIn(GIFT_CARD_ERRORS, thrown);
  // A code that is too short is refused as a validation error, before a lookup.
  const isNoCode = violationsOf(thrown).length > 0;
  return known ?? (isNoCode ? t`This gift card code is not valid. Check the spelling.` : errorText(thrown));
}

/** The error text for a rolled-back change. */
export function refusalText({ kind, error }: Pick<FailedChange, "kind" | "error">): string {
  // A missing line: the platform's own message would not say whether it is still being added or already gone.
  if (readError(error).code === "LINE_GONE") {
    return kind === "remove"
      ? t`The item was still being added. Please try again.`
      : t`This item is no longer in your cart.`;
  }
  if (kind === "coupon" || kind === "removeCoupon") return couponErrorText(error);
  return addErrorText(error);
}

/** The name of a rolled-back change. */
export function nameRefusal({ kind, name }: Pick<FailedChange, "kind" | "name">): string {
  switch (kind) {
    case "add":
      return name ? t`${name} was not added.` : t`An item was not added.`;
    case "quantity":
      return t`The quantity of ${name} was not changed.`;
    case "remove":
      return t`${name} was not removed.`;
    case "coupon":
      return t`The code ${{ code: name }} was not applied.`;
    case "removeCoupon":
      return t`The code was not removed.`;
  }
}

function reasonIn(table: TextTable, thrown: unknown): string | undefined {
  const data = typeof thrown === "object" && thrown !== null && "data" in thrown ? thrown.data : undefined;
  const reason = typeof data === "object" && data !== null && "reason" in data ? data.reason : undefined;
  return textIn(table, typeof reason === "string" ? reason : undefined) ?? textIn(table, readError(thrown).code);
}
