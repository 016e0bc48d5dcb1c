import { translatedText } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { discountText, taxText } from "../../lib/cart";
import { costText, isNothing, priceText, reductionText } from "../../lib/money";
import { dueOf, type Order } from "../../lib/order";
import { Totals, type TotalRow } from "../../ui";

type Price = Parameters<typeof priceText>[0];

export function OrderTotals({ order }: { order: Order }) {
  const { priceSummary: sums, balanceSummary: balance, currency } = order;
  const text = (price: Price) => priceText(price, currency) ?? "";
  const after = [
    { name: t`Includes tax`, price: order.taxIncludedInPrices ? sums?.tax : undefined, part: true },
    { name: t`Paid`, price: balance?.paid },
    { name: t`Refunded`, price: balance?.refunded, isReduction: true },
    { name: t`Authorised`, price: balance?.authorized },
    { name: t`Amount due`, price: dueOf(order) },
  ].flatMap(({ price, isReduction, ...row }) =>
    isNothing(price) ? [] : [{ ...row, value: isReduction ? reductionText(price, currency) : text(price) }],
  );
  return <Totals rows={rowsOf(order)} total={{ name: t`Total`, value: text(sums?.total) }} after={after} />;
}

function rowsOf(order: Order): TotalRow[] {
  const { priceSummary: sums, appliedDiscounts = [], additionalFees = [], taxInfo, currency } = order;
  const text = (price: Price) => priceText(price, currency) ?? "";
  const rows: TotalRow[] = [{ name: t`Subtotal`, value: text(sums?.subtotal) }];
  for (const { coupon, merchantDiscount, discountRule } of appliedDiscounts) {
    const amount = coupon?.amount ?? merchantDiscount?.amount ?? discountRule?.amount;
    const name = discountText({ name: coupon?.name ?? translatedText(discountRule?.name), code: coupon?.code });
    if (!isNothing(amount)) rows.push({ name, value: reductionText(amount, currency) });
  }
  if (appliedDiscounts.length === 0 && !isNothing(sums?.discount)) {
    rows.push({ name: discountText({}), value: reductionText(sums?.discount, currency) });
  }
  if (order.shippingInfo) rows.push({ name: t`Delivery`, value: costText(sums?.shipping, currency) });
  for (const { name, price } of additionalFees) rows.push({ name: name ?? t`Fee`, value: text(price) });
  if (!order.taxIncludedInPrices) {
    rows.push({ name: t`Tax`, value: priceText(sums?.tax, currency) ?? t`Not known yet` });
    const taxes = taxInfo?.taxBreakdown ?? [];
    // A single tax equals the total: no breakdown.
    if (taxes.length > 1) {
      for (const { taxName, jurisdiction, aggregatedTaxAmount } of taxes) {
        const value = text(aggregatedTaxAmount);
        rows.push({ name: taxText(taxName || t`Tax`, jurisdiction ?? ""), value, part: true });
      }
    }
  }
  return rows;
}
