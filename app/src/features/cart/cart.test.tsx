import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeClient, line } from "../../test/fakeClient";
import { renderStore } from "../../test/renderStore";
import { CartContents } from "./CartContents";
import { CartSummary } from "./CartSummary";
import { CartButton } from "./drawer";

const refusal = (code: string) =>
  Object.assign(new Error("raw words"), {
    kind: "application",
    status: 400,
    code,
    outcome: "refused",
    isPlatform: true,
  });
const away = () => Object.assign(new Error("offline"), { kind: "offline", retryable: true });
const outage = () => Object.assign(new Error("no answer"), { kind: "network", retryable: true });
const two = () => fakeClient({ currency: "USD", lineItems: [line("mug", "Mug", 2), line("jug", "Jug", 1)] });

describe("the cart's lines", () => {
  it("show each product with quantity, total and link", async () => {
    renderStore(<CartContents />, two());
    const items = within(await screen.findByRole("list", { name: "Items in your cart" })).getAllByRole("listitem");
    expect(items).toHaveLength(2);
    expect(within(items[0]!).getByText("$20.00")).toBeInTheDocument();
    expect(within(items[0]!).getByText("$10.00 each")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Mug" })).toHaveAttribute("href", "/product/mug");
  });

  it("show a changed quantity before its answer, and send it", async () => {
    const client = two();
    client.currentCart.updateCurrentCartLineItemQuantity.mockReturnValue(new Promise(() => undefined));
    const { user } = renderStore(<CartContents />, client);
    const group = await screen.findByRole("group", { name: "Quantity of Mug" });
    await user.click(within(group).getByRole("button", { name: "Increase quantity" }));
    await waitFor(() => {
      expect(within(group).getByRole("textbox")).toHaveValue("3");
    });
    await waitFor(() => {
      expect(client.currentCart.updateCurrentCartLineItemQuantity).toHaveBeenCalledWith([{ _id: "mug", quantity: 3 }]);
    });
  });

  it("accept a typed quantity on Enter up to the stock, and keep an invalid one with a reason", async () => {
    const client = two();
    const { user } = renderStore(<CartContents />, client);
    const field = await screen.findByRole("textbox", { name: "Quantity of Jug" });
    await user.clear(field);
    await user.type(field, "99{Enter}");
    await waitFor(() => {
      expect(field).toHaveValue("9");
    });
    await user.clear(field);
    await user.type(field, "lots{Enter}");
    expect(field).toHaveValue("lots");
    expect(screen.getByRole("alert")).toHaveTextContent("Enter a whole number");
  });

  it("roll back a refused quantity with the reason", async () => {
    const client = two();
    client.currentCart.updateCurrentCartLineItemQuantity.mockRejectedValueOnce(refusal("NO"));
    const { user } = renderStore(<CartContents />, client);
    const group = await screen.findByRole("group", { name: "Quantity of Mug" });
    await user.click(within(group).getByRole("button", { name: "Increase quantity" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("raw words");
    await waitFor(() => {
      expect(within(group).getByRole("textbox")).toHaveValue("2");
    });
  });

  it("show a change that cannot be sent as waiting", async () => {
    const client = two();
    client.currentCart.updateCurrentCartLineItemQuantity.mockRejectedValue(away());
    const { user } = renderStore(<CartContents />, client);
    const group = await screen.findByRole("group", { name: "Quantity of Mug" });
    await user.click(within(group).getByRole("button", { name: "Increase quantity" }));
    expect(await screen.findByText(/1 change saved on this device/)).toBeInTheDocument();
    expect(within(group).getByRole("textbox")).toHaveValue("3");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("show the failure of a removed line at the top until it is dismissed", async () => {
    const client = two();
    const { user } = renderStore(<CartContents />, client);
    const remove = await screen.findByRole("button", { name: "Remove Jug" });
    client.currentCart.addToCurrentCart.mockRejectedValueOnce(refusal("NO"));
    await user.click(remove);
    await waitFor(() => {
      expect(client.currentCart.removeLineItemsFromCurrentCart).toHaveBeenCalled();
    });
    await user.click(screen.getByRole("button", { name: "Undo removing Jug" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Jug was not added. raw words");
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("remove a line, focus Undo and restore the line", async () => {
    const client = two();
    const { user } = renderStore(<CartContents />, client);
    await user.click(await screen.findByRole("button", { name: "Remove Jug" }));
    const undo = await screen.findByRole("button", { name: "Undo removing Jug" });
    await waitFor(() => {
      expect(undo).toHaveFocus();
    });
    await waitFor(() => {
      expect(client.currentCart.removeLineItemsFromCurrentCart).toHaveBeenCalledWith(["jug"]);
    });
    await user.click(undo);
    await waitFor(() => {
      expect(client.currentCart.addToCurrentCart).toHaveBeenCalledWith({
        lineItems: [
          {
            catalogReference: { appId: "app", catalogItemId: "product-jug", options: { variantId: "variant-jug" } },
            quantity: 1,
          },
        ],
      });
    });
  });

  it("are emptied at once and restored by Undo", async () => {
    const client = two();
    const { user } = renderStore(<CartContents />, client);
    await user.click(await screen.findByRole("button", { name: "Empty the cart" }));
    expect(await screen.findByText("2 items removed.")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Mug" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Undo removing 2 items" }));
    await waitFor(async () => {
      const { lineItems = [] } = (await client.currentCart.getCurrentCart()) ?? {};
      expect(lineItems.map(({ quantity }) => quantity)).toEqual([2, 1]);
    });
  });

  it("keep the focus and typed quantity of a variant when another variant is removed", async () => {
    const of = (variantId: string) => ({
      catalogReference: { appId: "app", catalogItemId: "shirt", options: { variantId } },
    });
    const client = fakeClient({
      currency: "USD",
      lineItems: [line("s", "Shirt S", 1, of("s")), line("m", "Shirt M", 1, of("m"))],
    });
    const { user } = renderStore(<CartContents />, client);
    const remove = await screen.findByRole("button", { name: "Remove Shirt S" });
    const field = screen.getByRole("textbox", { name: "Quantity of Shirt M" });
    await user.clear(field);
    await user.type(field, "12");
    remove.click();
    expect(await screen.findByText("Shirt S removed.")).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "Quantity of Shirt M" })).toBe(field);
    expect(field).toHaveValue("12");
  });

  it("keep the focus on a line whose add completes", async () => {
    const client = two();
    const { user } = renderStore(<CartContents />, client);
    await user.click(await screen.findByRole("button", { name: "Remove Jug" }));
    await waitFor(() => {
      expect(client.currentCart.removeLineItemsFromCurrentCart).toHaveBeenCalled();
    });
    const add = client.currentCart.addToCurrentCart.getMockImplementation();
    let open: (value?: unknown) => void = () => undefined;
    const gate = new Promise((resolve) => {
      open = resolve;
    });
    client.currentCart.addToCurrentCart.mockImplementation((items) => gate.then(() => add!(items)));
    await user.click(screen.getByRole("button", { name: "Undo removing Jug" }));
    const more = within(await screen.findByRole("group", { name: "Quantity of Jug" })).getByRole("button", {
      name: "Increase quantity",
    });
    more.focus();
    open();
    expect(await screen.findByRole("heading", { name: "Added" })).toBeInTheDocument();
    expect(more).toHaveFocus();
  });

  it.each([
    ["NOT_AVAILABLE", "Sold out. Remove it to check out.", "Remove item: Mug", []],
    ["NOT_FOUND", "No longer available. Remove it to check out.", "Remove item: Mug", []],
    ["PARTIALLY_AVAILABLE", "Only 3 left. Reduce the quantity to check out.", "Change to 3: Mug", [3]],
  ])("explain %s and fix it with one click", async (status, text, fix, left) => {
    const lineItems = [line("mug", "Mug", 5, { availability: { status, quantityAvailable: 3 } })];
    const client = fakeClient({ currency: "USD", lineItems });
    const { user } = renderStore(<CartContents />, client);
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: fix }));
    await waitFor(async () => {
      const cart = await client.currentCart.getCurrentCartOrNull();
      expect(cart?.lineItems?.map(({ quantity }) => quantity)).toEqual(left);
    });
  });

  it("show custom items, subscriptions, services, modifiers and memberships", async () => {
    const lineItems = [
      line("box", "Box", 1, {
        customLineItem: true,
        itemType: { preset: "DIGITAL" },
        subscriptionOptionInfo: {
          title: { original: "Monthly box" },
          subscriptionSettings: {
            frequency: "MONTH",
            interval: 2,
            billingCycles: 6,
            freeTrialPeriod: { frequency: "DAY", interval: 14 },
          },
        },
        serviceProperties: { scheduledDate: new Date("2026-12-24T12:00:00Z"), numberOfParticipants: 2 },
        modifierGroups: [{ modifiers: [{ quantity: 2, label: { original: "Ribbon" }, price: { amount: "1.50" } }] }],
        paymentOption: "MEMBERSHIP",
        fixedQuantity: true,
      }),
    ];
    renderStore(<CartContents />, fakeClient({ currency: "USD", lineItems }));
    for (const text of [
      "Digital download",
      "Custom item, added for you by the shop",
      "2 × Ribbon, $1.50",
      "Monthly box",
      "Every 2 months, 6 times in total",
      "First 14 days free",
      "On Dec 24, 2026",
      "2 people",
      "Paid with your membership",
      "Quantity: 1",
    ]) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(screen.queryByRole("group", { name: "Quantity of Box" })).not.toBeInTheDocument();
  });

  it("show that the checkout was left", async () => {
    renderStore(<CartContents />, two(), { at: "/cart?checkout=cancelled", pages: [] });
    expect(await screen.findByText(/You left checkout before paying/)).toBeInTheDocument();
  });

  it("distinguish an empty cart from one that cannot be loaded", async () => {
    const { unmount } = renderStore(<CartContents />, fakeClient(null));
    expect(await screen.findByText("Your cart is empty")).toBeInTheDocument();
    unmount();
    const broken = fakeClient(null);
    broken.currentCart.getCurrentCartOrNull.mockRejectedValueOnce(outage());
    const { user } = renderStore(<CartContents />, broken);
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Your cart is empty")).toBeInTheDocument();
  });
});

describe("the cart's summary", () => {
  it("explains why a coupon is refused and keeps the typed code", async () => {
    const client = two();
    client.currentCart.updateCurrentCart.mockRejectedValueOnce(refusal("ERROR_COUPON_HAS_EXPIRED"));
    const { user } = renderStore(<CartSummary />, client);
    const field = await screen.findByLabelText("Coupon code");
    await user.type(field, "SUMMER24{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("This code has expired.");
    expect(field).toHaveValue("SUMMER24");
    expect(field).toBeInvalid();
  });

  it("applies and removes a coupon", async () => {
    const client = two();
    const { user } = renderStore(<CartSummary />, client);
    await user.type(await screen.findByLabelText("Coupon code"), "welcome10{Enter}");
    await user.click(await screen.findByRole("button", { name: "Remove coupon WELCOME10" }));
    await waitFor(() => {
      expect(screen.queryByRole("button", { name: "Remove coupon WELCOME10" })).not.toBeInTheDocument();
    });
  });

  it("shows totals without tax until there is an address", async () => {
    const client = two();
    renderStore(<CartSummary />, client);
    expect(await screen.findAllByText("$20.00")).toHaveLength(1);
    expect(screen.getByText("Subtotal")).toBeInTheDocument();
    expect(screen.queryByText("Total so far")).not.toBeInTheDocument();
    expect(screen.queryByText("Tax")).not.toBeInTheDocument();
  });

  it("requests an estimate for the shopper's address", async () => {
    const client = two();
    const { user } = renderStore(<CartSummary />, client);
    await user.selectOptions(await screen.findByLabelText("Country"), "DE");
    await user.type(screen.getByLabelText("Postcode"), "10115");
    await user.click(screen.getByRole("button", { name: "Estimate" }));
    await waitFor(() => {
      expect(client.currentCart.estimateCurrentCartTotals).toHaveBeenLastCalledWith(
        { shippingAddress: { country: "DE", postalCode: "10115" } },
        expect.anything(),
      );
    });
  });

  it("shows an error and keeps the cart when the checkout cannot be opened", async () => {
    const client = two();
    client.redirects.createRedirectSession.mockRejectedValueOnce(
      Object.assign(new Error("x"), { kind: "system", status: 500, requestId: "req-1" }),
    );
    const { user } = renderStore(<CartSummary />, client);
    await user.click(await screen.findByRole("button", { name: "Checkout" }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Your cart is saved.");
    expect(alert).toHaveTextContent("req-1");
  });

  it("does not start a checkout with unavailable lines", async () => {
    const lineItems = [line("mug", "Mug", 1, { availability: { status: "NOT_AVAILABLE" } })];
    const client = fakeClient({ lineItems });
    const { user } = renderStore(<CartSummary />, client);
    expect(await screen.findByText(/Some items are not available/)).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Checkout" }));
    expect(client.currentCart.createCheckoutFromCurrentCart).not.toHaveBeenCalled();
  });
});

it("the header's cart button shows and announces the number of items", async () => {
  renderStore(<CartButton />, two());
  expect(await screen.findByRole("button", { name: "Cart, 3 items" })).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("3 items in your cart");
});
