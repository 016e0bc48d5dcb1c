import type { PricePerUnit as PerUnit, ProductPrice } from "../../lib/catalog";
import { amountText } from "../../lib/money";
import { catalogMessages as t } from "./messages";

interface Props {
  price: ProductPrice | undefined;
  varies?: boolean;
  className?: string;
}

/** A price; a reduced one says in words which is which. */
export function Price({ price, varies = false, className }: Props) {
  if (!price) return null;
  const now = varies ? t.from_price(amountText(price.now)) : amountText(price.now);
  if (!price.before) return <span className={className}>{now}</span>;
  return (
    <span className={className}>
      <span className="sr-only">{t.now} </span>
      <ins className="text-sale no-underline">{now}</ins> <span className="sr-only">{t.was} </span>
      <del className="ms-1 font-normal text-soft">{amountText(price.before)}</del>
    </span>
  );
}

/** What a quantity costs, by which goods of all sizes compare. */
export function PricePerUnit({ perUnit: { price, quantity, unit } }: { perUnit: PerUnit }) {
  return (
    <span className="text-xs text-soft tabular-nums">{t.perUnit(amountText(price), quantity, t.units(unit))}</span>
  );
}
