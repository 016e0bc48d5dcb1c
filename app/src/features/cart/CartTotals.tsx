import clsx from "clsx";
import { isZero, moneyText } from "../../lib/money";
import type { Estimate } from "../../lib/shop";
import { Skeleton } from "../../ui";
import { cartMessages as t } from "./messages";

interface Props {
  estimate: Estimate | undefined;
  updating: boolean;
  /** Whether delivery and tax are in it. */
  complete: boolean;
}

/** The platform's totals, never our own sums. While they are out of date they say so. */
export function CartTotals({ estimate, updating, complete }: Props) {
  const summary = estimate?.priceSummary;
  const text = (money: Parameters<typeof moneyText>[0]) => moneyText(money, estimate?.currency);
  const rows: [string, string][] = [[t.subtotal, text(summary?.subtotal)]];
  if (!isZero(summary?.discount)) rows.push([t.discount, `−${text(summary?.discount).replace(/^[-−]/, "")}`]);
  if (!isZero(summary?.additionalFees)) rows.push([t.fees, text(summary?.additionalFees)]);
  if (complete) {
    rows.push([t.shipping, isZero(summary?.shipping) ? t.shippingFree : text(summary?.shipping)]);
    rows.push([t.tax, text(summary?.tax)]);
  }
  return (
    <div aria-busy={updating || undefined}>
      <dl className={clsx("text-sm", updating && "opacity-60")}>
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-1">
            <dt>{name}</dt>
            <dd className="tabular-nums">{value || <Skeleton className="h-4 w-16" />}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-medium">{complete ? t.total : t.totalSoFar}</dt>
          <dd className="text-lg font-semibold tabular-nums">
            {text(summary?.total) || <Skeleton className="h-6 w-24" />}
          </dd>
        </div>
      </dl>
      {!complete && <p className="mt-1 text-xs text-soft">{t.notYet}</p>}
      <p role="status" className="sr-only">
        {updating ? t.updating : ""}
      </p>
    </div>
  );
}
