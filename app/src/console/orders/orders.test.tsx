import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { order } from "../../test/fakeOrders";
import { fakeOwner, renderConsole } from "../test/renderConsole";
import { OrdersPage } from ".";

const show = (client: ReturnType<typeof fakeOwner>) =>
  renderConsole("/owner/orders", "/owner/orders", <OrdersPage />, client);

it("a bulk fulfilment covers the remaining items, and Undo deletes only those fulfilments", async () => {
  const client = fakeOwner([order(7, { status: "APPROVED" })]);
  const earlier = { _id: "earlier", lineItems: [{ _id: "line", quantity: 1 }] };
  client.orderFulfillments.listFulfillmentsForSingleOrder.mockResolvedValue({
    orderWithFulfillments: { fulfillments: [earlier] },
  });
  client.orderFulfillments.bulkCreateFulfillments.mockResolvedValue({
    results: [
      {
        itemMetadata: { success: true },
        ordersWithFulfillments: { orderId: "order-7", fulfillments: [earlier, { _id: "made" }] },
      },
    ],
  });
  const { user } = show(client);
  await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
  await user.click(screen.getByRole("button", { name: "Fulfil all items" }));
  await user.click(screen.getByRole("button", { name: "Fulfil 1 order" }));
  expect(await screen.findByText("1 order fulfilled.")).toBeInTheDocument();
  expect(client.orderFulfillments.bulkCreateFulfillments).toHaveBeenCalledWith([
    { orderId: "order-7", fulfillments: [{ lineItems: [{ _id: "line", quantity: 1 }] }] },
  ]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => {
    expect(client.orderFulfillments.deleteFulfillment.mock.calls).toEqual([
      [{ orderId: "order-7", fulfillmentId: "made" }],
    ]);
  });
});

it("a late response to an earlier filter does not replace the current list", async () => {
  const client = fakeOwner([order(7)]);
  const answers = new Map<string, (found: object) => void>();
  const { user } = show(client);
  expect(await screen.findByRole("link", { name: "Order 7" })).toBeInTheDocument();
  client.orders.searchOrders.mockImplementation(
    (search) =>
      new Promise((resolve) => {
        answers.set(JSON.stringify(search).includes("ada") ? "ada" : "ad", resolve as (found: object) => void);
      }),
  );
  const field = screen.getByRole("searchbox");
  await user.type(field, "ad");
  await waitFor(() => {
    expect(answers.has("ad")).toBe(true);
  });
  await user.type(field, "a");
  await waitFor(() => {
    expect(answers.has("ada")).toBe(true);
  });
  const found = (number: number) => ({ orders: [order(number)], metadata: {} });
  answers.get("ada")?.(found(8));
  expect(await screen.findByRole("link", { name: "Order 8" })).toBeInTheDocument();
  answers.get("ad")?.(found(9));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole("link", { name: "Order 8" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Order 9" })).not.toBeInTheDocument();
});
