/** Profit and margin of a price. */
import { Money } from "@cartwright/sdk";

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
