import { Money } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import { decimalText, numberFormat, numberText } from "../../lib/money";
import type { Sales } from "./queries";

interface Props {
  sales: Sales;
  /** The sales of the period before, if they are known. */
  before: Sales | undefined;
  /** The filled carts of the period, if they are known. */
  carts: { carts: number; ordered: number } | undefined;
}

/** The total, the orders, the average order, the returning customers and the cart conversion of a period. */
export function Figures({ sales, before, carts }: Props) {
  const { currency = "USD" } = sales;
  const [now, then] = [figuresOf(sales, before), before && figuresOf(before, undefined)];
  const figures = [
    { name: t`Sales`, value: decimalText(String(now.total), currency), change: changeText(now.total, then?.total) },
    { name: t`Orders`, value: numberText(now.orders), change: changeText(now.orders, then?.orders) },
    {
      name: t`Average order`,
      value: decimalText(String(now.average), currency),
      change: changeText(now.average, then?.average),
    },
    ...(before
      ? [
          {
            name: t`Returning customers`,
            value: numberText(now.returning),
            change: t`of ${{ count: numberText(now.buyers) }}`,
          },
        ]
      : []),
    ...(carts && carts.carts > 0
      ? [
          {
            name: t`Cart conversion`,
            value: percentText(carts.ordered / carts.carts),
            change: t`${{ some: numberText(carts.ordered) }} of ${{ all: numberText(carts.carts) }}`,
          },
        ]
      : []),
  ];
  return (
    <>
      <dl className="mb-3 grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-5">
        {figures.map(({ name, value, change }) => (
          <div key={name} className="row-span-2 grid grid-rows-subgrid gap-y-0">
            <dt className="self-end text-sm text-soft">{name}</dt>
            <dd className="font-display text-xl tabular-nums">
              {value} <span className="block font-sans text-sm text-soft">{change}</span>
            </dd>
          </div>
        ))}
      </dl>
      {then && <p className="mb-6 text-sm text-soft">{t`Percentages compare with the period before.`}</p>}
    </>
  );
}

function figuresOf({ spans, buyers, currency = "USD" }: Sales, before: Sales | undefined) {
  const total = Number(
    Money.sum(
      spans.map(({ amount }) => Money.parse(amount, currency)),
      currency,
    ).toJSON().amount,
  );
  const orders = spans.reduce((sum, span) => sum + span.orders, 0);
  // A customer returns with a second order in the period, or after one in the period before.
  const returning = [...buyers].filter(([email, count]) => count > 1 || before?.buyers.has(email)).length;
  const average = orders > 0 ? Math.round((total / orders) * 100) / 100 : 0;
  return { total, orders, average, returning, buyers: buyers.size };
}

/** A change against the period before; empty if there is none to compare with. */
function changeText(now: number, before: number | undefined): string {
  if (!before) return "";
  return percentText(now / before - 1, { signDisplay: "exceptZero" });
}

function percentText(part: number, format: Intl.NumberFormatOptions = {}): string {
  return numberFormat({ style: "percent", maximumFractionDigits: 0, ...format }).format(part);
}
