import { expect, it } from "vitest";
import { order } from "../../test/fakeOrders";
import { fakeOwner } from "../test/renderConsole";
import type { ConsoleClient } from "../session/client";
import { mayBeTrackingNumber, ordersOfParcel } from "./tracking";

it.each([
  ["JD0146000034", true],
  ["1Z 999 AA1 0123 4567 84", true],
  ["0034-0434-1610-94", true],
  ["10001", false],
  ["Ida Lund", false],
  ["ada@example.com", false],
])("%s counts as a tracking number: %s", (text, may) => {
  expect(mayBeTrackingNumber(text)).toBe(may);
});

it("an order is found by its tracking number on any page, ignoring spaces", async () => {
  const client = fakeOwner([order(7), order(8), order(9)]);
  client.orderFulfillments.listFulfillmentsForMultipleOrders.mockImplementation((ids) =>
    Promise.resolve({
      ordersWithFulfillments: ids.map((orderId) => ({
        orderId,
        fulfillments: [{ trackingInfo: { trackingNumber: `JD01 4600 ${orderId.slice(-1)}` } }],
      })),
    }),
  );
  const { signal } = new AbortController();
  const find = (text: string) => ordersOfParcel(client as unknown as ConsoleClient, text, signal);
  expect(await find("jd0146009")).toEqual(["order-9"]);
  expect(await find("jd0146005")).toEqual([]);
  client.orderFulfillments.listFulfillmentsForMultipleOrders.mockRejectedValue(new Error("no network"));
  expect(await find("jd0146009")).toEqual([]);
});
