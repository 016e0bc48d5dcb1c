/** The list of orders, and acts on an order: its details, quantities, payment requests, invoices and mails. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { OrderPage, OrdersPage } from ".";
import { createGoods } from "../test/goodsOnPlatform";
import { platformOfFile } from "../test/onPlatform";
import { ordersOf } from "../test/ordersOnPlatform";
import { savedFiles } from "../test/savedFiles";
import { ordersOfParcel } from "./tracking";

const site = platformOfFile();
const orders = ordersOf(site);

describe("the list of orders", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const show = (query = "") => site.show("/owner/orders", `/owner/orders${query}`, <OrdersPage />);

  /** Orders beyond the hundred of a page; the ids, the oldest first. */
  async function manyOrders() {
    const first = await orders.enter({ buyerInfo: { email: "=ada@example.com" } });
    return [first, ...(await Promise.all(Array.from({ length: 100 }, () => orders.enter())))];
  }

  /** Sends an item of an order. */
  async function sent(id: string, trackingNumber?: string) {
    const [line] = (await orders.read(id)).lineItems ?? [];
    const { fulfillmentId } = await site.client.orderFulfillments.createFulfillment(id, {
      lineItems: [{ _id: line?._id ?? "", quantity: 1 }],
      ...(trackingNumber && { trackingInfo: { trackingNumber } }),
    });
    return fulfillmentId;
  }

  it("a bulk fulfilment covers the remaining items, and Undo deletes only those fulfilments", async () => {
    const id = await orders.enter();
    const earlier = await sent(id);
    const { user } = show();
    await screen.findByText("ada@example.com");
    await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    await user.click(screen.getByRole("button", { name: "Fulfil 1 order" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Fulfil all items" }));
    await user.click(dialog.getByRole("checkbox", { name: "Fulfil 1 order that is not paid, too" }));
    await user.click(dialog.getByRole("button", { name: "Fulfil 1 order" }));
    expect(await screen.findByText("1 order fulfilled.")).toBeInTheDocument();
    expect((await orders.sent(id)).map(({ lineItems }) => lineItems?.[0]?.quantity)).toEqual([1, 1]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => {
      expect(await orders.sent(id)).toMatchObject([{ _id: earlier }]);
    });
  });

  it("a late response to an earlier filter does not replace the current list", async () => {
    for (const email of ["ad@example.com", "ada@example.com"]) await orders.enter({ buyerInfo: { email } });
    const { user } = show();
    expect(await screen.findByText("ad@example.com")).toBeInTheDocument();
    const early = site.hold(/\/orders\/search$/);
    const field = screen.getByRole("searchbox");
    await user.type(field, "ad@example");
    await early.met;
    await user.clear(field);
    await user.type(field, "ada@example");
    await waitFor(() => {
      expect(screen.queryByText("ad@example.com")).not.toBeInTheDocument();
    });
    early.letGo();
    await site.settled();
    expect(screen.getByText("ada@example.com")).toBeInTheDocument();
    expect(screen.queryByText("ad@example.com")).not.toBeInTheDocument();
  });

  const rowsOf = (text = "") =>
    text
      .split("\r\n")
      .slice(1, -1)
      .map((row) => row.split(","));

  it("an order export covers every page and escapes formulas", async () => {
    await manyOrders();
    const files = savedFiles();
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Export all" }));
    expect(await screen.findByText("Export finished.")).toBeInTheDocument();
    expect(files[0]?.name).toBe("orders.csv");
    const rows = rowsOf(await files[0]?.text());
    expect(new Set(rows.map(([number]) => number)).size).toBe(101);
    expect(rows.at(-1)).toEqual(expect.arrayContaining(["10001", "'=ada@example.com", "24.00", "USD"]));
    expect(rows[0]?.[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it("an order list that is only sorted is exported in full", async () => {
    await orders.enter();
    show("?sort=oldest");
    expect(await screen.findByRole("button", { name: "Export all" })).toBeInTheDocument();
  });

  it("an order export contains the filtered orders", async () => {
    await site.client.orders.cancelOrder(await orders.enter());
    await orders.enter();
    const files = savedFiles();
    const { user } = show("?state=cancelled");
    await user.click(await screen.findByRole("button", { name: "Export all that match the filters" }));
    await screen.findByText("Export finished.");
    expect(rowsOf(await files[0]?.text()).map(([number]) => number)).toEqual(["10001"]);
  });

  it("an order is found by its tracking number on any page, ignoring spaces", async () => {
    const [first = "", ...others] = await manyOrders();
    await sent(first, "JD01 4600 9");
    await Promise.all(others.map((id) => sent(id)));
    const { signal } = new AbortController();
    const find = (text: string) => ordersOfParcel(site.client, text, signal);
    expect(await find("jd0146009")).toEqual([first]);
    expect(await find("jd0146005")).toEqual([]);
    site.refuse(/\/fulfillments\//);
    expect(await find("jd0146009")).toEqual([]);
  });
});

describe("the acts on an order", () => {
  const ADA = "ada@example.com";

  const show = (id: string, session?: { simulated: boolean }) =>
    site.show("/owner/orders/:id", `/owner/orders/${id}`, <OrderPage />, session);

  describe("the details of an order", () => {
    const edited = async (id: string) => {
      const { user } = show(id);
      const customer = await screen.findByRole("region", { name: "Customer" });
      await user.click(within(customer).getByRole("button", { name: "Edit" }));
      const dialog = within(await screen.findByRole("dialog", { name: /^Order \d+$/ }));
      const type = async (label: string, text: string) => {
        const field = dialog.getByLabelText(label);
        await user.clear(field);
        await user.type(field, text);
      };
      return { dialog, type, save: () => user.click(dialog.getByRole("button", { name: "Save" })) };
    };

    it("are changed by field, and untouched values stay", async () => {
      const id = await orders.buy(2);
      await site.client.orders.bulkUpdateOrderTags([id], { assignTags: { privateTags: { tagIds: ["vip", "gift"] } } });
      const before = await orders.read(id);
      const { type, save } = await edited(id);
      await type("Street and number", "2 Side Street");
      await type("Tags", "vip, new");
      await save();
      expect(await screen.findByText(/^Order \d+ saved\.$/)).toBeInTheDocument();
      const { recipientInfo, shippingInfo, buyerInfo, tags } = await orders.read(id);
      const { address, contactDetails } = before.recipientInfo ?? {};
      // The typed street also clears one in two parts.
      const moved = { address: { ...address, addressLine1: "2 Side Street", streetAddress: {} }, contactDetails };
      expect(recipientInfo).toEqual(moved);
      expect(shippingInfo?.logistics).toEqual({ ...before.shippingInfo?.logistics, shippingDestination: moved });
      expect(buyerInfo).toEqual(before.buyerInfo);
      expect(tags?.privateTags?.tagIds?.toSorted()).toEqual(["new", "vip"]);
    });

    it("have tags whose characters the form counts as the platform does", async () => {
      const id = await orders.buy(2);
      const { dialog, save } = await edited(id);
      const typeTag = (length: number) =>
        fireEvent.change(dialog.getByLabelText("Tags"), { target: { value: `vip, ${"🎁".repeat(length)}` } });
      typeTag(6);
      expect(dialog.getByLabelText("Tags")).toHaveAccessibleDescription(/A tag has at most 5 characters\./);
      expect(dialog.getByRole("button", { name: "Save" })).toHaveAttribute("aria-disabled", "true");
      typeTag(5);
      await save();
      expect(await screen.findByText(/^Order \d+ saved\.$/)).toBeInTheDocument();
      expect((await orders.read(id)).tags?.privateTags?.tagIds).toContain("🎁🎁🎁🎁🎁");
    });

    it("are not overwritten if changed concurrently", async () => {
      const id = await orders.buy(2);
      const { dialog, type, save } = await edited(id);
      await type("Email", "mine@example.com");
      await site.client.orders.updateOrder(id, { buyerInfo: { email: "theirs@example.com" } });
      await save();
      expect(await dialog.findByText("Not saved yet: someone else changed the same fields.")).toBeVisible();
      expect(await orders.read(id)).toMatchObject({ buyerInfo: { email: "theirs@example.com" } });
    });

    it("have no address if nothing is delivered", async () => {
      const { dialog } = await edited(await orders.enter());
      expect(dialog.getByLabelText("Email")).toHaveValue(ADA);
      expect(dialog.queryByLabelText("City")).not.toBeInTheDocument();
    });
  });

  describe("the items of an order", () => {
    const ready = async () => {
      const button = await screen.findByRole("button", { name: "Change items" });
      await waitFor(() => {
        expect(button).not.toHaveAccessibleDescription("Loading…");
      });
      return button;
    };

    it("get new quantities with the reason in the history", async () => {
      const id = await orders.buy(2);
      const { user } = show(id);
      await user.click(await ready());
      const dialog = within(await screen.findByRole("dialog", { name: "Change items" }));
      const quantity = dialog.getByRole("textbox", { name: /^Mug/ });
      await user.clear(quantity);
      expect(dialog.getByText("An order needs at least one item. To remove all, cancel the order.")).toBeVisible();
      await user.type(quantity, "3");
      await user.type(dialog.getByLabelText("Reason (optional)"), "By phone");
      await user.click(dialog.getByRole("button", { name: "Change order" }));
      expect(await screen.findByText("Order changed.")).toBeInTheDocument();
      const { lineItems, activities } = await orders.read(id);
      expect(lineItems).toMatchObject([{ quantity: 3 }]);
      expect(activities?.at(-1)).toMatchObject({ draftOrderChangesApplied: { reason: "By phone" } });
    });

    it("get another product, at its price and from stock", async () => {
      const id = await orders.buy(1);
      await createGoods(site, "Kettle", { amount: "40.00", inventoryItem: { quantity: 5 } });
      const { user } = show(id);
      await user.click(await ready());
      const dialog = within(await screen.findByRole("dialog", { name: "Change items" }));
      const act = dialog.getByRole("button", { name: "Change order" });
      expect(act).toHaveAccessibleDescription("Choose at least one item.");
      await user.type(dialog.getByRole("searchbox"), "Kettle");
      await user.click(await dialog.findByRole("checkbox", { name: "Kettle" }));
      const [quantity] = dialog.getAllByRole("textbox", { name: "Quantity" });
      await user.clear(quantity as HTMLElement);
      expect(act).toHaveAccessibleDescription("An item has no variant or quantity yet.");
      await user.type(quantity as HTMLElement, "2");
      await user.click(act);
      expect(await screen.findByText("Order changed.")).toBeInTheDocument();
      const { lineItems = [] } = await orders.read(id);
      expect(lineItems).toMatchObject([{ quantity: 1 }, { quantity: 2, productName: { original: "Kettle" } }]);
      expect(await screen.findByText(/^Order changed: 2 × Kettle added, total \$/)).toBeInTheDocument();
    });

    it("explain why they cannot be changed", async () => {
      show(
        await orders.enter({
          channelInfo: { type: "POS" },
          additionalFees: [{ name: "Wrap", price: { amount: "2.00" }, taxDetails: { totalTax: { amount: "0.20" } } }],
        }),
      );
      const button = await ready();
      expect(button).toHaveAccessibleDescription(
        "The order comes from another sales channel: change it there., The order has a taxed fee.",
      );
    });
  });

  it("a payment request for a partial amount shows its link", async () => {
    const { user } = show(await orders.enter());
    await user.click(await screen.findByRole("button", { name: "Ask for payment" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ask for payment" }));
    const amount = dialog.getByRole("textbox", { name: "Amount (USD)" });
    const act = dialog.getByRole("button", { name: "Send request" });
    for (const text of ["24.01", "0", "all"]) {
      await user.clear(amount);
      await user.type(amount, text);
      expect(act, text).toHaveAttribute("aria-disabled", "true");
    }
    await user.clear(amount);
    await user.type(amount, "10");
    await user.click(act);
    const link = (await screen.findByLabelText<HTMLInputElement>("Payment link")).value;
    expect(await (await fetch(link)).text()).toContain("10.00");
    const [mail] = await site.platform.messages(ADA);
    expect(mail?.body).toContain("10.00");
  });

  it("invoices can be created, sent and removed, and delivery mails sent", async () => {
    const { user } = show(
      await orders.enter({
        shippingInfo: { title: "Pickup", logistics: { pickupDetails: { pickupMethod: "STORE_PICKUP" } } },
      }),
    );
    const invoices = within(await screen.findByRole("region", { name: "Invoices" }));
    const press = async (name: string) => user.click(await invoices.findByRole("button", { name }));
    const mails = async () => (await site.platform.messages(ADA)).length;
    await press("Create invoice");
    expect(await invoices.findByText("Invoice 1")).toBeInTheDocument();
    await press("Send");
    await waitFor(async () => {
      expect(await mails()).toBe(1);
    });
    await press("Remove");
    expect(await invoices.findByText("There is no invoice yet.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Email: ready for pickup" }));
    await waitFor(async () => {
      expect(await mails()).toBe(2);
    });
    expect(screen.queryByRole("button", { name: "Send new download links" })).not.toBeInTheDocument();
  });

  it("actions without a hosted call refer to the site's dashboard", async () => {
    show(await orders.buy(2), { simulated: false });
    for (const name of ["Change items", "Create invoice"]) {
      expect(await screen.findByRole("button", { name })).toHaveAccessibleDescription(
        "Do this in the site's own dashboard.",
      );
    }
  });
});
