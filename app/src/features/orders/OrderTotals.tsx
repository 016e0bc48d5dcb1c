import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { taxText } from "../../lib/cart";
import { isolated } from "../../lib/listText";
import { isNothing, priceText, signedText } from "../../lib/money";
import { type Order, textOf } from "../../lib/order";

interface Row {
  name: string;
  value: string;
  part?: boolean;
}

/** The sums of an order, row by row. */
export function OrderTotals({ order }: { order: Order }) {
  const { priceSummary: sums, balanceSummary: balance, currency } = order;
  const text = (price: Parameters<typeof priceText>[0]) => priceText(price, currency) ?? "";
  const paidRows: Row[] = [
    { name: t`Paid`, price: balance?.paid },
    { name: t`Refunded`, price: balance?.refunded },
    { name: t`Amount due`, price: balance?.balance },
  ].flatMap(({ name, price }) => (isNothing(price) ? [] : [{ name, value: text(price) }]));
  return (
    <dl className="text-sm">
      {rowsOf(order, text).map((row, index) => (
        <TotalRow key={index} {...row} />
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-medium">{t`Total`}</dt>
        <dd className="text-lg font-semibold tabular-nums">{text(sums?.total)}</dd>
      </div>
      {order.taxIncludedInPrices && !isNothing(sums?.tax) && (
        <TotalRow part name={t`Includes tax`} value={text(sums?.tax)} />
      )}
      {paidRows.map((row) => (
        <TotalRow key={row.name} {...row} />
      ))}
    </dl>
  );
}

function TotalRow({ name, value, part = false }: Row) {
  return (
    <div className={clsx("flex justify-between gap-4", part ? "ps-4 text-soft" : "py-1")}>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

function rowsOf(order: Order, text: (price: Parameters<typeof priceText>[0]) => string): Row[] {
  const { priceSummary: sums, appliedDiscounts = [], additionalFees = [], taxInfo } = order;
  const rows: Row[] = [{ name: t`Subtotal`, value: text(sums?.subtotal) }];
  for (const { coupon, merchantDiscount, discountRule } of appliedDiscounts) {
    const amount = coupon?.amount ?? merchantDiscount?.amount ?? discountRule?.amount;
    const name = coupon?.name ?? coupon?.code ?? textOf(discountRule?.name);
    if (!isNothing(amount))
      rows.push({
        name: name ? t`Discount (${{ name: isolated(name) }})` : t`Discount`,
        value: signedText("−", text(amount)),
      });
  }
  if (appliedDiscounts.length === 0 && !isNothing(sums?.discount)) {
    rows.push({ name: t`Discount`, value: signedText("−", text(sums?.discount)) });
  }
  if (order.shippingInfo) {
    rows.push({ name: t`Delivery`, value: isNothing(sums?.shipping) ? t`Free` : text(sums?.shipping) });
  }
  for (const { name, price } of additionalFees) rows.push({ name: name ?? t`Fee`, value: text(price) });
  if (!order.taxIncludedInPrices) {
    rows.push({ name: t`Tax`, value: text(sums?.tax) });
    const taxes = taxInfo?.taxBreakdown ?? [];
    // One authority's tax is the whole of it.
    if (taxes.length > 1) {
      for (const { taxName, jurisdiction, aggregatedTaxAmount } of taxes) {
        const value = text(aggregatedTaxAmount);
        rows.push({ name: taxText(taxName || t`Tax`, jurisdiction ?? ""), value, part: true });
      }
    }
  }
  return rows;
}
