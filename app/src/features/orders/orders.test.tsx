import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { shopContent } from "../../lib/shopContent";
import { Component as AccountHome } from "../../pages/account-home";
import { OrderList, OrderPage } from "../../pages/order-pages";
import { fakeClient } from "../../test/fakeClient";
import { ADA } from "../../test/fakeMembers";
import { fakeOrders, order } from "../../test/fakeOrders";
import { renderStore } from "../../test/renderStore";
import { withClock } from "../../test/timers";
import { SettingsLayout } from "../account/settings";
import { ThankYou } from ".";

type Orders = Parameters<typeof fakeOrders>[0];

function at(path: string, orders: Orders, change: (client: ReturnType<typeof clientOf>) => void = () => undefined) {
  const client = clientOf(orders);
  change(client);
  const pages = [
    { path: "/account/orders", element: <OrderList /> },
    { path: "/account/orders/:id", element: <OrderPage /> },
  ];
  return { client, ...renderStore(<p>Elsewhere</p>, client, { at: path, pages }) };
}

const clientOf = (orders: Orders) => ({ ...fakeClient(null, ADA), ...fakeOrders(orders) });

describe("the overview of the account", () => {
  const home = (orders: Orders) =>
    renderStore(<p>Elsewhere</p>, clientOf(orders), {
      at: "/account",
      pages: [{ path: "/account", element: <SettingsLayout />, children: [{ path: "", element: <AccountHome /> }] }],
    });

  it("shows the two latest orders and links to all", async () => {
    home([order(3), order(2), order(1)]);
    const list = within(await screen.findByRole("list", { name: "Orders" }));
    expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Order 3", "Order 2"]);
    expect(screen.getByRole("link", { name: "All orders" })).toHaveAttribute("href", "/account/orders");
  });

  it("leads a member without orders to the shop", async () => {
    home([]);
    expect(await screen.findByText(/^You have not ordered anything yet/)).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "All orders" })).toBeNull();
    expect(screen.getByRole("link", { name: "Shop everything" })).toBeInTheDocument();
  });
});

describe("the list of orders", () => {
  it("shows number, total and status, and older orders on demand", async () => {
    const { user } = at("/account/orders", [order(3), order(2, { fulfillmentStatus: "FULFILLED" }), order(1)]);
    const first = (await screen.findByRole("link", { name: "Order 3" })).closest("article")!;
    expect(within(first).getByText("$21.60")).toBeInTheDocument();
    expect(within(first).getByText("Being prepared")).toBeInTheDocument();
    expect(within(first).getByText("Placed Nov 20, 2026 · 2 items · Paid")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Order 1" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show older orders" }));
    expect(await screen.findByRole("link", { name: "Order 1" })).toHaveAttribute("href", "/account/orders/order-1");
    expect(screen.queryByRole("button", { name: "Show older orders" })).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("3 orders shown");
  });

  it.each([
    ["the latest day", { deliverByDate: new Date("2099-11-24T12:00:00") }, {}, "Arrives by Nov 24, 2099"],
    [
      "the time slot",
      { deliveryTimeSlot: { from: new Date("2099-11-24T09:00:00"), to: new Date("2099-11-24T11:00:00") } },
      {},
      /^Delivery Tue, Nov 24, 9:00\D+11:00 AM$/,
    ],
    [
      "the day of a pickup",
      { deliverByDate: new Date("2099-11-24T12:00:00"), pickupDetails: {} },
      {},
      "Ready for pickup by Nov 24, 2099",
    ],
    [
      "nothing once it has arrived",
      { deliverByDate: new Date("2020-11-24") },
      { fulfillmentStatus: "FULFILLED" },
      null,
    ],
    ["nothing of a cancelled one", { deliverByDate: new Date("2099-11-24") }, { status: "CANCELED" }, null],
  ])("shows when an order is expected, in the list and on its page: %s", async (_, logistics, more, said) => {
    const one = order(1, { shippingInfo: { title: "Standard", logistics }, ...more });
    const list = at("/account/orders", [one]);
    await screen.findByRole("link", { name: "Order 1" });
    const expected = () => screen.queryByText(said ?? /^(Arrives|Delivery \S|Pickup|Ready)/);
    expect(expected() !== null).toBe(said !== null);
    list.unmount();
    at("/account/orders/order-1", [one]);
    await screen.findByRole("heading", { name: "Delivery and payment" });
    expect(screen.queryByText(said ?? /^(Arrives|Pickup|Ready)/) !== null).toBe(said !== null);
  });

  it("keeps its filter in the URL", async () => {
    const { user, client, history } = at("/account/orders", [order(2), order(1, { status: "CANCELED" })]);
    await screen.findByRole("link", { name: "Order 2" });
    await user.selectOptions(screen.getByLabelText("Show"), "Cancelled");
    expect(await screen.findByText("Cancelled", { selector: "span" })).toBeInTheDocument();
    expect(history.visit().location.search).toBe("?status=cancelled");
    expect(client.orders.searchOrders).toHaveBeenLastCalledWith(
      expect.objectContaining({ filter: { status: "CANCELED" } }),
      expect.anything(),
    );
  });

  it("shows a message when there are no orders", async () => {
    at("/account/orders", []);
    expect(await screen.findByText("You have not ordered anything yet.")).toBeInTheDocument();
  });

  it("retries a failed refresh and a failed next page", async () => {
    const { user, client, resources } = at("/account/orders", [order(3), order(2), order(1)]);
    await screen.findByRole("link", { name: "Order 3" });
    const away = Object.assign(new Error(), { kind: "network" });
    client.orders.searchOrders.mockRejectedValueOnce(away);
    await act(() => resources.invalidate());
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
    expect(screen.queryByRole("link", { name: "Order 1" })).not.toBeInTheDocument();
    client.orders.searchOrders.mockRejectedValueOnce(away);
    await user.click(screen.getByRole("button", { name: "Show older orders" }));
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Order 1" })).toBeInTheDocument();
  });

  it("shows an error with a retry when orders do not load", async () => {
    const { user } = at("/account/orders", [order(1)], ({ orders }) => {
      orders.searchOrders.mockRejectedValueOnce(Object.assign(new Error(), { kind: "network" }));
    });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Order 1" })).toBeInTheDocument();
  });
});

