/** Amounts in the cart view. */

import { Money } from "../../sdk/money.js";
import type { Price } from "./view.js";

/** An amount on the wire, in the shop's currency and in the buyer's. */
export interface WireAmount {
  amount?: string;
  convertedAmount?: string;
  formattedAmount?: string;
  formattedConvertedAmount?: string;
}

/** A cart's currencies: the shop's, and the displayed currency. */
export interface Currencies {
  readonly shop: string;
  readonly buyer: string;
}

export function currencies(shop: string | undefined, buyer: string | undefined): Currencies {
  return { shop: shop ?? "", buyer: buyer ?? shop ?? "" };
}

/** The displayed amount: the converted one, if there is one. */
export function priceOf(amount: WireAmount | undefined, { shop, buyer }: Currencies): Price | undefined {
  if (!amount) return undefined;
  const converted = amount.convertedAmount !== undefined;
  const text = converted ? amount.convertedAmount : amount.amount;
  const ready = converted ? amount.formattedConvertedAmount : amount.formattedAmount;
  return text === undefined ? undefined : written(text, converted ? buyer : shop, ready);
}

/** A calculated amount. */
export function priceOfMoney(money: Money): Price {
  const rounded = money.round();
  return { amount: rounded.toString(), currency: rounded.currency, text: rounded.format() };
}

/** The price times a quantity; undefined if it cannot be calculated. */
export function timesPrice(price: Price | undefined, count: number): Price | undefined {
  const money = price && readMoney(price.amount, price.currency);
  return money && priceOfMoney(money.times(count));
}

/** The amount as a deduction: negated, unless it is negative already. */
export function negative(price: Price): Price {
  const money = readMoney(price.amount, price.currency);
  if (!money) return price;
  return priceOfMoney(money.isNegative() ? money : money.negated());
}

export function isNothing(price: Price | undefined): boolean {
  return price === undefined || /^-?0*(\.0*)?$/.test(price.amount);
}

/** The amount as money; undefined if it is not a valid amount. */
export function readMoney(amount: string, currency: string): Money | undefined {
  try {
    return Money.parse(amount, currency);
  } catch {
    // An amount in an unknown format of the platform is shown unchanged.
    return undefined;
  }
}

function written(amount: string, currency: string, ready: string | undefined): Price {
  return { amount, currency, text: readMoney(amount, currency)?.format() ?? ready ?? amount };
}
