import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { order } from "../../test/fakeOrders";
import { fakeOwner, renderConsole } from "../test/renderConsole";
import { savedFiles } from "../test/savedFiles";
import { OrdersPage } from ".";

afterEach(() => {
  vi.restoreAllMocks();
});

function show(query = "") {
  const orders = [1, 2, 3, 4, 5].map((number) =>
    order(number, {
      ...(number === 4 && { status: "CANCELED" as const }),
      buyerInfo: { email: number === 5 ? "=ada@example.com" : `buyer-${number}@example.com` },
    }),
  );
  const client = fakeOwner(orders);
  return { client, files: savedFiles(), ...renderConsole("/orders", `/orders${query}`, <OrdersPage />, client) };
}

const numbersOf = (text = "") =>
  text
    .split("\r\n")
    .slice(1, -1)
    .map((line) => line.split(",")[0]);

it("an order export covers every page and escapes formulas", async () => {
  const { files, user } = show();
  await user.click(await screen.findByRole("button", { name: "Export all" }));
  expect(await screen.findByText("Export finished.")).toBeInTheDocument();
  const text = await files[0]?.text();
  expect(files[0]?.name).toBe("orders.csv");
  expect(numbersOf(text)).toEqual(["1", "2", "3", "4", "5"]);
  expect(text).toContain("1,2026-11-20T12:00:00.000Z,");
  expect(text).toContain(",'=ada@example.com,Paid,");
});

it("an order list that is only sorted is exported in full", async () => {
  show("?sort=oldest");
  expect(await screen.findByRole("button", { name: "Export all" })).toBeInTheDocument();
});

it("an order export contains the filtered orders", async () => {
  const { client, files, user } = show("?state=cancelled");
  await user.click(await screen.findByRole("button", { name: "Export all that match the filters" }));
  await screen.findByText("Export finished.");
  expect(numbersOf(await files[0]?.text())).toEqual(["4"]);
  expect(client.orders.searchOrders).toHaveBeenLastCalledWith(
    expect.objectContaining({ filter: { status: "CANCELED" }, cursorPaging: { limit: 100 } }),
    expect.anything(),
  );
});
