import { expect, it } from "vitest";
import type { Order } from "../../lib/order";
import { spentOn } from "./spent";

const order = (paid: string, refunded = "0", currency = "USD"): Order => ({
  currency,
  balanceSummary: { paid: { amount: paid }, refunded: { amount: refunded } },
});

it("a member's average leaves out orders that are refunded in full, unpaid, or in another currency", () => {
  const orders = [order("30.00"), order("20.00", "10.00"), order("34.40", "34.40"), order("0"), order("9", "0", "EUR")];
  expect(spentOn(orders)).toEqual({ sum: "$40.00", average: "$20.00" });
  expect(spentOn([order("0"), order("34.40", "34.40")])).toBeUndefined();
});
