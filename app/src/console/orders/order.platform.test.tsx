import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { platformOfFile } from "../test/onPlatform";
import { ordersOf } from "../test/ordersOnPlatform";
import { OrderPage, PrintPage } from ".";
import { openMenu } from "../test/openMenu";

const site = platformOfFile();
const orders = ordersOf(site);

type Entered = Parameters<typeof orders.enter>[0];

const SHIPMENTS = /\/fulfillments\/orders\/[^/]+$/;
const PAYMENTS = /\/payments\/orders\/[^/]+$/;

const show = (id: string, session?: { simulated: boolean }) =>
  site.show("/owner/orders/:id", `/owner/orders/${id}`, <OrderPage />, session);
const paper = (id: string, name: string) =>
  site.show("/owner/orders/:id/:paper", `/owner/orders/${id}/${name}`, <PrintPage />);

/** Shows an order that the owner entered. */
async function entered(more?: Entered) {
  const id = await orders.enter(more);
  return { id, ...show(id) };
}

/** Shows an order that a shopper paid. */
async function bought(quantity = 2, paymentToken?: string) {
  const id = await orders.buy(quantity, paymentToken);
  return { id, ...show(id) };
}

type User = Awaited<ReturnType<typeof entered>>["user"];

/** Opens a dialog by its button. */
async function opened(user: User, button: string, title: string | RegExp = button) {
  const act = await screen.findByRole("button", { name: button });
  await waitFor(() => {
    expect(act).not.toHaveAttribute("aria-disabled", "true");
  });
  await user.click(act);
  return within(await screen.findByRole("dialog", { name: title }));
}

const undo = async (user: User) => user.click(await screen.findByRole("button", { name: "Undo" }));

const line = (name: string, quantity: number) => ({
  ...{ productName: { original: name }, quantity, price: { amount: "12.00" } },
  itemType: { preset: "PHYSICAL" as const },
});

