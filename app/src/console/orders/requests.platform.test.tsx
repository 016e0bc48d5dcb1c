import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { platformOfFile } from "../test/onPlatform";
import { ordersOf } from "../test/ordersOnPlatform";
import { OrderPage } from ".";
import { actOnOrder, listRequests } from "./orderCalls";

const site = platformOfFile();
const { signal } = new AbortController();

/** Sends a form of the order's page, as its buyer. */
async function asBuyer(id: string, fields: Record<string, string>) {
  const { url } = site.platform;
  const page = await actOnOrder(url, id, "add-invoice");
  const form = / name="form" value="([^"]+)"/.exec(await (await fetch(page)).text())?.[1] ?? "";
  const { order = "", key = "" } = Object.fromEntries(new URL(page).searchParams);
  const answer = await fetch(`${url}/pages/order`, {
    method: "POST",
    body: new URLSearchParams({ form, order, key, ...fields }),
  });
  expect(answer.status).toBe(200);
}

async function paid() {
  const id = await ordersOf(site).place();
  await site.client.orders.paymentCollectionMarkOrderAsPaid(id);
  return id;
}

/** An order whose item is sent and asked back. */
async function askedToReturn() {
  const id = await paid();
  const { lineItems = [] } = await site.client.orders.getOrder(id);
  const line = lineItems[0]?._id ?? "";
  await site.client.orderFulfillments.createFulfillment(id, { lineItems: [{ _id: line, quantity: 1 }] });
  await asBuyer(id, { act: "return", [`quantity-${line}`]: "1", return_reason: "Too small" });
  return id;
}

async function show(id: string) {
  const { user } = site.show("/owner/orders/:id", `/owner/orders/${id}`, <OrderPage />);
  return { user, requests: within(await screen.findByRole("region", { name: "Requests" })) };
}

const statuses = async (id: string) => (await listRequests(site.platform.url, id, signal)).map(({ status }) => status);

it("a return is accepted by the dialog of refunds, with the items that the buyer asked for", async () => {
  const id = await askedToReturn();
  const { user, requests } = await show(id);
  expect(requests.getByText("Too small")).toBeInTheDocument();
  await user.click(requests.getByRole("button", { name: "Accept" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Accept the return" }));
  await user.click(await dialog.findByRole("button", { name: "Refund $21.78" }));
  expect(await requests.findByText("Accepted")).toBeInTheDocument();
  expect(await statuses(id)).toEqual(["ACCEPTED"]);
  expect((await site.client.orders.getOrder(id)).balanceSummary?.refunded?.amount).toBe("21.78");
});

it("a cancellation is accepted by the dialog that cancels and refunds", async () => {
  const id = await paid();
  await asBuyer(id, { act: "cancel", cancel_reason: "Ordered twice" });
  const { user, requests } = await show(id);
  const accept = requests.getByRole("button", { name: "Accept" });
  await waitFor(() => {
    expect(accept).not.toHaveAttribute("aria-disabled");
  });
  await user.click(accept);
  const dialog = within(await screen.findByRole("dialog", { name: /^Cancel order/ }));
  await user.click(await dialog.findByRole("button", { name: /^Cancel and refund \$/ }));
  expect(await requests.findByText("Accepted")).toBeInTheDocument();
  expect(await site.client.orders.getOrder(id)).toMatchObject({ status: "CANCELED", paymentStatus: "FULLY_REFUNDED" });
});

it("a request is declined with words to the customer", async () => {
  const id = await askedToReturn();
  const { user, requests } = await show(id);
  await user.click(requests.getByRole("button", { name: "Decline" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Decline the request" }));
  expect(dialog.getByRole("button", { name: "Decline" })).toHaveAttribute("aria-disabled", "true");
  await user.type(dialog.getByLabelText("Your words to the customer"), "It was used");
  await user.click(dialog.getByRole("button", { name: "Decline" }));
  expect(await requests.findByText("Declined")).toBeInTheDocument();
  expect(requests.getByText("It was used")).toBeInTheDocument();
  expect(await statuses(id)).toEqual(["DECLINED"]);
});
