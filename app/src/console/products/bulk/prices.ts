/** Bulk price changes, computed exactly and previewed as old → new. */
import { Money } from "@cartwright/sdk";

export type Rounding = "exact" | "whole" | "ninetyNine";

export interface PriceChange {
  by: "percent" | "amount";
  /** Decimal text; negative for a lower price. */
  value: string;
  rounding: Rounding;
  /** Whether the old price becomes the compare-at price of a lowered price. */
  keepsOld: boolean;
}

export interface Prices {
  price: string;
  /** Empty without a compare-at price. */
  compareAt: string;
}

export type Changed = { prices: Prices; problem?: undefined } | { prices?: undefined; problem: "negative" | "large" };

const MAX = "999999999.99";

/** The prices after a change, or the problem if the new price would be invalid. */
export function changedPrices({ price, compareAt }: Prices, change: PriceChange, currency: string): Changed {
  const old = Money.parse(price, currency);
  const difference =
    change.by === "percent" ? old.times(change.value).times("0.01") : Money.parse(change.value, currency);
  const next = rounded(old.plus(difference), change.rounding, currency);
  if (next.isNegative()) return { problem: "negative" };
  if (next.compare(Money.parse(MAX, currency)) > 0) return { problem: "large" };
  const compared = compareAt || (change.keepsOld ? price : "");
  const isReduced = compared !== "" && Money.parse(compared, currency).compare(next) > 0;
  return { prices: { price: next.toString(), compareAt: isReduced ? compared : "" } };
}

/** Rounds an amount half away from zero; to prices that end with 99, the nearest, and in a tie the higher. */
function rounded(amount: Money, rounding: Rounding, currency: string): Money {
  const exact = amount.round();
  if (rounding === "exact") return exact;
  if (rounding === "whole") return toWhole(exact, currency);
  const cent = Money.parse("0.01", currency);
  const next = toWhole(exact.plus(cent), currency).minus(cent);
  return next.isNegative() && !exact.isNegative() ? Money.parse("0.99", currency) : next;
}

function toWhole(amount: Money, currency: string): Money {
  const [whole = "0", fraction = ""] = amount.toString().replace("-", "").split(".");
  const up = Number(fraction.charAt(0) || "0") >= 5 ? 1n : 0n;
  const text = String(BigInt(whole) + up);
  return Money.parse(amount.isNegative() && text !== "0" ? `-${text}` : text, currency).round();
}
