/** The totals of a version 2 estimate, which has no delivery options and only the selected memberships. */

import type { CalculatedCart, CartViolation as WireViolation, Discount } from "../../generated/types/cart-v2.js";
import { currenciesOfV2 } from "./from-v2.js";
import { optional } from "../../core/optional.js";
import { translatedText, feeSourceOf } from "./items.js";
import { type Currencies, priceOf } from "./price.js";
import { type CartTotals, type CartViolation, type DiscountRow, problemsOf } from "./totals.js";

export function totalsOfV2({ cart, summary = {} }: CalculatedCart): CartTotals {
  const money = currenciesOfV2(cart);
  const { priceSummary: sums, paymentSummary, taxSummary, deliverySummary } = summary;
  const method = deliverySummary?.method;
  const codes = new Map((cart?.paymentInfo?.giftCards ?? []).map(({ _id, obfuscatedCode }) => [_id, obfuscatedCode]));
  return {
    ...optional("subtotal", priceOf(sums?.subtotal, money)),
    ...optional("discount", priceOf(sums?.discount, money)),
    ...optional("delivery", priceOf(sums?.delivery, money)),
    ...optional("fees", priceOf(sums?.additionalFees, money)),
    ...optional("tax", priceOf(sums?.tax, money)),
    ...optional("total", priceOf(sums?.total, money)),
    discounts: (summary.discounts ?? []).flatMap((discount) => discountOf(discount, money)),
    feeRows: (summary.additionalFees ?? []).flatMap(({ name, price, source, lineItemIds = [] }) => {
      const amount = priceOf(price, money);
      return amount
        ? [{ name: translatedText(name), amount, ...optional("source", feeSourceOf(source)), lineIds: lineItemIds }]
        : [];
    }),
    taxRows: (taxSummary?.taxes ?? []).flatMap(({ name, amount: wire }) => {
      const amount = priceOf(wire, money);
      return amount ? [{ name: translatedText(name), amount }] : [];
    }),
    taxIncluded: (taxSummary?.pricesIncludeTax ?? cart?.taxInfo?.pricesIncludeTax) === true,
    ...(method?.code !== undefined && {
      chosenDelivery: {
        code: method.code,
        ...optional("carrierId", method.appId),
        title: translatedText(method.title),
        ...optional("price", priceOf(deliverySummary?.price, money)),
        charges: [],
      },
    }),
    memberships: {
      eligible: (paymentSummary?.memberships ?? []).map(({ _id: id = "", appId = "", lineItemIds = [] }) => ({
        ...{ id, appId, lineIds: lineItemIds, selected: true },
        name: nameOf(cart, lineItemIds),
      })),
      invalid: [],
    },
    giftCards: (paymentSummary?.giftCards ?? []).flatMap(({ giftCardId = "", redeemAmount }) => {
      const amount = priceOf(redeemAmount, money);
      return amount ? [{ id: giftCardId, code: codes.get(giftCardId) ?? "", amount }] : [];
    }),
    ...optional("payNow", priceOf(paymentSummary?.payNow, money)),
    ...optional("payLater", priceOf(paymentSummary?.payLater, money)),
    violations: (summary.violations ?? []).map(violationOf),
    problems: problemsOf(summary.calculationErrors),
  };
}

/** The name of the selected membership. */
function nameOf(cart: CalculatedCart["cart"], lineIds: readonly string[]): string {
  const line = (cart?.lineItems ?? []).find(({ _id = "" }) => lineIds.includes(_id));
  return translatedText(line?.paymentConfig?.membership?.name);
}

function discountOf({ name, source, total, lineItemDiscounts = [] }: Discount, money: Currencies): DiscountRow[] {
  const amount = priceOf(total, money);
  if (!amount) return [];
  const lineIds = lineItemDiscounts.flatMap(({ lineItemId }) => lineItemId ?? []);
  return [{ name: translatedText(name), ...optional("code", source?.couponCode), amount, lineIds }];
}

function violationOf(wire: WireViolation): CartViolation {
  const target = wire.customValidationData?.target?.lineItem?._id;
  const lineIds =
    wire.lineItemsOutOfStockData?.lineItemIds ??
    wire.membersOnlyItemData?.lineItemIds ??
    (target === undefined ? [] : [target]);
  return {
    severity: wire.severity === "ERROR" ? "error" : "warning",
    ...optional("code", wire.code),
    text: wire.description ?? "",
    lineIds,
  };
}
