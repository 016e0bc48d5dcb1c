import { vi } from "vitest";
import type { Order } from "../lib/order";

const notFound = () =>
  Object.assign(new Error("none"), { kind: "application", status: 404, code: "ORDER_NOT_FOUND", isPlatform: true });

/** A paid, unshipped order. */
export function order(number: number, more: Partial<Order> = {}): Order {
  return {
    _id: `order-${number}`,
    number: String(number),
    status: "APPROVED",
    paymentStatus: "PAID",
    fulfillmentStatus: "NOT_FULFILLED",
    currency: "USD",
    purchasedDate: new Date("2026-11-20T12:00:00Z"),
    lineItems: [
      {
        _id: "line",
        quantity: 2,
        productName: { original: "Mug" },
        price: { amount: "10.00" },
        lineItemPrice: { amount: "20.00" },
        catalogReference: { appId: "app", catalogItemId: "mug", options: { variantId: "moss" } },
      },
    ],
    priceSummary: {
      subtotal: { amount: "20.00" },
      shipping: { amount: "0.00" },
      tax: { amount: "1.60" },
      total: { amount: "21.60" },
    },
    ...more,
  };
}

/** The order calls over orders in memory, two to a page. */
export function fakeOrders(orders: readonly Order[] = []) {
  const page = (search: { filter?: { status?: unknown }; cursorPaging?: { cursor?: string } }) => {
    const start = Number(search.cursorPaging?.cursor ?? 0);
    const wanted = orders.filter(({ status }) => search.filter?.status !== "CANCELED" || status === "CANCELED");
    const next = start + 2 < wanted.length ? { next: String(start + 2) } : {};
    return { orders: wanted.slice(start, start + 2), metadata: { cursors: next } };
  };
  return {
    orders: {
      getOrder: vi.fn((id: string) => {
        const found = orders.find(({ _id }) => _id === id);
        return found ? Promise.resolve(found) : Promise.reject(notFound());
      }),
      searchOrders: vi.fn((search: Parameters<typeof page>[0]) => Promise.resolve(page(search))),
    },
    orderFulfillments: {
      listFulfillmentsForSingleOrder: vi.fn(() =>
        Promise.resolve({ orderWithFulfillments: { fulfillments: [] as object[] } }),
      ),
    },
    orderTransactions: {
      listTransactionsForSingleOrder: vi.fn(() => Promise.resolve({ orderTransactions: { payments: [] as object[] } })),
    },
  };
}
