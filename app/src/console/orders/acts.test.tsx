import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { order } from "../../test/fakeOrders";
import { fakeOwner, fakePlatform, renderConsole } from "../test/renderConsole";
import { OrderPage } from ".";

afterEach(() => {
  vi.unstubAllGlobals();
});

const DELIVERED = {
  buyerInfo: { email: "ada@example.com" },
  buyerNote: "Ring twice",
  tags: { privateTags: { tagIds: ["vip", "gift"] } },
  shippingInfo: {
    logistics: {
      instructions: "Back door",
      shippingDestination: {
        address: { country: "US", city: "Hudson", streetAddress: { number: "1", name: "Main Street" } },
        contactDetails: { firstName: "Ada" },
      },
    },
  },
};

function show(
  more: Parameters<typeof order>[1],
  { session = {}, rejections = [] }: { session?: object; rejections?: readonly string[] } = {},
) {
  const sent = fakePlatform({
    "change-rejections": { reasons: rejections },
    "request-payment": { orderPageUrl: "https://shop.example/pages/order?order=7" },
  });
  const client = fakeOwner([order(7, more)]);
  return {
    client,
    sent,
    ...renderConsole("/owner/orders/:id", "/owner/orders/order-7", <OrderPage />, client, session),
  };
}

describe("the details of an order", () => {
  const edit = async (user: ReturnType<typeof show>["user"]) => {
    const customer = await screen.findByRole("region", { name: "Customer" });
    await user.click(within(customer).getByRole("button", { name: "Edit" }));
    return screen.findByRole("dialog", { name: "Order 7" });
  };
  const type = async (user: ReturnType<typeof show>["user"], dialog: HTMLElement, label: string, text: string) => {
    const field = within(dialog).getByLabelText(label);
    await user.clear(field);
    if (text) await user.type(field, text);
  };

  it("are changed by field, and untouched values are sent unchanged", async () => {
    const { client, user } = show(DELIVERED);
    const dialog = await edit(user);
    await type(user, dialog, "Street and number", "2 Side Street");
    await type(user, dialog, "Tags", "vip, new");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await screen.findByText("Order 7 saved.");
    const destination = {
      address: { country: "US", city: "Hudson", addressLine1: "2 Side Street", streetAddress: {} },
      contactDetails: { firstName: "Ada" },
    };
    expect(client.orders.updateOrder).toHaveBeenCalledWith("order-7", {
      recipientInfo: destination,
      shippingInfo: { logistics: { instructions: "Back door", shippingDestination: destination } },
    });
    expect(client.orders.bulkUpdateOrderTags).toHaveBeenCalledWith(["order-7"], {
      assignTags: { privateTags: { tagIds: ["new"] } },
      unassignTags: { privateTags: { tagIds: ["gift"] } },
    });
  });

  it("are not overwritten if changed concurrently", async () => {
    const { client, user } = show(DELIVERED);
    const dialog = await edit(user);
    await type(user, dialog, "Email", "mine@example.com");
    client.orders.getOrder.mockResolvedValue(order(7, { ...DELIVERED, buyerInfo: { email: "theirs@example.com" } }));
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await within(dialog).findByText("Not saved yet: someone else changed the same fields.")).toBeVisible();
    expect(client.orders.updateOrder).not.toHaveBeenCalled();
  });

  it("have no address if nothing is delivered", async () => {
    const { user } = show({ buyerInfo: { email: "ada@example.com" } });
    const dialog = await edit(user);
    expect(within(dialog).queryByLabelText("City")).not.toBeInTheDocument();
  });
});

describe("the items of an order", () => {
  it("get new quantities with the reason in the history", async () => {
    const { sent, user } = show({});
    await user.click(await screen.findByRole("button", { name: "Change quantities" }));
    const dialog = await screen.findByRole("dialog", { name: "Change quantities" });
    const quantity = within(dialog).getByRole("textbox", { name: /^Mug/ });
    await user.clear(quantity);
    expect(
      within(dialog).getByText("An order needs at least one item. To remove all, cancel the order."),
    ).toBeVisible();
    await user.type(quantity, "3");
    await user.type(within(dialog).getByLabelText("Reason (optional)"), "By phone");
    await user.click(within(dialog).getByRole("button", { name: "Change order" }));
    await screen.findByText("Order changed.");
    expect(sent).toEqual([
      { path: "orders/order-7/change-items", body: { lineItems: [{ id: "line", quantity: 3 }], reason: "By phone" } },
    ]);
  });

  it("explain why they cannot be changed", async () => {
    show({}, { rejections: ["UNSUPPORTED_CHANNEL_TYPE", "TAXABLE_EXISTING_ADDITIONAL_FEE"] });
    const button = await screen.findByRole("button", { name: "Change quantities" });
    await waitFor(() => {
      expect(button).toHaveAccessibleDescription(
        "The order comes from another sales channel: change it there., The order has a taxed fee.",
      );
    });
  });
});

it("a payment request for a partial amount shows its link", async () => {
  const { client, sent, user } = show({
    ...DELIVERED,
    balanceSummary: { balance: { amount: "21.60" } },
    priceSummary: { total: { amount: "21.60" } },
  });
  await user.click(await screen.findByRole("button", { name: "Ask for payment" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask for payment" });
  const amount = within(dialog).getByRole("textbox", { name: "Amount (USD)" });
  const act = within(dialog).getByRole("button", { name: "Send request" });
  for (const text of ["21.61", "0", "all"]) {
    await user.clear(amount);
    await user.type(amount, text);
    expect(act, text).toHaveAttribute("aria-disabled", "true");
  }
  await user.clear(amount);
  await user.type(amount, "10");
  await user.click(act);
  expect(await screen.findByLabelText("Payment link")).toHaveValue("https://shop.example/pages/order?order=7");
  expect(client.orders.preparePaymentCollection).toHaveBeenCalledWith("order-7", { amount: "10" });
  expect(sent).toEqual([{ path: "orders/order-7/request-payment", body: { paymentGatewayOrderId: "prepared" } }]);
});

it("invoices can be created, sent and removed, and delivery mails sent", async () => {
  const { sent, user } = show({
    ...DELIVERED,
    shippingInfo: { logistics: { pickupDetails: { address: {} } } },
  });
  const invoices = await screen.findByRole("region", { name: "Invoices" });
  await within(invoices).findByText("Invoice 1");
  for (const name of ["Create invoice", "Send", "Remove"]) {
    await user.click(within(invoices).getByRole("button", { name }));
    await waitFor(() => {
      expect(within(invoices).getByRole("button", { name })).not.toHaveAttribute("aria-busy", "true");
    });
  }
  await user.click(screen.getByRole("button", { name: "Email: ready for pickup" }));
  await waitFor(() => {
    expect(sent.map(({ path, body }) => [path.split("/")[2], body])).toEqual([
      ["add-invoice", {}],
      ["send-invoice", { invoiceId: "i1" }],
      ["remove-invoice", { invoiceId: "i1" }],
      ["send-pickup-ready", {}],
    ]);
  });
  expect(screen.queryByRole("button", { name: "Send new download links" })).not.toBeInTheDocument();
});

it("actions without a hosted call refer to the site's dashboard", async () => {
  show(DELIVERED, { session: { simulated: false } });
  for (const name of ["Change quantities", "Create invoice"]) {
    expect(await screen.findByRole("button", { name })).toHaveAccessibleDescription(
      "Do this in the site's own dashboard.",
    );
  }
});
