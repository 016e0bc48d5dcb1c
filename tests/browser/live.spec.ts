/** The console's stream of events: one for all tabs of a browser. */
import { signIn } from "./support/owner.ts";
import { expect, test } from "./support/test.ts";

test("seven console tabs share one event stream and all receive its events", async ({ page, shop, context }) => {
  test.slow();
  await signIn(page, shop, "/owner/orders");
  const tabs = [page];
  for (let count = 1; count < 7; count += 1) {
    const tab = await context.newPage();
    await tab.goto("/owner/orders");
    await expect(tab.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    tabs.push(tab);
  }
  for (const tab of tabs) {
    await expect(tab.getByText("No orders yet").or(tab.getByText("There are no orders yet."))).toBeVisible();
  }
  const store = await context.newPage();
  await store.goto("/product/harbour-mug");
  await expect(store.getByRole("button", { name: "Add to cart" })).toBeVisible();
  await shop.owner("POST", "/ecom/v1/orders", {
    order: {
      channelInfo: { type: "POS" },
      buyerInfo: { email: "ada@example.com" },
      priceSummary: { total: { amount: "5.00" } },
      lineItems: [
        { quantity: 1, productName: { original: "Mug" }, price: { amount: "5.00" }, itemType: { preset: "PHYSICAL" } },
      ],
    },
  });
  for (const tab of tabs) await expect(tab.getByRole("link", { name: /^Order 1/ })).toBeVisible();
  await tabs[0]?.close();
  await store.reload();
  await expect(store.getByRole("button", { name: "Add to cart" })).toBeVisible();
});
