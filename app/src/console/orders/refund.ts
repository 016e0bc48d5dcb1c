/** The refund of an order: the chosen parts, and the share of each payment. */
import { currencyDigits, Money } from "@cartwright/sdk";
import { isNothing } from "../../lib/money";
import { readNumber } from "../../lib/typed";
import type { Refundability } from "./queries";

/** The state of a refund's form. */
export interface RefundDraft {
  way: "lines" | "amount";
  /** The quantities of lines by their ids; NaN while the typed text is no quantity. */
  quantities: Readonly<Record<string, number>>;
  withShipping: boolean;
  feeIds: readonly string[];
  /** The typed amount. */
  amount: string;
  reason: string;
  restock: boolean;
  mail: boolean;
}

export const NOTHING: Pick<RefundDraft, "quantities" | "withShipping" | "feeIds" | "amount"> = {
  quantities: {},
  withShipping: false,
  feeIds: [],
  amount: "",
};

/** A new refund, of some lines. */
export function refundOf(lines: readonly { lineItemId: string; quantity: number }[] = []): RefundDraft {
  const quantities = Object.fromEntries(lines.map(({ lineItemId, quantity }) => [lineItemId, quantity]));
  return { ...NOTHING, quantities, way: "lines", reason: "", restock: true, mail: true };
}

/** The whole refundable rest of the order: all lines, fees and the delivery. */
export function allOf(refundability: Refundability | undefined): Partial<RefundDraft> {
  const lines = refundability?.lineItems ?? [];
  return {
    quantities: Object.fromEntries(
      lines.map(({ lineItemId = "", availableRefundQuantity = 0 }) => [lineItemId, availableRefundQuantity]),
    ),
    feeIds: feesOf(refundability).map(({ feeId }) => feeId),
    withShipping: Number(shippingOf(refundability)) > 0,
  };
}

export const shippingOf = (refundability: Refundability | undefined): string =>
  refundability?.shipping?.availableRefundAmount?.amount ?? "0";

/** The fees that can be refunded, with the refundable rest of each. */
export function feesOf(refundability: Refundability | undefined): { feeId: string; left: string }[] {
  return (refundability?.additionalFees ?? []).flatMap(({ additionalFeeId: feeId = "", availableRefundAmount }) => {
    const left = availableRefundAmount?.amount ?? "0";
    return Number(left) > 0 ? [{ feeId, left }] : [];
  });
}

/** The chosen lines, fees and delivery, as the platform takes them. */
export function itemsOf({ quantities, withShipping, feeIds }: RefundDraft, refundability: Refundability | undefined) {
  const lineItems = (refundability?.lineItems ?? []).flatMap(({ lineItemId = "", availableRefundQuantity = 0 }) => {
    const quantity = Math.min(quantities[lineItemId] ?? 0, availableRefundQuantity);
    return quantity > 0 ? [{ lineItemId, quantity }] : [];
  });
  const additionalFees = feesOf(refundability)
    .filter(({ feeId }) => feeIds.includes(feeId))
    .map(({ feeId, left }) => ({ additionalFeeId: feeId, amount: { amount: left } }));
  return {
    ...(lineItems.length > 0 && { lineItems }),
    ...(additionalFees.length > 0 && { additionalFees }),
    ...(withShipping && { shipping: { amount: { amount: shippingOf(refundability) } } }),
  };
}

/** A typed amount in the order's currency; undefined for zero or invalid text. */
export function typedAmount(text: string, currency: string): string | undefined {
  if (currency === "") return undefined;
  const { value = "" } = readNumber(text, { digits: currencyDigits(currency), currency });
  return isNothing({ amount: value }) ? undefined : value;
}

/** The refundable payments, those that the shop itself can refund first. */
export function sourcesOf(refundability: Refundability | undefined): Source[] {
  const sources = (refundability?.payments ?? []).flatMap(({ payment, refundable, manuallyRefundable }) => {
    const max = payment?.monetary?.maxRefund?.amount ?? "0";
    const isExternal = manuallyRefundable !== undefined;
    if (!payment?.paymentId || Number(max) <= 0 || !(refundable || isExternal)) return [];
    return [{ paymentId: payment.paymentId, max, isExternal }];
  });
  return sources.sort((a, b) => Number(a.isExternal) - Number(b.isExternal));
}

interface Source {
  paymentId: string;
  /** The refundable rest of the payment. */
  max: string;
  /** Whether the refund is made outside of the shop, by hand. */
  isExternal: boolean;
}

interface Share {
  paymentId: string;
  amount: { amount: string };
  externalRefund?: boolean;
}

/** Allocates an amount to payments in order; payments without a share are left out. */
export function spread(amount: string, sources: readonly Source[], currency: string): Share[] {
  let left = Money.parse(amount, currency);
  const shares: Share[] = [];
  for (const { paymentId, max: available, isExternal } of sources) {
    const max = Money.parse(available, currency);
    const taken = left.compare(max) < 0 ? left : max;
    if (taken.isZero() || taken.isNegative()) continue;
    left = left.minus(taken);
    shares.push({ paymentId, amount: { amount: taken.toJSON().amount }, ...(isExternal && { externalRefund: true }) });
  }
  return shares;
}

/** The total refundable amount. */
export function totalOf(sources: readonly Source[], currency: string): string {
  const amounts = sources.map(({ max }) => Money.parse(max, currency));
  return Money.sum(amounts, currency).toJSON().amount;
}
