import { Money } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import type { CartTotals } from "../../lib/cart";
import { priceText } from "../../lib/money";
import { useConfig } from "../../lib/useShop";
import { ProgressBar, Skeleton } from "../../ui";
import { usePlan } from "./plan";

/** The amount missing for free delivery, if the store's configuration has a threshold for the country. */
export function FreeDelivery({ totals }: { totals: CartTotals | undefined }) {
  const { freeDeliveryOver: amounts = {} } = useConfig();
  const { address } = usePlan();
  const over = address?.country === undefined ? Object.values(amounts)[0] : amounts[address.country];
  const { subtotal } = totals ?? {};
  if (!over || (subtotal && over.currency !== subtotal.currency)) return null;
  if (!subtotal) {
    return (
      <div aria-hidden="true">
        <Skeleton className="mb-2 h-5 w-3/4" />
        <Skeleton className="h-1.5" />
      </div>
    );
  }
  const [goal, now] = [moneyOf(over), moneyOf(subtotal)];
  const left = goal.minus(now);
  const reached = left.isNegative() || left.isZero();
  const text = reached
    ? t`Delivery is free.`
    : t`Spend ${{ amount: priceText({ amount: left.toString(), currency: over.currency }) }} more for free delivery`;
  return (
    <div>
      <p className="mb-2 text-sm">{text}</p>
      <ProgressBar label={t`Progress to free delivery`} value={reached ? 1 : Number(now) / Number(goal)} text={text} />
    </div>
  );
}

function moneyOf({ amount, currency }: { amount: string; currency: string }): Money {
  return Money.parse(amount, currency);
}
