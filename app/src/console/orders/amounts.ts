/** Amounts of refunds, spread over payments. */
import { Money } from "@cartwright/sdk";

export interface Source {
  paymentId: string;
  /** The maximum that can be refunded of it. */
  max: string;
  /** Whether the money goes back outside of the shop. */
  isExternal: boolean;
}

export interface Share {
  paymentId: string;
  amount: { amount: string };
  externalRefund?: boolean;
}

/** An amount spread over payments, in their order; those of which nothing is taken are left out. */
export function spread(amount: string, sources: readonly Source[], currency: string): Share[] {
  let left = Money.parse(amount, currency);
  const shares: Share[] = [];
  for (const { paymentId, max, isExternal } of sources) {
    const most = Money.parse(max, currency);
    const taken = left.compare(most) < 0 ? left : most;
    if (taken.isZero() || taken.isNegative()) continue;
    left = left.minus(taken);
    shares.push({ paymentId, amount: { amount: taken.toJSON().amount }, ...(isExternal && { externalRefund: true }) });
  }
  return shares;
}

/** The sum of what can be refunded. */
export function totalOf(sources: readonly Source[], currency: string): string {
  const amounts = sources.map(({ max }) => Money.parse(max, currency));
  return Money.sum(amounts, currency).toJSON().amount;
}
