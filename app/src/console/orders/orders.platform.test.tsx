/** The list of orders: acts on many, search and export. */
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { platformOfFile } from "../test/onPlatform";
import { ordersOf } from "../test/ordersOnPlatform";
import { savedFiles } from "../test/savedFiles";
import { OrdersPage } from ".";
import { ordersOfParcel } from "./tracking";

const site = platformOfFile({ seed: "empty" });
const orders = ordersOf(site);

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
  await user.click(screen.getByRole("button", { name: "Fulfil all items" }));
  await user.click(await screen.findByRole("checkbox", { name: "Fulfil 1 order that is not paid, too" }));
  await user.click(screen.getByRole("button", { name: "Fulfil 1 order" }));
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
