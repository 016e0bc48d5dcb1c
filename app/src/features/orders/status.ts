import type { Order } from "../../lib/order";
import { orderMessages as t } from "./messages";

/** Where an order stands, as the shopper sees it. */
export type Standing = "placed" | "pending" | "declined" | "cancelled";

export function standingOf({ status, paymentStatus }: Order): Standing {
  if (status === "CANCELED") return "cancelled";
  if (status === "REJECTED" || paymentStatus === "DECLINED") return "declined";
  return status === "PENDING" || paymentStatus === "PENDING" ? "pending" : "placed";
}

/** The same in words, with how it looks. */
export function stateOf(order: Order): { text: string; tone: "good" | "warn" | "bad" | "plain" } {
  switch (standingOf(order)) {
    case "cancelled":
      return { text: t.states.CANCELED, tone: "plain" };
    case "declined":
      return { text: t.states.REJECTED, tone: "bad" };
    case "pending":
      return { text: t.states.PENDING, tone: "warn" };
    case "placed":
      return order.fulfillmentStatus === "FULFILLED"
        ? { text: isPickedUp(order) ? t.states.COLLECTED : t.states.FULFILLED, tone: "good" }
        : order.fulfillmentStatus === "PARTIALLY_FULFILLED"
          ? { text: t.states.PARTIALLY_FULFILLED, tone: "good" }
          : { text: t.states.NOT_FULFILLED, tone: "plain" };
  }
}

export function paymentText({ paymentStatus }: Order): string {
  return t.payments[paymentStatus ?? "UNSPECIFIED"] ?? paymentStatus ?? "";
}

export function isPickedUp({ shippingInfo }: Order): boolean {
  return shippingInfo?.logistics?.pickupDetails !== undefined;
}

export function itemsIn({ lineItems }: Order): number {
  return (lineItems ?? []).reduce((sum, { quantity = 1 }) => sum + quantity, 0);
}
