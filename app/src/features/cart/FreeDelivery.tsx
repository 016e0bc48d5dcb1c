import { Money } from "@cartwright/sdk";
import { t } from "@lingui/core/macro";
import type { CartTotals } from "../../lib/cart";
import { countryName } from "../../lib/countries";
import { priceText } from "../../lib/money";
import { useConfig } from "../../lib/useShop";
import { ProgressBar, Skeleton } from "../../ui";
import { usePlan } from "./plan";

/** The store's threshold of free delivery, with the missing amount once the totals are known. */
export function useFreeDelivery(totals: CartTotals | undefined) {
  const { freeDeliveryOver: amounts = {} } = useConfig();
  const { address } = usePlan();
  // Without an address, the delivery to the first country.
  const [code = ""] = address?.country === undefined ? Object.keys(amounts) : [address.country];
  const over = amounts[code];
  const { subtotal } = totals ?? {};
  if (!over || (subtotal && over.currency !== subtotal.currency)) return null;
  const left = subtotal && moneyOf(over).minus(moneyOf(subtotal));
  const isReached = left !== undefined && (left.isNegative() || left.isZero());
  return { over, left, isReached, country: address?.country === undefined ? countryName(code) : "" };
}

/** The amount missing for free delivery, if the store's configuration has a threshold for the country. */
export function FreeDelivery({ totals }: { totals: CartTotals | undefined }) {
  const free = useFreeDelivery(totals);
  if (!free) return null;
  const { over, left, isReached, country } = free;
  if (!left) {
    return (
      <div aria-hidden="true">
        <Skeleton className="mb-2 h-5 w-3/4" />
        <Skeleton className="h-1.5" />
      </div>
    );
  }
  const amount = priceText({ amount: left.toString(), currency: over.currency });
  const text = isReached ? freeText(country) : missingText(amount, country);
  const value = isReached ? 1 : 1 - Number(left) / Number(over.amount);
  return (
    <div>
      <p className="mb-2 text-sm">{text}</p>
      <ProgressBar label={t`Progress to free delivery`} value={value} text={text} />
    </div>
  );
}

/** The country is named while the address is not known. */
const freeText = (country: string) => (country ? t`Free delivery (${country})` : t`Delivery is free.`);

const missingText = (amount: string, country: string) =>
  country ? t`Spend ${amount} more for free delivery (${country})` : t`Spend ${amount} more for free delivery`;

function moneyOf({ amount, currency }: { amount: string; currency: string }): Money {
  return Money.parse(amount, currency);
}