describe("an order", () => {
  it("is fulfilled in part, and the fulfilment can be undone", async () => {
    const { id, user } = await entered();
    const dialog = await opened(user, "Fulfil items");
    const quantity = dialog.getByRole("textbox", { name: /^Mug/ });
    expect(quantity).toHaveValue("2");
    await user.clear(quantity);
    const act = dialog.getByRole("button", { name: /^Fulfil \d/ });
    expect(act).toHaveAttribute("aria-disabled", "true");
    await user.click(act);
    expect(await orders.sent(id)).toEqual([]);
    await user.type(quantity, "1");
    await user.selectOptions(dialog.getByLabelText("Carrier"), "DHL");
    await user.type(dialog.getByLabelText("Tracking number"), "T-1");
    await user.click(act);
    expect(await screen.findByText("Items fulfilled.")).toBeInTheDocument();
    expect(await orders.sent(id)).toMatchObject([
      { lineItems: [{ quantity: 1 }], trackingInfo: { shippingProvider: "dhl", trackingNumber: "T-1" } },
    ]);
    await undo(user);
    await waitFor(async () => {
      expect(await orders.sent(id)).toEqual([]);
    });
  });

  it("is refunded by the platform's calculation with a restock", async () => {
    const { id, user, queries } = await bought();
    const left = async () => {
      const [mug] = (await orders.read(id)).lineItems ?? [];
      const filter = { productId: mug?.catalogReference?.catalogItemId };
      return (await site.client.inventoryItemsV3.searchInventoryItems({ filter })).inventoryItems?.[0]?.quantity;
    };
    expect(await left()).toBe(7);
    const dialog = await opened(user, "Refund");
    await user.type(await dialog.findByRole("textbox", { name: /^Mug/ }), "1");
    const act = await dialog.findByRole("button", { name: "Refund $13.07" });
    // An event of the order recalculates the sum, which must not swallow a click.
    site.hold(/\/calculate-refund$/);
    void queries.invalidateQueries();
    await user.click(act);
    expect(await screen.findByText("Refund of $13.07 sent.")).toBeInTheDocument();
    const { lineItems } = await orders.read(id);
    expect(lineItems).toMatchObject([{ refundQuantity: 1 }]);
    expect((await orders.money(id)).refunds).toMatchObject([{ transactions: [{ amount: { amount: "13.07" } }] }]);
    expect(await left()).toBe(8);
    const [mail] = await site.platform.messages("ada@example.com");
    expect(mail?.body).toContain("$13.07");
  });

  it("is refunded by a typed amount, and refuses an invalid one", async () => {
    const { id, user } = await bought();
    const dialog = await opened(user, "Refund");
    await user.click(await dialog.findByRole("radio", { name: "By amount" }));
    const amount = dialog.getByRole("textbox", { name: "Amount (USD)" });
    for (const text of ["0", "-1", "1e3", "1.000,00", "all of it", "1.234", "32.64"]) {
      await user.clear(amount);
      await user.type(amount, text);
      expect(dialog.getByText("Enter an amount within this limit."), text).toBeInTheDocument();
      expect(dialog.getByRole("button", { name: /^Refund/ }), text).toHaveAttribute("aria-disabled", "true");
    }
    await user.clear(amount);
    await user.type(amount, " 32,63 ");
    await user.click(dialog.getByRole("button", { name: "Refund $32.63" }));
    expect(await screen.findByText("Refund of $32.63 sent.")).toBeInTheDocument();
    expect(await orders.read(id)).toMatchObject({ paymentStatus: "FULLY_REFUNDED" });
  });

  it("is not refunded twice after a lost response", async () => {
    const { id, user } = await bought();
    const dialog = await opened(user, "Refund");
    await user.click(await dialog.findByRole("radio", { name: "By amount" }));
    const amount = dialog.getByRole("textbox", { name: /^Amount/ });
    await user.type(amount, "10");
    await site.platform.fault({ match: "order_billing.refund_payments", resetAfter: true });
    await user.click(dialog.getByRole("button", { name: "Refund $10.00" }));
    expect(await dialog.findByText(/^There was no answer, so the refund may have gone through/)).toBeInTheDocument();
    expect(amount).toHaveValue("");
    await waitFor(() => {
      expect(dialog.getByText("At most $22.63.")).toBeInTheDocument();
    });
    await user.click(dialog.getByRole("button", { name: "Refund" }));
    expect((await orders.money(id)).refunds).toHaveLength(1);
  });

  it("is refunded a fee", async () => {
    const id = await orders.enter({
      additionalFees: [{ _id: "0b7b5e0a-0000-4000-8000-000000000001", name: "Gift wrap", price: { amount: "3.00" } }],
    });
    await orders.pay(id, "27.00");
    const { user } = show(id);
    await user.click(await screen.findByRole("button", { name: "Refund" }));
    await user.click(await screen.findByRole("checkbox", { name: "Gift wrap, $3.00" }));
    await user.click(await screen.findByRole("button", { name: "Refund $3.00" }));
    expect(await screen.findByText("Refund of $3.00 sent.")).toBeInTheDocument();
    const { additionalFees } = await site.client.orderBilling.getOrderRefundability(id);
    expect(additionalFees).toMatchObject([{ refundedAmount: { amount: "3.00" } }]);
  });

  it("shows a refusal that arrives after its dialog was closed", async () => {
    const { id, user } = await entered();
    const { letGo } = site.hold(/\/cancel$/);
    await openMenu(user);
    const dialog = await opened(user, "Cancel order", /^Cancel order/);
    await user.click(dialog.getByRole("button", { name: "Cancel order" }));
    await user.click(dialog.getByRole("button", { name: "Back" }));
    await site.platform.owner("POST", `/ecom/v1/orders/${id}/cancel`, {});
    letGo();
    const message = (await screen.findByText(/^Not done: Cancel order \d+\?$/)).closest("li") as HTMLLIElement;
    expect(within(message).getByText(/^The order is already cancelled\./)).toBeInTheDocument();
  });

  it("keeps the dialog of a refused action open with reason and reference", async () => {
    const { id, user } = await entered();
    await openMenu(user);
    const dialog = await opened(user, "Cancel order", /^Cancel order/);
    await orders.pay(id, "24.00", "AUTHORIZED");
    await user.click(dialog.getByRole("button", { name: "Cancel order" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(
      /A payment is still authorised: capture or release it first\. Reference \S+/,
    );
  });

  it("excludes refunded items from packing, fulfilment and the amount due", async () => {
    const id = await orders.enter({ lineItems: [line("Mug", 3), line("Lamp", 1)] });
    await orders.pay(id, "48.00");
    const [mug, lamp] = (await orders.read(id)).lineItems ?? [];
    const [payment] = (await orders.money(id)).payments ?? [];
    const refunded = [mug, lamp].map((each) => ({ lineItemId: each?._id ?? "", quantity: 1 }));
    await site.client.orderBilling.refundPayments(id, {
      paymentRefunds: [{ paymentId: payment?._id ?? "", amount: { amount: "24.00" }, externalRefund: true }],
      refundItems: { lineItems: refunded },
    });
    const { user, unmount } = show(id);
    const dialog = await opened(user, "Fulfil items");
    expect(dialog.getByRole("textbox", { name: /^Mug/ })).toHaveValue("2");
    expect(dialog.queryByRole("textbox", { name: /^Lamp/ })).not.toBeInTheDocument();
    expect(screen.queryByText("Amount due")).not.toBeInTheDocument();
    unmount();
    paper(id, "packing-slip");
    expect((await screen.findAllByRole("row")).slice(1).map((row) => row.lastElementChild?.textContent)).toEqual([
      "2",
      "0",
    ]);
  });

  it("disables impossible actions with the reason", async () => {
    const id = await orders.enter();
    await site.client.orders.cancelOrder(id);
    const { user } = show(id);
    await screen.findByRole("heading", { name: "Items" });
    await openMenu(user);
    const cancel = await screen.findByRole("button", { name: /^Cancel order/ });
    expect(cancel).toHaveAttribute("aria-disabled", "true");
    expect(cancel).toHaveAccessibleDescription("The order is already cancelled.");
    await user.click(cancel);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Fulfil items" })).not.toBeInTheDocument();
  });

  it("keeps the draft of a note over a reload until it is added", async () => {
    const first = await entered();
    await first.user.type(await screen.findByLabelText("Note"), "Ring twice");
    first.unmount();
    const { user } = show(first.id);
    expect(await screen.findByLabelText("Note")).toHaveValue("Ring twice");
    await user.click(screen.getByRole("button", { name: "Add note" }));
    expect(await screen.findByText("Note added.")).toBeInTheDocument();
    expect((await orders.read(first.id)).activities?.at(-1)).toMatchObject({
      ...{ activityType: "MERCHANT_COMMENT", merchantComment: { message: "Ring twice" } },
    });
    expect(screen.getByLabelText("Note")).toHaveValue("");
  });

  it("lets the tracking of a shipment be edited and undone", async () => {
    const id = await orders.enter();
    const trackingInfo = { shippingProvider: "dhl", trackingNumber: "T-1" };
    const [mug] = (await orders.read(id)).lineItems ?? [];
    await site.client.orderFulfillments.createFulfillment(id, {
      lineItems: [{ _id: mug?._id ?? "", quantity: 1 }],
      trackingInfo,
    });
    const { user } = show(id);
    const dialog = await opened(user, "Edit tracking", /./);
    const number = dialog.getByLabelText("Tracking number");
    expect(number).toHaveValue("T-1");
    await user.clear(number);
    await user.type(number, "T-2{Enter}");
    expect(await screen.findByText("Tracking saved.")).toBeInTheDocument();
    expect(await orders.sent(id)).toMatchObject([{ trackingInfo: { ...trackingInfo, trackingNumber: "T-2" } }]);
    await undo(user);
    await waitFor(async () => {
      expect(await orders.sent(id)).toMatchObject([{ trackingInfo }]);
    });
  });

  it.each([
    ["Capture", "Payment captured.", "APPROVED"],
    ["Release", "Payment released.", "VOIDED"],
  ] as const)("lets an authorized payment be captured or voided: %s", async (act, text, status) => {
    const { id, user } = await bought(2, "tok_authorize");
    const dialog = await opened(user, act, /./);
    expect(dialog.getByText(/\$32\.63/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: act }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect((await orders.money(id)).payments).toMatchObject([{ regularPaymentDetails: { status } }]);
  });

  it("is marked as paid after a confirmation", async () => {
    const { id, user } = await entered();
    const dialog = await opened(user, "Mark as paid", "Mark as paid?");
    expect(await orders.read(id)).toMatchObject({ paymentStatus: "NOT_PAID" });
    await user.click(dialog.getByRole("button", { name: "Mark as paid" }));
    expect(await screen.findByText("Order marked as paid.")).toBeInTheDocument();
    expect(await orders.read(id)).toMatchObject({ paymentStatus: "PAID" });
  });

  it("is archived, and unarchived by Undo", async () => {
    const { id, user } = await entered();
    await openMenu(user);
    await user.click(await screen.findByRole("button", { name: "Archive" }));
    expect(await screen.findByText("Order archived.")).toBeInTheDocument();
    expect(await orders.read(id)).toMatchObject({ archived: true });
    await undo(user);
    await waitFor(async () => {
      expect(await orders.read(id)).toMatchObject({ archived: false });
    });
  });

  it("shows an error with a retry when shipments and payments cannot be loaded", async () => {
    for (const path of [SHIPMENTS, PAYMENTS]) site.answer(path, {}, 501);
    const { user } = await entered();
    expect(await screen.findByText("The fulfilments could not be loaded")).toBeInTheDocument();
    expect(await screen.findByText("The payments could not be loaded")).toBeInTheDocument();
    for (const again of screen.getAllByRole("button", { name: "Try again" })) await user.click(again);
    expect(await screen.findByText("Nothing is fulfilled yet.")).toBeInTheDocument();
    expect(await screen.findByText("There is no payment yet.")).toBeInTheDocument();
  });

  it("is not found if it does not exist", async () => {
    show("0b7b5e0a-0000-4000-8000-000000000001");
    expect(await screen.findByRole("heading", { name: "Order not found" })).toBeInTheDocument();
  });
});

it.each([
  ["absent", {}],
  ["null", { orderWithFulfillments: null }],
  ["a null list", { orderWithFulfillments: { fulfillments: null } }],
  ["an empty list", { orderWithFulfillments: { fulfillments: [] } }],
])("an order is not offered for packing while its shipments (%s) are missing", async (_, answer) => {
  const id = await orders.enter();
  const [mug] = (await orders.read(id)).lineItems ?? [];
  await site.client.orderFulfillments.createFulfillment(id, { lineItems: [{ _id: mug?._id ?? "", quantity: 1 }] });
  for (let time = 0; time < 2; time += 1) site.answer(SHIPMENTS, answer);
  paper(id, "packing-slip");
  expect(await screen.findByText("The shipments could not be loaded")).toBeInTheDocument();
  expect(screen.queryByText("Mug")).not.toBeInTheDocument();
  show(id);
  expect(await screen.findByRole("heading", { name: "Fulfilment" })).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Fulfil items" })).not.toBeInTheDocument();
});

it("a packing slip has no prices, and an invoice has them", async () => {
  const id = await orders.buy(2);
  const slip = paper(id, "packing-slip");
  expect(await screen.findByRole("heading", { name: /^Packing slip for order \d+$/ })).toBeInTheDocument();
  expect(within(screen.getByRole("article")).queryByText(/\$/)).not.toBeInTheDocument();
  slip.unmount();
  paper(id, "invoice");
  expect(await screen.findByRole("heading", { name: /^Invoice for order \d+$/ })).toBeInTheDocument();
  // The total, and what is paid.
  expect(screen.getAllByText("$32.63")).toHaveLength(2);
});

it("no packing slip is printed while the order's shipments cannot be loaded", async () => {
  const id = await orders.enter();
  site.answer(SHIPMENTS, {}, 501);
  const { user } = paper(id, "packing-slip");
  expect(await screen.findByText("The shipments could not be loaded")).toBeInTheDocument();
  expect(screen.queryByRole("columnheader", { name: "To pack" })).not.toBeInTheDocument();
  const { letGo } = site.hold(SHIPMENTS);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.queryByRole("columnheader", { name: "To pack" })).not.toBeInTheDocument();
  letGo();
  expect(await screen.findByRole("columnheader", { name: "To pack" })).toBeInTheDocument();
});
