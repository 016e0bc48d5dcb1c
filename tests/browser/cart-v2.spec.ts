/** The same store on version 2 of the platform's cart. */
import { findings } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

test.use({
  baseURL: async ({ shop }, use) => {
    await use(shop.origins.storeOfCart2.url);
  },
});

test("a store on version 2 of the cart sells as well", { tag: "@core" }, async ({ shopper, page }) => {
  const called: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/ecom/")) called.push(pathname);
  });
  await page.goto("/product/harbour-mug");
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
  expect(called.filter((path) => path.startsWith("/ecom/v1/carts"))).toEqual([]);
});
