import { msg, t } from "@lingui/core/macro";
import { dayText, spanText } from "../../lib/dates";
import type { Order } from "../../lib/order";
import { textIn, type TextTable } from "../../lib/textTable";

const PAYMENTS: TextTable = {
  PAID: msg`Paid`,
  NOT_PAID: msg`Not paid yet`,
  PENDING: msg`Payment pending`,
  PENDING_MERCHANT: msg`Payment pending`,
  PARTIALLY_PAID: msg`Partly paid`,
  PARTIALLY_REFUNDED: msg`Partly refunded`,
  FULLY_REFUNDED: msg`Refunded`,
  CANCELED: msg`Payment cancelled`,
  DECLINED: msg`Payment declined`,
  UNSPECIFIED: msg`Payment status unknown`,
};

/** The state of an order, from the shopper's view. */
export type Standing = "placed" | "pending" | "declined" | "cancelled";

export function standingOf({ status, paymentStatus }: Order): Standing {
  if (status === "CANCELED") return "cancelled";
  if (status === "REJECTED" || paymentStatus === "DECLINED") return "declined";
  return status === "PENDING" || paymentStatus === "PENDING" ? "pending" : "placed";
}

/** The state as text, with its badge's tone. */
export function stateOf(order: Order): { text: string; tone: "good" | "warn" | "bad" | "plain" } {
  switch (standingOf(order)) {
    case "cancelled":
      return { text: t`Cancelled`, tone: "plain" };
    case "declined":
      return { text: t`Declined`, tone: "bad" };
    case "pending":
      return { text: t`Payment pending`, tone: "warn" };
    case "placed":
      return order.fulfillmentStatus === "FULFILLED"
        ? { text: isPickedUp(order) ? t`Collected` : t`Shipped`, tone: "good" }
        : order.fulfillmentStatus === "PARTIALLY_FULFILLED"
          ? { text: t`Partly shipped`, tone: "good" }
          : { text: t`Being prepared`, tone: "plain" };
  }
}

export function paymentText({ paymentStatus }: Order): string {
  return textIn(PAYMENTS, paymentStatus ?? "UNSPECIFIED") ?? paymentStatus ?? "";
}

function isPickedUp({ shippingInfo }: Order): boolean {
  return shippingInfo?.logistics?.pickupDetails !== undefined;
}

export function itemsIn({ lineItems }: Order): number {
  return (lineItems ?? []).reduce((sum, { quantity = 1 }) => sum + quantity, 0);
}

/** The expected delivery as text: its time slot, else its latest day. Undefined once it has passed. */
export function expectedText(order: Order): string | undefined {
  const standing = standingOf(order);
  const { deliveryTimeSlot: slot, deliverByDate } = order.shippingInfo?.logistics ?? {};
  const latest = slot?.to ?? deliverByDate;
  const fulfilled = order.fulfillmentStatus === "FULFILLED";
  const collected = fulfilled && isPickedUp(order);
  if (latest === undefined || standing === "cancelled" || standing === "declined" || collected) return undefined;
  if (fulfilled && latest < new Date()) return undefined;
  if (slot?.from && slot.to) {
    const time = spanText(slot.from, slot.to);
    return isPickedUp(order) ? t`Pickup ${{ time }}` : t`Delivery ${{ time }}`;
  }
  const date = dayText(latest);
  return isPickedUp(order) ? t`Ready for pickup by ${{ date }}` : t`Arrives by ${{ date }}`;
}
