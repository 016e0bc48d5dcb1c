import { expect, it } from "vitest";
import { groupsOf } from "./History";
import { activityText } from "./messages";

it("an order's history shows amounts", () => {
  const amount = { amount: "98.00" };
  const texts = [
    { orderRefunded: { amount } },
    { refundInitiated: { amount } },
    { paymentRefunded: { payment: { regular: { amount } } } },
    { refundedAsStoreCredit: { amount } },
    { activityType: "ORDER_REFUNDED" },
  ].map((activity) => activityText(activity, "USD"));
  expect(texts).toEqual([
    "Refunded $98.00.",
    "Refund of $98.00 started.",
    "$98.00 went back to the payment.",
    "Refunded $98.00 as store credit.",
    "Order refunded.",
  ]);
});

it("an order's history is grouped by age, newest first", () => {
  const at = (text: string) => ({ _id: text, _createdDate: new Date(text) });
  const groups = groupsOf(
    [at("2026-09-01T10:00:00"), at("2026-11-24T23:59:00"), at("2026-11-25T00:01:00"), at("2026-11-20T10:00:00")],
    new Date("2026-11-25T12:00:00"),
  );
  expect(groups.map(({ name, entries }) => [name, entries.length])).toEqual([
    ["Today", 1],
    ["Yesterday", 1],
    ["Last 7 days", 1],
    ["Older", 1],
  ]);
});