describe("an order", () => {
  it("shows its history without the shop's internal notes", async () => {
    const activities = [
      { _id: "1", activityType: "ORDER_PLACED", _createdDate: new Date("2026-11-20T12:00:00Z") },
      { _id: "2", activityType: "ORDER_PAID", _createdDate: new Date("2026-11-20T12:01:00Z") },
      { _id: "3", activityType: "MERCHANT_COMMENT", merchantComment: { message: "awkward customer" } },
    ];
    at("/account/orders/order-1", [order(1, { activities })]);
    const history = within(await screen.findByRole("region", { name: "History" }));
    expect(history.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("The order was paid."),
      expect.stringContaining("You placed the order."),
    ]);
    expect(screen.queryByText(/awkward/)).not.toBeInTheDocument();
  });

  it("links to the tracking of its shipments", async () => {
    at("/account/orders/order-1", [order(1)], ({ orderFulfillments }) => {
      const trackingInfo = { trackingNumber: "1Z", shippingProvider: "UPS", trackingLink: "https://ups.example/1Z" };
      orderFulfillments.listFulfillmentsForSingleOrder.mockResolvedValue({
        orderWithFulfillments: { fulfillments: [{ _id: "f", lineItems: [{ quantity: 2 }], trackingInfo }] },
      });
    });
    expect(await screen.findByRole("link", { name: "Track parcel 1Z" })).toHaveAttribute(
      "href",
      "https://ups.example/1Z",
    );
    expect(screen.getByText("UPS")).toBeInTheDocument();
  });

  it("links to the carrier's page of a parcel without a link of its own", async () => {
    at("/account/orders/order-1", [order(1)], ({ orderFulfillments }) => {
      const trackingInfo = { trackingNumber: "1Z 9", shippingProvider: "UPS" };
      orderFulfillments.listFulfillmentsForSingleOrder.mockResolvedValue({
        orderWithFulfillments: { fulfillments: [{ _id: "f", lineItems: [{ quantity: 2 }], trackingInfo }] },
      });
    });
    expect(await screen.findByRole("link", { name: "Track parcel 1Z 9" })).toHaveAttribute(
      "href",
      "https://www.ups.com/track?tracknum=1Z%209",
    );
  });

  it("offers downloads until their links expire", async () => {
    const file = (days: number) => ({
      link: "https://x.example/f",
      expirationDate: new Date(Date.now() + days * 86_400_000),
    });
    const line = (name: string, digitalFile?: object) => ({
      _id: name,
      productName: { original: name },
      itemType: { preset: "DIGITAL" },
      ...(digitalFile && { digitalFile }),
    });
    at("/account/orders/order-1", [
      order(1, { lineItems: [line("Pattern", file(3)), line("Song", file(-3)), line("Film")] }),
    ]);
    const downloads = within(await screen.findByRole("region", { name: "Downloads" }));
    expect(downloads.getByRole("link", { name: "Download Pattern" })).toHaveAttribute("href", "https://x.example/f");
    expect(downloads.getByText(/This link expired on/)).toBeInTheDocument();
    expect(downloads.getByText("The download link is available once your order is paid.")).toBeInTheDocument();
    expect(downloads.getByRole("link", { name: shopContent.contact })).toBeInTheDocument();
    expect(downloads.getAllByRole("link", { name: /^Download / })).toHaveLength(1);
  });

  it("shows the platform's discounts, fees, taxes, payments and refunds", async () => {
    at("/account/orders/order-1", [
      order(1, {
        shippingInfo: { title: "Standard" },
        appliedDiscounts: [{ coupon: { name: "Spring", amount: { amount: "2.00" } } }],
        additionalFees: [{ name: "Gift wrap", price: { amount: "3.00" } }],
        taxInfo: {
          taxBreakdown: [
            { taxName: "Sales tax", jurisdiction: "New York", aggregatedTaxAmount: { amount: "0.80" } },
            { taxName: "County tax", jurisdiction: "Columbia", aggregatedTaxAmount: { amount: "0.80" } },
          ],
        },
        balanceSummary: { paid: { amount: "21.60" }, refunded: { amount: "5.00" }, balance: { amount: "0.00" } },
      }),
    ]);
    await screen.findByText("Sales tax · New York");
    const rows = screen
      .getAllByRole("definition")
      .map((value) => `${value.previousSibling?.textContent} ${value.textContent}`);
    for (const row of [
      "Subtotal $20.00",
      "Spring −$2.00",
      "Delivery Free",
      "Gift wrap $3.00",
      "Tax $1.60",
      "County tax · Columbia $0.80",
      "Total $21.60",
      "Paid $21.60",
      "Refunded −$5.00",
    ]) {
      expect(rows).toContain(row);
    }
    expect(rows.some((row) => row.startsWith("Amount due"))).toBe(false);
  });

  it("can be added to the cart again", async () => {
    const { user, client } = at("/account/orders/order-1", [order(1)]);
    await user.click(await screen.findByRole("button", { name: "Order again" }));
    await waitFor(() => {
      expect(client.currentCart.addToCurrentCart).toHaveBeenCalledWith({
        lineItems: [
          { catalogReference: { appId: "app", catalogItemId: "mug", options: { variantId: "moss" } }, quantity: 2 },
        ],
      });
    });
  });

  it("shows another shopper's order as not found", async () => {
    at("/account/orders/order-9", [order(1)]);
    expect(await screen.findByRole("heading", { name: "Order not found" })).toBeInTheDocument();
  });
});

