/** Fulfilled quantities, and those still open. */
import type { Fulfillment, Order, OrderLine } from "../../lib/order";

/** The fulfilled quantity of each line. */
export function sentOf(fulfillments: readonly Fulfillment[]): ReadonlyMap<string, number> {
  const sent = new Map<string, number>();
  for (const { _id = "", quantity = 0 } of fulfillments.flatMap(({ lineItems }) => lineItems ?? [])) {
    sent.set(_id, (sent.get(_id) ?? 0) + quantity);
  }
  return sent;
}

export interface OpenLine {
  line: OrderLine;
  open: number;
}

/**
 * The lines with open quantities; undefined if unknown, since a fulfilled order comes without its shipments. A refund
 * counts against unshipped pieces first.
 */
export function openLines(
  { lineItems, fulfillmentStatus }: Order,
  fulfillments: readonly Fulfillment[] | null | undefined,
): OpenLine[] | undefined {
  const sent = sentOf(fulfillments ?? []);
  const isSent = fulfillmentStatus === "FULFILLED" || fulfillmentStatus === "PARTIALLY_FULFILLED";
  if (!fulfillments || (isSent && sent.size === 0)) return undefined;
  return (lineItems ?? []).flatMap((line) => {
    const { _id = "", quantity = 1, refundQuantity = 0 } = line;
    const open = Math.max(0, quantity - refundQuantity - (sent.get(_id) ?? 0));
    return open > 0 ? [{ line, open }] : [];
  });
}
