import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { order } from "../../test/fakeOrders";
import { fakeOwner, renderConsole } from "../test/renderConsole";
import { groupsOf } from "./History";
import { OrderPage, PrintPage } from ".";
import { activityText } from "./messages";

function show(
  more: Parameters<typeof order>[1] = {},
  change: (client: ReturnType<typeof fakeOwner>) => void = () => undefined,
) {
  const client = fakeOwner([order(7, more)]);
  change(client);
  return { client, ...renderConsole("/owner/orders/:id", "/owner/orders/order-7", <OrderPage />, client) };
}

describe("an order", () => {
  it("is fulfilled in part, and the fulfilment can be undone", async () => {
    const { client, user } = show();
    await user.click(await screen.findByRole("button", { name: "Fulfil items" }));
    const dialog = await screen.findByRole("dialog", { name: "Fulfil items" });
    const quantity = within(dialog).getByRole("textbox", { name: /^Mug/ });
    expect(quantity).toHaveValue("2");
    await user.clear(quantity);
    await user.type(quantity, "1");
    await user.selectOptions(within(dialog).getByLabelText("Carrier"), "DHL");
    await user.type(within(dialog).getByLabelText("Tracking number"), "T-1");
    await user.click(within(dialog).getByRole("button", { name: "Fulfil" }));
    expect(client.orderFulfillments.createFulfillment).toHaveBeenCalledWith("order-7", {
      lineItems: [{ _id: "line", quantity: 1 }],
      trackingInfo: { shippingProvider: "dhl", trackingNumber: "T-1" },
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(client.orderFulfillments.deleteFulfillment).toHaveBeenCalledWith({
        orderId: "order-7",
        fulfillmentId: "made",
      });
    });
  });

  it("cannot be fulfilled without an item", async () => {
    const { client, user } = show();
    await user.click(await screen.findByRole("button", { name: "Fulfil items" }));
    const dialog = await screen.findByRole("dialog", { name: "Fulfil items" });
    await user.clear(within(dialog).getByRole("textbox", { name: /^Mug/ }));
    const act = within(dialog).getByRole("button", { name: "Fulfil" });
    expect(act).toHaveAttribute("aria-disabled", "true");
    await user.click(act);
    expect(client.orderFulfillments.createFulfillment).not.toHaveBeenCalled();
  });

  it("is refunded by the platform's calculation with a restock", async () => {
    const { client, user, queries } = show({ balanceSummary: { paid: { amount: "21.60" } } }, ({ orderBilling }) => {
      orderBilling.getOrderRefundability.mockResolvedValue({
        payments: [{ refundable: true, payment: { paymentId: "card", monetary: { maxRefund: { amount: "21.60" } } } }],
        lineItems: [{ lineItemId: "line", availableRefundQuantity: 2 }],
      });
      orderBilling.calculateRefund.mockResolvedValue({ summary: { total: { amount: "10.80" } } });
    });
    await user.click(await screen.findByRole("button", { name: "Refund" }));
    const dialog = await screen.findByRole("dialog", { name: "Refund" });
    await user.type(await within(dialog).findByRole("textbox", { name: /^Mug/ }), "1");
    const act = await within(dialog).findByRole("button", { name: "Refund $10.80" });
    // An event of the order recalculates the sum, which must not swallow a click.
    client.orderBilling.calculateRefund.mockReturnValue(new Promise(() => undefined));
    void queries.invalidateQueries();
    await waitFor(() => {
      expect(client.orderBilling.calculateRefund).toHaveBeenCalledTimes(2);
    });
    await user.click(act);
    const items = [{ lineItemId: "line", quantity: 1 }];
    await waitFor(() => {
      expect(client.orderBilling.refundPayments).toHaveBeenCalledWith("order-7", {
        paymentRefunds: [{ paymentId: "card", amount: { amount: "10.80" } }],
        refundItems: { lineItems: items },
        sideEffects: { restock: { lineItems: items }, notifications: { sendCustomerEmail: true } },
      });
    });
  });

  it("is refunded by a typed amount, and refuses an invalid one", async () => {
    const { client, user } = show({ balanceSummary: { paid: { amount: "21.60" } } }, ({ orderBilling }) => {
      orderBilling.getOrderRefundability.mockResolvedValue({
        payments: [{ refundable: true, payment: { paymentId: "card", monetary: { maxRefund: { amount: "21.60" } } } }],
      });
    });
    await user.click(await screen.findByRole("button", { name: "Refund" }));
    const dialog = await screen.findByRole("dialog", { name: "Refund" });
    await user.click(await within(dialog).findByRole("radio", { name: "By amount" }));
    const amount = within(dialog).getByRole("textbox", { name: "Amount (USD)" });
    for (const text of ["0", "-1", "1e3", "1.000,00", "all of it", "1.234"]) {
      await user.clear(amount);
      await user.type(amount, text);
      expect(within(dialog).getByText("Enter an amount within this limit."), text).toBeInTheDocument();
      expect(within(dialog).getByRole("button", { name: "Refund" })).toHaveAttribute("aria-disabled", "true");
    }
    await user.clear(amount);
    await user.type(amount, " 12,50 ");
    await user.click(within(dialog).getByRole("button", { name: "Refund $12.50" }));
    expect(client.orderBilling.refundPayments).toHaveBeenCalledWith("order-7", {
      paymentRefunds: [{ paymentId: "card", amount: { amount: "12.50" } }],
      sideEffects: { notifications: { sendCustomerEmail: true } },
    });
  });

  it("is not refunded twice after a lost response", async () => {
    const { client, user } = show({ balanceSummary: { paid: { amount: "21.60" } } }, ({ orderBilling }) => {
      orderBilling.getOrderRefundability.mockResolvedValue({
        payments: [{ refundable: true, payment: { paymentId: "p", monetary: { maxRefund: { amount: "21.60" } } } }],
      });
      orderBilling.refundPayments.mockRejectedValue(Object.assign(new Error("lost"), { kind: "network" }));
    });
    await user.click(await screen.findByRole("button", { name: "Refund" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Refund" }));
    await user.click(await dialog.findByRole("radio", { name: "By amount" }));
    const amount = dialog.getByRole("textbox", { name: /^Amount/ });
    await user.type(amount, "10");
    await user.click(dialog.getByRole("button", { name: "Refund $10.00" }));
    expect(await dialog.findByText(/^There was no answer, so the refund may have gone through/)).toBeInTheDocument();
    expect(amount).toHaveValue("");
    await waitFor(() => {
      expect(client.orderBilling.getOrderRefundability).toHaveBeenCalledTimes(2);
    });
    await user.click(dialog.getByRole("button", { name: "Refund" }));
    expect(client.orderBilling.refundPayments).toHaveBeenCalledTimes(1);
  });

  it("shows a refusal that arrives after its dialog was closed", async () => {
    const answer: { refuse: () => void } = { refuse: () => undefined };
    const { user } = show({}, ({ orders }) => {
      orders.cancelOrder.mockImplementation(
        () =>
          new Promise((_, reject) => {
            answer.refuse = () => {
              reject(Object.assign(new Error("paid"), { kind: "application", code: "ORDER_ALREADY_CANCELED" }));
            };
          }),
      );
    });
    await user.click(await screen.findByRole("button", { name: "Cancel order" }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Cancel order/ }));
    await user.click(dialog.getByRole("button", { name: "Cancel order" }));
    await user.click(dialog.getByRole("button", { name: "Back" }));
    answer.refuse();
    expect(await screen.findByText("Not done: Cancel order 7?")).toBeInTheDocument();
    expect(screen.getByText("The order is already cancelled.")).toBeInTheDocument();
  });

  it("keeps the dialog of a refused action open with reason and reference", async () => {
    const { user } = show({}, ({ orders }) => {
      const refusal = { kind: "application", code: "ORDER_HAS_AUTHORIZED_TRANSACTION", requestId: "call-1" };
      orders.cancelOrder.mockRejectedValue(Object.assign(new Error("no"), refusal));
    });
    await user.click(await screen.findByRole("button", { name: "Cancel order" }));
    const dialog = await screen.findByRole("dialog", { name: "Cancel order 7?" });
    await user.click(within(dialog).getByRole("button", { name: "Cancel order" }));
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "A payment is still authorised: capture or release it first. Reference call-1",
    );
  });

  it("excludes refunded items from packing, fulfilment and the amount due", async () => {
    const lineItems = [
      { _id: "line", quantity: 3, refundQuantity: 1, productName: { original: "Mug" } },
      { _id: "lamp", quantity: 1, refundQuantity: 1, productName: { original: "Lamp" } },
    ];
    const money = { paid: { amount: "30.00" }, refunded: { amount: "12.00" }, balance: { amount: "12.00" } };
    const more = { lineItems, balanceSummary: money };
    const { user, unmount } = show(more);
    await user.click(await screen.findByRole("button", { name: "Fulfil items" }));
    const dialog = await screen.findByRole("dialog", { name: "Fulfil items" });
    expect(within(dialog).getByRole("textbox", { name: /^Mug/ })).toHaveValue("2");
    expect(within(dialog).queryByRole("textbox", { name: /^Lamp/ })).not.toBeInTheDocument();
    expect(screen.queryByText("Amount due")).not.toBeInTheDocument();
    unmount();
    renderConsole(
      "/owner/orders/:id/:paper",
      "/owner/orders/order-7/packing-slip",
      <PrintPage />,
      fakeOwner([order(7, more)]),
    );
    expect((await screen.findAllByRole("row")).slice(1).map((row) => row.lastElementChild?.textContent)).toEqual([
      "2",
      "0",
    ]);
  });

  it("refunds fees by their ids in the order", async () => {
    const additionalFees = [{ _id: "fee-1", code: "wrap", name: "Gift wrap", price: { amount: "3.00" } }];
    const { client, user } = show(
      { additionalFees, balanceSummary: { paid: { amount: "21.60" } } },
      ({ orderBilling }) => {
        orderBilling.getOrderRefundability.mockResolvedValue({
          payments: [
            { refundable: true, payment: { paymentId: "card", monetary: { maxRefund: { amount: "21.60" } } } },
          ],
          additionalFees: [{ additionalFeeId: "fee-1", availableRefundAmount: { amount: "3.00" } }],
        });
        orderBilling.calculateRefund.mockResolvedValue({ summary: { total: { amount: "3.00" } } });
      },
    );
    await user.click(await screen.findByRole("button", { name: "Refund" }));
    await user.click(await screen.findByRole("checkbox", { name: "Gift wrap, $3.00" }));
    await user.click(await screen.findByRole("button", { name: "Refund $3.00" }));
    await waitFor(() => {
      expect(client.orderBilling.refundPayments).toHaveBeenCalledWith(
        "order-7",
        expect.objectContaining({
          refundItems: { additionalFees: [{ additionalFeeId: "fee-1", amount: { amount: "3.00" } }] },
        }),
      );
    });
  });

  it("shows amounts in its history", () => {
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

  it("disables impossible actions with the reason", async () => {
    const { user } = show({ status: "CANCELED" });
    const cancel = await screen.findByRole("button", { name: /^Cancel order/ });
    expect(cancel).toHaveAttribute("aria-disabled", "true");
    expect(cancel).toHaveAccessibleDescription("The order is already cancelled.");
    await user.click(cancel);
    expect(screen.getByRole("status")).toHaveTextContent("The order is already cancelled.");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Fulfil items" })).not.toBeInTheDocument();
  });

  it("keeps the draft of a note over a reload until it is added", async () => {
    const first = show();
    await first.user.type(await screen.findByLabelText("Note"), "Ring twice");
    first.unmount();
    const { client, user } = show();
    expect(await screen.findByLabelText("Note")).toHaveValue("Ring twice");
    await user.click(screen.getByRole("button", { name: "Add note" }));
    expect(await screen.findByText("Note added.")).toBeInTheDocument();
    expect(client.orders.addActivities).toHaveBeenCalledWith("order-7", {
      orderActivities: [{ activityType: "MERCHANT_COMMENT", merchantComment: { message: "Ring twice" } }],
    });
    expect(screen.getByLabelText("Note")).toHaveValue("");
  });

  it("lets the tracking of a shipment be edited and undone", async () => {
    const before = { shippingProvider: "dhl", trackingNumber: "T-1" };
    const { client, user } = show({}, ({ orderFulfillments }) => {
      orderFulfillments.listFulfillmentsForSingleOrder.mockResolvedValue({
        orderWithFulfillments: {
          fulfillments: [{ _id: "sent", lineItems: [{ _id: "line", quantity: 1 }], trackingInfo: before }],
        },
      });
    });
    await user.click(await screen.findByRole("button", { name: "Edit tracking" }));
    const dialog = within(await screen.findByRole("dialog"));
    const number = dialog.getByLabelText("Tracking number");
    expect(number).toHaveValue("T-1");
    await user.clear(number);
    await user.type(number, "T-2{Enter}");
    const { updateFulfillment } = client.orderFulfillments;
    const sent = { orderId: "order-7", fulfillmentId: "sent" };
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(updateFulfillment.mock.calls).toEqual([
        [sent, { fulfillment: { trackingInfo: { ...before, trackingNumber: "T-2" } } }],
        [sent, { fulfillment: { trackingInfo: before } }],
      ]);
    });
  });

  it.each([
    ["Capture", "captureAuthorizedPayments", { payments: [{ paymentId: "card" }] }, "Payment captured."],
    ["Release", "voidAuthorizedPayments", { paymentIds: ["card"] }, "Payment released."],
  ] as const)("lets an authorized payment be captured or voided: %s", async (act, call, request, text) => {
    const { client, user } = show({}, ({ orderTransactions }) => {
      const payment = {
        _id: "card",
        amount: { amount: "21.60" },
        regularPaymentDetails: { status: "AUTHORIZED" },
      };
      orderTransactions.listTransactionsForSingleOrder.mockResolvedValue({
        orderTransactions: { payments: [payment] },
      });
    });
    await user.click(await screen.findByRole("button", { name: act }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/\$21\.60/)).toBeInTheDocument();
    expect(client.orderBilling[call]).not.toHaveBeenCalled();
    await user.click(dialog.getByRole("button", { name: act }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(client.orderBilling[call]).toHaveBeenCalledWith("order-7", request);
  });

  it("is marked as paid after a confirmation", async () => {
    const { client, user } = show({ paymentStatus: "NOT_PAID" });
    await user.click(await screen.findByRole("button", { name: "Mark as paid" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Mark as paid?" }));
    expect(client.orders.paymentCollectionMarkOrderAsPaid).not.toHaveBeenCalled();
    await user.click(dialog.getByRole("button", { name: "Mark as paid" }));
    expect(await screen.findByText("Order marked as paid.")).toBeInTheDocument();
    expect(client.orders.paymentCollectionMarkOrderAsPaid).toHaveBeenCalledWith("order-7");
  });

  it("is archived, and unarchived by Undo", async () => {
    const { client, user } = show();
    await user.click(await screen.findByRole("button", { name: "Archive" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(client.orders.updateOrder.mock.calls).toEqual([
        ["order-7", { archived: true }],
        ["order-7", { archived: false }],
      ]);
    });
  });

  it("shows an error with a retry when shipments and payments cannot be loaded", async () => {
    const { user } = show({}, ({ orderFulfillments, orderTransactions }) => {
      orderFulfillments.listFulfillmentsForSingleOrder.mockRejectedValueOnce(new Error("down"));
      orderTransactions.listTransactionsForSingleOrder.mockRejectedValueOnce(new Error("down"));
    });
    expect(await screen.findByText("The fulfilments could not be loaded")).toBeInTheDocument();
    expect(await screen.findByText("The payments could not be loaded")).toBeInTheDocument();
    for (const again of screen.getAllByRole("button", { name: "Try again" })) await user.click(again);
    expect(await screen.findByText("Nothing is fulfilled yet.")).toBeInTheDocument();
    expect(await screen.findByText("There is no payment yet.")).toBeInTheDocument();
  });

  it("is not found if it does not exist", async () => {
    renderConsole("/owner/orders/:id", "/owner/orders/other", <OrderPage />, fakeOwner());
    expect(await screen.findByRole("heading", { name: "Order not found" })).toBeInTheDocument();
  });
});

it.each([
  ["absent", "NOT_FULFILLED", {}],
  ["null", "NOT_FULFILLED", { orderWithFulfillments: null }],
  ["a null list", "PARTIALLY_FULFILLED", { orderWithFulfillments: { fulfillments: null } }],
  ["an empty list", "FULFILLED", { orderWithFulfillments: { fulfillments: [] } }],
])("an order is not offered for packing while its shipments (%s) are missing", async (_, fulfillmentStatus, answer) => {
  const client = fakeOwner([order(7, { fulfillmentStatus })]);
  client.orderFulfillments.listFulfillmentsForSingleOrder.mockResolvedValue(answer as never);
  renderConsole("/owner/orders/:id/:paper", "/owner/orders/order-7/packing-slip", <PrintPage />, client);
  expect(await screen.findByText("The shipments could not be loaded")).toBeInTheDocument();
  expect(screen.queryByText("Mug")).not.toBeInTheDocument();
  renderConsole("/owner/orders/:id", "/owner/orders/order-7", <OrderPage />, client);
  expect(await screen.findByRole("heading", { name: "Fulfilment" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Fulfil items" })).not.toBeInTheDocument();
});

it("a packing slip has no prices, and an invoice has them", async () => {
  const paper = (name: string) =>
    renderConsole("/owner/orders/:id/:paper", `/owner/orders/order-7/${name}`, <PrintPage />, fakeOwner([order(7)]));
  const slip = paper("packing-slip");
  expect(await screen.findByRole("heading", { name: "Packing slip for order 7" })).toBeInTheDocument();
  expect(within(screen.getByRole("article")).queryByText(/\$/)).not.toBeInTheDocument();
  slip.unmount();
  paper("invoice");
  expect(await screen.findByRole("heading", { name: "Invoice for order 7" })).toBeInTheDocument();
  expect(screen.getByText("$21.60")).toBeInTheDocument();
});

it("no packing slip is printed while the order's shipments cannot be loaded", async () => {
  const owner = fakeOwner([order(7)]);
  const list = vi.fn(() => Promise.reject(new Error("away")));
  const { user } = renderConsole("/owner/orders/:id/:paper", "/owner/orders/order-7/packing-slip", <PrintPage />, {
    ...owner,
    orderFulfillments: { ...owner.orderFulfillments, listFulfillmentsForSingleOrder: list },
  });
  expect(await screen.findByText("The shipments could not be loaded")).toBeInTheDocument();
  expect(screen.queryByRole("columnheader", { name: "To pack" })).not.toBeInTheDocument();
  list.mockImplementation(() => new Promise(() => undefined));
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.queryByRole("columnheader", { name: "To pack" })).not.toBeInTheDocument();
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
