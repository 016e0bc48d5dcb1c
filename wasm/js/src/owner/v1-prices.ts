/** Prices: catalog v1 has one discount for all variants of a product, catalog v3 two prices for each. */

import type { Adjustment, Discount } from "../generated/types/products.js";
import { Money } from "../sdk/money.js";

/** The price before the discount, and the price that shoppers pay: decimal text. */
export interface Priced {
  readonly before: string;
  readonly actual: string;
}

const NONE: Discount = { type: "NONE", value: 0 };

/** The discount that yields all wanted prices: the current one, if it does; undefined if none does. */
export function discountOf(
  prices: readonly Priced[],
  known: Discount | undefined,
  currency: string,
): Discount | undefined {
  const [first] = prices;
  if (!first || prices.every(({ before, actual }) => isEqual(before, actual, currency))) return NONE;
  const candidates = [...(known ? [known] : []), amountOf(first, currency), percentOf(first)];
  return candidates.find((discount) => prices.every((price) => explains(discount, price, currency)));
}

/** The index of the first price that a discount does not yield; -1 if none. */
export function unexplained(prices: readonly Priced[], currency: string): number {
  const [first] = prices;
  if (!first) return 0;
  const discount = amountOf(first, currency);
  return Math.max(
    prices.findIndex((price) => !explains(discount, price, currency)),
    0,
  );
}

export function isSameDiscount(one: Discount | undefined, other: Discount | undefined): boolean {
  const [first = NONE, second = NONE] = [one, other];
  const isNone = (discount: Discount): boolean => discount.type === "NONE" || !discount.value;
  return (isNone(first) && isNone(second)) || (first.type === second.type && first.value === second.value);
}

/** The adjustment that turns all old amounts into the new ones; undefined if there is none. */
export function adjustmentOf(
  amounts: readonly { readonly old: string; readonly now: string }[],
  currency: string,
): Adjustment | undefined {
  const [first] = amounts;
  if (!first) return undefined;
  const difference = parse(first.now, currency).minus(parse(first.old, currency));
  if (amounts.every(({ old, now }) => parse(old, currency).plus(difference).equals(parse(now, currency)))) {
    return { amount: Number(difference.toString()) };
  }
  const rate = Math.round((Number(first.now) / Number(first.old) - 1) * 100);
  if (!Number.isFinite(rate) || rate < MIN_RATE || rate > MAX_RATE) return undefined;
  const isRate = amounts.every(({ old, now }) => share(old, 100 + rate, currency).equals(parse(now, currency)));
  return isRate ? { percentage: { rate, roundToInt: false } } : undefined;
}

const MIN_RATE = -100;
const MAX_RATE = 1000;

export function isEqual(one: string, other: string, currency: string): boolean {
  return parse(one, currency).equals(parse(other, currency));
}

function explains({ type, value = 0 }: Discount, { before, actual }: Priced, currency: string): boolean {
  if (type === "AMOUNT") {
    return (
      value > 0 &&
      parse(before, currency)
        .minus(parse(String(value), currency))
        .equals(parse(actual, currency))
    );
  }
  if (type === "PERCENT") return value > 0 && share(before, 100 - value, currency).equals(parse(actual, currency));
  return isEqual(before, actual, currency);
}

function amountOf({ before, actual }: Priced, currency: string): Discount {
  return { type: "AMOUNT", value: Number(parse(before, currency).minus(parse(actual, currency)).toString()) };
}

function percentOf({ before, actual }: Priced): Discount {
  return { type: "PERCENT", value: Math.round((1 - Number(actual) / Number(before)) * 10_000) / 100 };
}

const share = (amount: string, percent: number, currency: string): Money =>
  parse(amount, currency).times(percent.toFixed(2)).times("0.01").round();

const parse = (amount: string, currency: string): Money => Money.parse(amount, currency);
