/** The same store on an older site: catalog V1, and version 1 of the cart. */
import { findings } from "./support/axe.ts";
import { Origin } from "./support/origin.ts";
import { startPlatform } from "./support/platform.ts";
import { store } from "./support/store.ts";
import { expect, test } from "./support/test.ts";

test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures this one needs
  baseURL: async ({}, use) => {
    const origin = await Origin.open();
    const platform = await startPlatform({ origins: [origin.url], catalog: "v1" });
    origin.answer = store(platform, { cartVersion: 1 });
    await use(origin.url);
    await platform.close();
    await origin.close();
  },
});

test("a shopper can buy on a site with catalog V1 and Cart V1", async ({ shopper, page }) => {
  const called: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:ecom|stores|categories)/.test(pathname)) called.push(pathname);
  });
  await page.goto("/collections/the-table");
  await expect(page.getByRole("heading", { level: 1, name: "The Table" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Categories" }).getByRole("button")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Harbour Mug" }).click();
  await page.getByRole("button", { name: "Buy now" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await page.getByRole("link", { name: "Back to cart" }).click();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await shopper.settled("Harbour Mug");
  await expect(shopper.cartButton).toHaveAccessibleName("Cart, 1 item");
  await page.goto("/cart");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Increase quantity" }).click();
  await expect(main.getByRole("definition").first()).toHaveText("$53.00");

  await main.getByLabel("Coupon code").fill("NOSUCHCODE");
  await main.getByRole("button", { name: "Apply" }).click();
  await expect(main.getByText("This code is not valid. Check the spelling.")).toBeVisible();
  await main.getByLabel("Coupon code").fill("welcome10");
  await main.getByRole("button", { name: "Apply" }).click();
  await expect(main.getByRole("button", { name: "Remove coupon WELCOME10" })).toBeVisible();
  await main.getByLabel("State or province").selectOption("US-NY");
  await main.getByLabel("Postcode").fill("12534");
  await main.getByRole("button", { name: "Estimate" }).click();
  await expect(main.getByText("Estimated total")).toBeVisible();
  await main.getByRole("radio", { name: /Pick up at the workshop/ }).check();
  await expect(main.getByRole("term").filter({ hasText: "Delivery" }).locator("~ dd")).toHaveText("Free");
  await main.getByRole("radio", { name: /Express/ }).check();
  await expect(main.getByRole("definition").filter({ hasText: "$18.00" })).toBeVisible();

  await main.getByText("Gift card", { exact: true }).click();
  await main.getByLabel("Gift card code").fill("HEARTH-GIFT-NONE");
  await main.getByRole("button", { name: "Redeem" }).click();
  await expect(main.getByText("This gift card has no balance left.")).toBeVisible();
  await main.getByLabel("Gift card code").fill("HEARTH-GIFT-0500");
  await main.getByRole("button", { name: "Redeem" }).click();
  await expect(main.getByRole("button", { name: /^Remove gift card/ })).toBeVisible();
  await expect(main.getByRole("term").filter({ hasText: "Due now" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await main.getByRole("button", { name: /^Remove gift card/ }).click();
  await expect(main.getByRole("button", { name: /^Remove gift card/ })).toBeHidden();

  await main.getByRole("button", { name: "Remove Harbour Mug" }).click();
  await main.getByRole("button", { name: "Undo removing Harbour Mug" }).click();
  await expect(shopper.cartButton).toHaveAccessibleName("Cart, 2 items");
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
  await main.getByRole("button", { name: "Checkout" }).click();
  await shopper.pay("4242 4242 4242 4242");
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await shopper.hasNothing();
  expect(called.filter((path) => /\/v2\/carts|\/v3\/products|categories/.test(path))).toEqual([]);
});
