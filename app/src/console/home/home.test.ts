import { expect, test } from "vitest";
import type { Order } from "../../lib/order";
import { RANGES, salesOf } from "./queries";

const from = new Date(2026, 2, 16);

function order(day: number, paid: string, refunded = "0", currency = "EUR"): Order {
  return {
    purchasedDate: new Date(2026, 2, 16 + day, 23, 30),
    currency,
    balanceSummary: { paid: { amount: paid }, refunded: { amount: refunded } },
  };
}

test("sales are summed by day without refunds and other currencies, also across a clock change", () => {
  const orders = [order(13, "10.10"), order(13, "20.20", "5.05"), order(0, "1.00"), order(12, "7.00", "0", "USD")];
  const { currency, spans, others } = salesOf(orders, from, RANGES.fortnight, true);
  expect({ currency, others, count: spans.length }).toEqual({ currency: "EUR", others: 1, count: 14 });
  expect(spans.at(-1)?.amount).toBe("25.25");
  expect(spans.map(({ orders: count }) => count)).toEqual([1, ...Array<number>(12).fill(0), 2]);
  expect(spans.at(-1)?.date).toEqual(new Date(2026, 2, 29));
});

test("sales are summed by week", () => {
  const { spans } = salesOf(
    [order(0, "1.00"), order(6, "2.00"), order(7, "4.00"), order(90, "8.00")],
    from,
    RANGES.quarter,
    true,
  );
  expect(spans.map(({ amount }) => Number(amount)).filter(Boolean)).toEqual([3, 4, 8]);
  expect(spans).toHaveLength(13);
  expect(salesOf([], from, RANGES.quarter, true).spans.every(({ amount }) => amount === "0")).toBe(true);
});

test("weeks with unread orders are left out", () => {
  const at = (day: number) => ({ ...order(day, "2.00"), _createdDate: new Date(2026, 2, 16 + day, 12) });
  const { spans, isAll } = salesOf([at(90), at(80), at(71)], from, RANGES.quarter, false);
  expect(isAll).toBe(false);
  expect(spans.map(({ date, amount }) => [date, Number(amount)])).toEqual([
    [new Date(2026, 2, 16 + 77), 2],
    [new Date(2026, 2, 16 + 84), 2],
  ]);
});

test("the goods of a period are counted without refunds, the most sold first, and its buyers with their orders", () => {
  const line = (name: string, quantity: number, refundQuantity = 0) => ({
    ...{ catalogReference: { catalogItemId: name }, productName: { original: name } },
    ...{ quantity, refundQuantity },
  });
  const orders: Order[] = [
    { ...order(1, "9"), buyerInfo: { email: "ada@example.com" }, lineItems: [line("Mug", 1), line("Bowl", 3)] },
    { ...order(2, "9"), buyerInfo: { email: "ada@example.com" }, lineItems: [line("Mug", 2, 1), line("Jug", 1, 1)] },
  ];
  const { goods, buyers } = salesOf(orders, from, RANGES.fortnight, true);
  expect(goods.map(({ name, count }) => [name, count])).toEqual([
    ["Bowl", 3],
    ["Mug", 2],
  ]);
  expect([...buyers]).toEqual([["ada@example.com", 2]]);
});