describe("after a checkout", () => {
  const thanks = (id: string, orders: Orders) => {
    const client = { ...fakeClient(null), ...fakeOrders(orders) };
    return { client, ...renderStore(<ThankYou orderId={id} />, client) };
  };

  it("the thank-you page is shown to members and visitors", async () => {
    thanks("order-1", [order(1)]);
    expect(await screen.findByRole("heading", { level: 1, name: "Thank you" })).toBeInTheDocument();
    expect(screen.getByText("Your order number is 1.")).toBeInTheDocument();
    expect(screen.getByRole("list", { name: "Items" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "View order" })).not.toBeInTheDocument();
  });

  it("a declined order shows no number, and its items can be added to the cart again", async () => {
    thanks("order-1", [order(1, { status: "REJECTED", paymentStatus: "DECLINED" })]);
    expect(await screen.findByRole("heading", { level: 1, name: "Your payment was declined" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Order again" })).toBeInTheDocument();
    expect(screen.queryByText(/Your order number/)).not.toBeInTheDocument();
  });

  it("a pending order is polled for ten seconds and then shown as pending", async () => {
    await withClock(async (pass) => {
      const { client } = thanks("order-1", [order(1, { status: "PENDING", paymentStatus: "PENDING" })]);
      await pass(0);
      expect(screen.getByText("We are waiting for your payment to be confirmed.")).toBeInTheDocument();
      await pass(10_500);
      expect(screen.getByRole("heading", { level: 1, name: "Your payment is being confirmed" })).toBeInTheDocument();
      const calls = client.orders.getOrder.mock.calls.length;
      expect(calls).toBeGreaterThan(5);
      await pass(20_000);
      expect(client.orders.getOrder.mock.calls).toHaveLength(calls);
    });
  });

  it("an order not found within ten seconds shows an error with its id", async () => {
    await withClock(async (pass) => {
      const { client } = thanks("order-7", []);
      await pass(3_000);
      expect(client.orders.getOrder.mock.calls.length).toBeGreaterThan(1);
      await pass(8_000);
      expect(screen.getByRole("heading", { level: 1, name: "Your order could not be loaded" })).toBeInTheDocument();
      expect(screen.getByText(/order-7/)).toBeInTheDocument();
    });
  });
});
