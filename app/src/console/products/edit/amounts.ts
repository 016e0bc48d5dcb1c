/** Amounts of a product: their form, and the profit and margin of a price. */
import { Money } from "@cartwright/sdk";

/** The form of an amount of a currency with so many digits after the point. */
export function amountForm(digits: number): RegExp {
  return digits > 0 ? new RegExp(`^\\d{1,9}(?:\\.\\d{1,${digits}})?$`) : /^\d{1,9}$/;
}

export function isAmount(text: string, digits: number): boolean {
  return amountForm(digits).test(text);
}

export interface Profit {
  amount: string;
  /** The profit as a fraction of the price. */
  margin: number | undefined;
}

const AMOUNT = /^\d+(?:\.\d+)?$/;

/** The profit of a price, if both amounts are there. */
export function profitOf(price: string, cost: string, currency: string): Profit | undefined {
  if (!AMOUNT.test(price) || !AMOUNT.test(cost)) return undefined;
  const amount = Money.parse(price, currency).minus(Money.parse(cost, currency)).round().toString();
  return { amount, margin: Number(price) > 0 ? Number(amount) / Number(price) : undefined };
}
