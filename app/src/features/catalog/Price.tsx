import { msg, t } from "@lingui/core/macro";
import type { PricePerUnit as PerUnit, ProductPrice } from "../../lib/catalog";
import { amountText, percentText, signedText } from "../../lib/money";
import { textIn, type TextTable } from "../../lib/textTable";

const UNITS: TextTable = {
  ML: msg`ml`,
  CL: msg`cl`,
  L: msg`l`,
  CBM: msg`m³`,
  MG: msg`mg`,
  G: msg`g`,
  KG: msg`kg`,
  MM: msg`mm`,
  CM: msg`cm`,
  M: msg`m`,
  SQM: msg`m²`,
  OZ: msg`oz`,
  LB: msg`lb`,
  FLOZ: msg`fl oz`,
  PT: msg`pt`,
  QT: msg`qt`,
  GAL: msg`gal`,
  IN: msg`in`,
  FT: msg`ft`,
  YD: msg`yd`,
  SQFT: msg`sq ft`,
};

interface Props {
  price: ProductPrice | undefined;
  varies?: boolean;
  className?: string;
}

/** The reduction of a price in percent, for a badge; undefined without a reduction. */
export function saleText({ now, before }: ProductPrice): string | undefined {
  if (!before || before.currency !== now.currency) return undefined;
  const percent = Math.round((1 - Number(now.amount) / Number(before.amount)) * 100);
  return percent > 0 ? signedText("−", percentText(percent / 100)) : undefined;
}

/** A price; if reduced, screen readers hear which is the old one. */
export function Price({ price, varies = false, className }: Props) {
  if (!price) return null;
  const now = varies ? t`From ${{ price: amountText(price.now) }}` : amountText(price.now);
  if (!price.before) return <span className={className}>{now}</span>;
  return (
    <span className={className}>
      <span className="sr-only">{t`Now`} </span>
      <ins className="text-sale no-underline">{now}</ins> <span className="sr-only">{t`Was`} </span>
      <del className="ms-1 font-normal text-soft">{amountText(price.before)}</del>
    </span>
  );
}

/** The price per unit, for comparing package sizes. */
export function PricePerUnit({ perUnit: { price, quantity, unit } }: { perUnit: PerUnit }) {
  return (
    <span className="text-xs text-soft tabular-nums">
      {t`${{ price: amountText(price) }} / ${{ unit: [quantity === 1 ? "" : quantity, unitText(unit)].join(" ").trim() }}`}
    </span>
  );
}

function unitText(unit: string): string {
  return textIn(UNITS, unit) ?? unit;
}
