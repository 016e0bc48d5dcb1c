import { useCart } from "@cartwright/sdk/react";
import { msg, t } from "@lingui/core/macro";
import clsx from "clsx";
import { type CartTotals as Totals, type Price, taxText } from "../../lib/cart";
import { listText } from "../../lib/listText";
import { isNothing, priceText, signedText } from "../../lib/money";
import { textIn, type TextTable } from "../../lib/textTable";
import { Notice, Skeleton } from "../../ui";

const FEE_SOURCES: TextTable = {
  delivery: msg`For delivery`,
  shop: msg`Charged by the shop`,
  platform: msg`Platform fee`,
};

const PROBLEMS: TextTable = {
  delivery: msg`Delivery could not be calculated right now.`,
  tax: msg`Tax could not be calculated right now.`,
  coupon: msg`The code could not be applied.`,
  giftCard: msg`The gift card could not be applied.`,
  membership: msg`Memberships could not be checked right now.`,
  discount: msg`Discounts could not be calculated right now.`,
  order: msg`Something in your cart needs to be changed before checkout.`,
};

interface Props {
  totals: Totals | undefined;
  updating: boolean;
  /** Whether delivery and tax are in it. */
  complete: boolean;
}

interface Row {
  name: string;
  value: string | undefined;
  /** A part of the row above it. */
  part?: boolean;
  /** An explanation below the name. */
  note?: string | undefined;
}

/** The platform's totals, never our own sums. While they are out of date they say so. */
export function CartTotals({ totals, updating, complete }: Props) {
  const { giftCards = [], violations = [], problems = [] } = totals ?? {};
  const paidLater = !isNothing(totals?.payLater);
  const lines = useCart((state) => state.cart?.lines);
  const nameOf = (id: string) => lines?.find((line) => line.id === id)?.name;
  return (
    <div aria-busy={updating || undefined}>
      <dl className={clsx("text-sm", updating && "text-soft")}>
        {rowsOf(totals, complete, nameOf).map(({ name, value, part, note }, index) => (
          <div key={index} className={clsx("flex justify-between gap-4", part ? "ps-4 text-soft" : "py-1")}>
            <dt>
              <bdi>{name}</bdi>
              {note && <span className="block text-xs text-soft">{note}</span>}
            </dt>
            <dd className="tabular-nums">{value ?? <Skeleton className="h-4 w-16" />}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
          <dt className="font-medium">{complete ? t`Estimated total` : t`Total so far`}</dt>
          <dd className="text-lg font-semibold tabular-nums">
            {priceText(totals?.total) ?? <Skeleton className="h-6 w-24" />}
          </dd>
        </div>
        {totals?.taxIncluded && complete && !isNothing(totals.tax) && (
          <SmallRow name={t`Includes tax`} value={priceText(totals.tax)} />
        )}
        {giftCards.map(({ id, code, amount }) => (
          <SmallRow key={id} name={code ? t`Gift card ${code}` : t`Gift card`} value={minus(amount)} />
        ))}
        {(giftCards.length > 0 || paidLater) && totals?.payNow && (
          <div className="flex justify-between gap-4 py-1 font-medium">
            <dt>{t`Due now`}</dt>
            <dd className="tabular-nums">{priceText(totals.payNow)}</dd>
          </div>
        )}
        {paidLater && <SmallRow name={t`Due later`} value={priceText(totals?.payLater)} />}
      </dl>
      {!complete && <p className="mt-1 text-xs text-soft">{t`Delivery and tax are calculated from your address.`}</p>}
      {complete && totals?.taxFallback && (
        <p className="mt-1 text-xs text-soft">{t`Tax is an estimate for now. The exact amount is calculated at checkout.`}</p>
      )}
      <div className="flex flex-col gap-2 not-empty:mt-3">
        {[...new Set(problems.map(({ area }) => area))].map((area) => (
          <Notice key={area} tone="warn">
            {textIn(PROBLEMS, area)}
          </Notice>
        ))}
        {violations.filter(isOfTotals).map(({ severity, text }, index) => (
          <Notice key={index} tone={severity === "error" ? "bad" : "warn"}>
            {text}
          </Notice>
        ))}
      </div>
      <p role="status" className="sr-only">
        {updating ? t`Updating` : ""}
      </p>
    </div>
  );
}

/** Whether a violation stands with the totals: one of a line stands with the line, and a method is chosen at the checkout. */
function isOfTotals({ lineIds, code, severity }: Totals["violations"][number]): boolean {
  return lineIds.length === 0 && !(code === "MISSING_DELIVERY_METHOD" && severity === "warning");
}

function SmallRow({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div className="flex justify-between gap-4 py-1 text-soft">
      <dt>{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}

function rowsOf(totals: Totals | undefined, complete: boolean, nameOf: (lineId: string) => string | undefined): Row[] {
  const rows: Row[] = [{ name: t`Subtotal`, value: priceText(totals?.subtotal) }];
  if (!totals) return rows;
  const { discounts, feeRows, taxRows } = totals;
  if (!isNothing(totals.discount)) {
    const [only] = discounts;
    if (only && discounts.length === 1) rows.push({ name: discountName(only), value: minus(totals.discount) });
    else {
      rows.push({ name: t`Discount`, value: minus(totals.discount) });
      rows.push(...discounts.map((row) => ({ name: discountName(row), value: minus(row.amount), part: true })));
    }
  }
  if (complete) {
    rows.push({ name: t`Delivery`, value: isNothing(totals.delivery) ? t`Free` : priceText(totals.delivery) });
  }
  for (const fee of feeRows) {
    rows.push({ name: fee.name || t`Fee`, value: priceText(fee.amount), note: feeNote(fee, nameOf) });
  }
  if (feeRows.length === 0 && !isNothing(totals.fees)) rows.push({ name: t`Fees`, value: priceText(totals.fees) });
  if (complete && !totals.taxIncluded) {
    rows.push({ name: t`Tax`, value: priceText(totals.tax) });
    // One authority's tax is the whole of it.
    if (taxRows.length > 1) {
      rows.push(
        ...taxRows.map(({ name, jurisdiction = "", amount }) => ({
          name: taxText(name || t`Tax`, jurisdiction),
          value: priceText(amount),
          part: true,
        })),
      );
    }
  }
  return rows;
}

/** Says what a fee is for: the lines that it names, or its source. */
function feeNote(
  { source, lineIds }: Totals["feeRows"][number],
  nameOf: (lineId: string) => string | undefined,
): string | undefined {
  const names = listText(lineIds.map(nameOf));
  return names ? t`For ${names}` : textIn(FEE_SOURCES, source);
}

function discountName({ name, code }: Totals["discounts"][number]): string {
  if (name) return name;
  return code ? t`Discount (${code})` : t`Discount`;
}

function minus(price: Price | undefined): string {
  return price ? signedText("−", priceText(price).replace(/^[-−]/, "")) : "";
}
