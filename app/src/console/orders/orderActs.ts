/** The acts on an order by its state: why an act is disabled, and the customer's email that it sends. */
import { t } from "@lingui/core/macro";
import type { Order } from "../../lib/order";
import { paymentStatusOf } from "./messages";

export type Payments = Parameters<typeof paymentStatusOf>[0][];

const isCancelled = ({ status }: Order): boolean => status === "CANCELED" || status === "REJECTED";

/** Whether the customer paid, also where the payment was refunded since. */
export const isPaid = ({ paymentStatus = "" }: Order): boolean =>
  ["PAID", "PARTIALLY_REFUNDED", "FULLY_REFUNDED"].includes(paymentStatus);

/** Whether money of the customer is left with the shop. */
export const hasMoney = ({ balanceSummary }: Order): boolean =>
  Number(balanceSummary?.paid?.amount ?? 0) > Number(balanceSummary?.refunded?.amount ?? 0);

/** Why an act is disabled; undefined if it is not. */
export const whyNot = {
  refund: (order: Order) => (hasMoney(order) ? undefined : t`There is nothing to refund.`),
  markPaid: (order: Order) => (isCancelled(order) ? t`The order is already cancelled.` : undefined),
  cancel: (order: Order, payments: Payments | undefined) => {
    if (isCancelled(order)) return t`The order is already cancelled.`;
    if (order.fulfillmentStatus === "FULFILLED" && order.paymentStatus === "FULLY_REFUNDED") {
      return t`All items are sent and refunded.`;
    }
    if (!payments) return t`The payments are not known yet.`;
    return payments.some((payment) => paymentStatusOf(payment) === "AUTHORIZED")
      ? t`A payment is still authorised: capture or release it first.`
      : undefined;
  },
};

/** The email that a shipment sends to the customer, in words. */
export function shipmentMail({ buyerInfo }: Order, hasTracking: boolean): string {
  if (!buyerInfo?.email) return t`The order has no email address: the customer gets no email.`;
  return hasTracking
    ? t`An email with the tracking goes to ${{ email: buyerInfo.email }} at once. Undo cannot take it back.`
    : t`Without tracking, no email goes to the customer.`;
}
