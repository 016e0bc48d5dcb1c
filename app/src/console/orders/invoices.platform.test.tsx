import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { orderSettings } from "../rules/orderSettings";
import { platformOfFile } from "../test/onPlatform";
import { Invoices } from "./Invoices";

const site = platformOfFile();
const { signal } = new AbortController();

async function newOrder() {
  const order = await site.client.orders.createOrder({
    channelInfo: { type: "POS" },
    lineItems: [
      {
        productName: { original: "Mug" },
        quantity: 2,
        price: { amount: "12.50" },
        itemType: { preset: "PHYSICAL" },
      },
    ],
    priceSummary: { shipping: { amount: "4" } },
  });
  return order._id;
}

it("an invoice keeps its number, and its page has the seller's name and tax id", async () => {
  const { items } = await orderSettings.read(site.context, { q: "", cursor: "", signal });
  await orderSettings.update(site.context, items[0]!, { businessName: "Hearth LLC", taxId: "12-3456789" });
  const id = await newOrder();
  const { user } = site.show("/owner/orders/:id", `/owner/orders/${id}`, <Invoices id={id} hasEmail={false} />);
  const invoices = within(await screen.findByRole("region", { name: "Invoices" }));
  await user.click(invoices.getByRole("button", { name: "Create invoice" }));
  const link = await invoices.findByRole("link", { name: "Invoice 1" });
  const page = await (await fetch(link.getAttribute("href") ?? "")).text();
  expect(page).toContain("Hearth LLC");
  expect(page).toContain("12-3456789");
  await user.click(invoices.getByRole("button", { name: "Remove" }));
  expect(await invoices.findByText("There is no invoice yet.")).toBeInTheDocument();
  await user.click(invoices.getByRole("button", { name: "Create invoice" }));
  expect(await invoices.findByRole("link", { name: "Invoice 2" })).toBeInTheDocument();
});
