/** The owner edits orders, and creates orders for customers. */
import { signIn } from "./support/owner.ts";
import { expect, test } from "./support/test.ts";

test("the owner changes an order, creates an invoice and requests a payment that the customer pays", async ({
  page,
  shop,
  shopper,
}) => {
  test.slow();
  await shopper.buy("harbour-mug");
  await signIn(page, shop, "/owner/orders");
  await page.getByRole("link", { name: /^Order \d/ }).click();
  const order = page.url();
  const customer = page.getByRole("region", { name: "Customer" });
  await customer.getByRole("button", { name: "Edit" }).click();
  const details = page.getByRole("dialog", { name: /^Order \d/ });
  await details.getByLabel("Street and number").fill("2 Side Street");
  await details.getByLabel("Tags").fill("vip");
  await details.getByRole("button", { name: "Save" }).click();
  await expect(customer.getByText("2 Side Street")).toBeVisible();
  await expect(customer.getByText("vip")).toBeVisible();

  await page.getByRole("button", { name: "Change items" }).click();
  const quantities = page.getByRole("dialog", { name: "Change items" });
  await quantities.getByRole("textbox", { name: /^Harbour Mug/ }).fill("2");
  await quantities.getByRole("button", { name: "Change order" }).click();
  // The dialog is part of the region and also shows the new quantity until it closes.
  await expect(quantities).toBeHidden();
  await expect(page.getByRole("region", { name: "Items" }).getByText("2 × ")).toBeVisible();
  await page.getByRole("button", { name: "Create invoice" }).click();
  await expect(page.getByRole("region", { name: "Invoices" }).getByText(/^Invoice \d+$/)).toBeVisible();

  await expect(page.getByText("Partly paid").first()).toBeVisible();
  await page.getByRole("button", { name: "Ask for payment" }).click();
  const request = page.getByRole("dialog", { name: "Ask for payment" });
  await request.getByRole("button", { name: "Send request" }).click();
  const link = page.getByLabel("Payment link");
  await expect(link).toHaveValue(/\/pages\/order\?/);
  await page.goto(await link.inputValue());
  await expect(page.getByText("2 Side Street")).toBeVisible();
  await shopper.payByCard("4242 4242 4242 4242");
  await expect(page.getByLabel("Card number")).toHaveCount(0);
  await page.goto(order);
  await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask for payment" })).toHaveCount(0);
});

test("the owner places an order with a variant and a custom item for a customer", async ({ page, shop }) => {
  await signIn(page, shop, "/owner/orders");
  await page.getByRole("link", { name: "New order" }).click();
  const items = page.getByRole("region", { name: "Items" });
  await items.getByLabel("Search products").fill("fisher");
  await items.getByRole("checkbox", { name: "Fisher Jumper" }).check();
  await items.getByLabel("Variant").selectOption("Oat, M");
  await items.getByRole("button", { name: "Add custom item" }).click();
  await items.getByLabel("Name").fill("Engraving");
  await items.getByLabel("Price").fill("7.50");
  const customer = page.getByRole("region", { name: "Customer" });
  const address = {
    Email: "ada@example.com",
    "First name": "Ada",
    "Last name": "Byron",
    "Street and number": "1 Main Street",
    City: "Hudson",
    Postcode: "12534",
  };
  for (const [label, value] of Object.entries(address)) await customer.getByLabel(label, { exact: true }).fill(value);
  await expect(customer.getByLabel("Country")).toHaveValue("US");
  await customer.getByLabel("State or province").selectOption("New York");
  await page.getByRole("button", { name: "Calculate delivery and tax" }).click();
  const totals = page.getByRole("region", { name: "Totals" });
  await totals.getByLabel("Delivery").selectOption("Express · $18.00");
  await expect(totals.getByRole("definition").getByText("$18.00")).toBeVisible();
  await page.getByRole("button", { name: "Place order" }).click();

  await expect(page.getByRole("heading", { level: 1, name: /^Order \d/ })).toBeVisible();
  await expect(page.getByText("Fisher Jumper")).toBeVisible();
  await expect(page.getByText("Engraving")).toBeVisible();
  await expect(page.getByText("Not paid").first()).toBeVisible();
  await expect(customer.getByText("Express")).toBeVisible();
  expect((await shop.message(address.Email)).subject).toContain("order");
});
