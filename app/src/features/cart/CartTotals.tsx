import { useCart } from "@cartwright/sdk/react";
import { msg, t } from "@lingui/core/macro";
import { type CartTotals as CartSums, discountText, taxText } from "../../lib/cart";
import { listText } from "../../lib/listText";
import { costText, isNothing, priceText, reductionText } from "../../lib/money";
import { textIn, type TextTable } from "../../lib/textTable";
import { Notice, Skeleton, Totals, type TotalRow } from "../../ui";
import { useFreeDelivery } from "./FreeDelivery";

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
  totals: CartSums | undefined;
  updating: boolean;
  /** Whether the total includes delivery and tax. */
  complete: boolean;
}

/** The platform's totals of a cart, marked while outdated. */
export function CartTotals({ totals, updating, complete }: Props) {
  const { giftCards = [], violations = [], problems = [] } = totals ?? {};
  const paidLater = !isNothing(totals?.payLater);
  const isFree = useFreeDelivery(totals)?.isReached;
  const lines = useCart((state) => state.cart?.lines);
  const nameOf = (id: string) => lines?.find((line) => line.id === id)?.name;
  const after: TotalRow[] = giftCards.map(({ code, amount }) => ({
    name: code ? t`Gift card ${code}` : t`Gift card`,
    value: reductionText(amount),
  }));
  if (totals?.taxIncluded && complete && !isNothing(totals.tax)) {
    after.unshift({ name: t`Includes tax`, value: priceText(totals.tax), part: true });
  }
  if ((giftCards.length > 0 || paidLater) && totals?.payNow) {
    after.push({ name: t`Due now`, value: priceText(totals.payNow) });
  }
  if (paidLater) after.push({ name: t`Due later`, value: priceText(totals?.payLater) });
  const rows = rowsOf(totals, complete, nameOf);
  const [only] = rows;
  // A subtotal that equals the total stands in its place.
  const isOnly = rows.length === 1 && totals?.subtotal?.amount === totals?.total?.amount;
  return (
    <div aria-busy={updating || undefined}>
      <Totals
        rows={isOnly ? [] : rows}
        total={{
          name: isOnly && only ? only.name : complete && isWhole(totals) ? t`Estimated total` : t`Total so far`,
          value: priceText(totals?.total) ?? <Skeleton className="h-6 w-24" />,
        }}
        updating={updating}
        after={after}
      />
      {!complete && (
        <p className="mt-1 text-xs text-soft">
          {isFree ? t`Tax is calculated from your address.` : t`Delivery and tax are calculated from your address.`}
        </p>
      )}
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

/** Whether the total includes delivery and tax. */
function isWhole(totals: CartSums | undefined): boolean {
  if (!totals) return true;
  const { delivery, tax, taxIncluded, problems } = totals;
  const isOpen = problems.some(({ area }) => area === "delivery" || area === "tax");
  return !isOpen && delivery !== undefined && (taxIncluded || tax !== undefined);
}

/**
 * Whether a violation is shown with the totals: those of a line are shown at the line, and a delivery method is
 * chosen at the checkout.
 */
function isOfTotals({ lineIds, code, severity }: CartSums["violations"][number]): boolean {
  return lineIds.length === 0 && !(code === "MISSING_DELIVERY_METHOD" && severity === "warning");
}

function rowsOf(
  totals: CartSums | undefined,
  complete: boolean,
  nameOf: (lineId: string) => string | undefined,
): TotalRow[] {
  if (!totals) return [{ name: t`Subtotal`, value: <Skeleton className="h-4 w-16" /> }];
  const rows: TotalRow[] = [{ name: t`Subtotal`, value: priceText(totals.subtotal) }];
  const { discounts, feeRows, taxRows } = totals;
  if (!isNothing(totals.discount)) {
    const [only] = discounts;
    if (only && discounts.length === 1) {
      rows.push({ name: discountText(only), value: reductionText(totals.discount) });
    } else {
      rows.push({ name: t`Discount`, value: reductionText(totals.discount) });
      rows.push(...discounts.map((row) => ({ name: discountText(row), value: reductionText(row.amount), part: true })));
    }
  }
  if (complete) rows.push({ name: t`Delivery`, value: costText(totals.delivery) });
  for (const fee of feeRows) {
    rows.push({ name: fee.name || t`Fee`, value: priceText(fee.amount), note: feeNote(fee, nameOf) });
  }
  if (feeRows.length === 0 && !isNothing(totals.fees)) rows.push({ name: t`Fees`, value: priceText(totals.fees) });
  if (complete && !totals.taxIncluded) {
    rows.push({ name: t`Tax`, value: priceText(totals.tax) ?? t`Not known yet` });
    // A single tax equals the total: no breakdown.
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

/** The reason for a fee: the lines that it names, or its source. */
function feeNote(
  { source, lineIds }: CartSums["feeRows"][number],
  nameOf: (lineId: string) => string | undefined,
): string | undefined {
  const names = listText(lineIds.map(nameOf));
  return names ? t`For ${names}` : textIn(FEE_SOURCES, source);
}
