import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { platformOfFile } from "../test/onPlatform";
import { ordersOf } from "../test/ordersOnPlatform";
import { OrderPage, OrdersPage } from ".";
import { openMenu } from "../test/openMenu";

const site = platformOfFile();

const orders = ordersOf(site);

it("an order is cancelled and its payment refunded in one step", async () => {
  const id = await orders.enter();
  await site.client.orders.paymentCollectionMarkOrderAsPaid(id);
  const { user } = site.show("/owner/orders/:id", `/owner/orders/${id}`, <OrderPage />);
  await openMenu(user);
  const cancel = await screen.findByRole("button", { name: "Cancel order" });
  await waitFor(() => {
    expect(cancel).not.toHaveAttribute("aria-disabled");
  });
  await user.click(cancel);
  const dialog = within(await screen.findByRole("dialog", { name: /^Cancel order/ }));
  await user.click(await dialog.findByRole("button", { name: /^Cancel and refund \$/ }));
  expect(await screen.findByText(/^Order cancelled, \$[\d.]+ refunded\.$/)).toBeInTheDocument();
  expect(await orders.read(id)).toMatchObject({ status: "CANCELED", paymentStatus: "FULLY_REFUNDED" });
});

it("a bulk fulfilment leaves out orders that are not paid, unless the owner takes them in", async () => {
  const [paid, unpaid] = [await orders.enter(), await orders.enter()];
  await site.client.orders.paymentCollectionMarkOrderAsPaid(paid);
  const { user } = site.show("/owner/orders", "/owner/orders", <OrdersPage />);
  expect(await screen.findAllByRole("link", { name: /^Order \d/ })).toHaveLength(2);
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  const states = async () => Promise.all([paid, unpaid].map(async (id) => (await orders.read(id)).fulfillmentStatus));
  await user.click(screen.getByRole("button", { name: /^Fulfil \d order/ }));
  expect(await states()).toEqual(["NOT_FULFILLED", "NOT_FULFILLED"]);
  const dialog = within(await screen.findByRole("dialog", { name: "Fulfil all items" }));
  const { number = "" } = await orders.read(unpaid);
  expect(dialog.getByRole("checkbox", { name: "Fulfil 1 order that is not paid, too" })).toHaveAccessibleDescription(
    number,
  );
  await user.click(dialog.getByRole("button", { name: "Fulfil 1 order" }));
  expect(await screen.findByText("1 order fulfilled.")).toBeInTheDocument();
  expect(await states()).toEqual(["FULFILLED", "NOT_FULFILLED"]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(async () => {
    expect(await states()).toEqual(["NOT_FULFILLED", "NOT_FULFILLED"]);
  });
});

it("the dialog of a shipment says which email the customer gets", async () => {
  const id = await orders.enter();
  const { user } = site.show("/owner/orders/:id", `/owner/orders/${id}`, <OrderPage />);
  await user.click(await screen.findByRole("button", { name: "Fulfil items" }));
  expect(screen.getByText("Without tracking, no email goes to the customer.")).toBeInTheDocument();
  await user.type(screen.getByLabelText("Tracking number"), "T-1");
  const said = "An email with the tracking goes to ada@example.com at once. Undo cannot take it back.";
  expect(screen.getByText(said)).toBeInTheDocument();
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: /^Fulfil \d/ }));
  expect(await screen.findByText("Items fulfilled.")).toBeInTheDocument();
  const { activities = [] } = await orders.read(id);
  expect(activities.map(({ type }) => type)).toContain("SHIPPING_CONFIRMATION_EMAIL_SENT");
});
