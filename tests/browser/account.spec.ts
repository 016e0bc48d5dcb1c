import { expect, test } from "./support/shopper.ts";

test("a visitor registers on the hosted page, is logged in on return, keeps the cart, and logs out", async ({
  shopper,
  page,
}) => {
  await shopper.add("harbour-mug");
  await shopper.register(`ada-${Date.now()}@example.com`);
  await expect(page).toHaveURL(/\/account$/);
  await expect(shopper.cartButton).toHaveAccessibleName("Cart, 1 item");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Made slowly, used daily." })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
});

test("a callback that nobody asked for is refused and offers to start again", async ({ shopper, page }) => {
  await page.goto("/login/callback?code=stolen&state=guessed");
  await expect(page.getByRole("heading", { level: 1, name: "You are not logged in" })).toBeVisible();
  await expect(page).toHaveURL(/\/login\/callback$/);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(shopper.cartButton).toHaveAccessibleName("Cart, empty");
});

test("a reload and a second tab keep cart and login, and a reload asks for no token", async ({ shopper, page }) => {
  await shopper.register(`bo-${Date.now()}@example.com`);
  await shopper.add("harbour-mug");
  const tokens: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().includes("/oauth2/token")) tokens.push(request.url());
  });
  await page.reload();
  await expect(shopper.cartButton).toHaveAccessibleName("Cart, 1 item");
  await expect(page.getByRole("banner").getByRole("link", { name: "Account" })).toBeVisible();

  const second = await page.context().newPage();
  await second.goto("/cart");
  const main = second.getByRole("main");
  await expect(main.getByRole("heading", { name: "Harbour Mug" })).toBeVisible();
  await expect(second.getByRole("banner").getByRole("link", { name: "Account" })).toBeVisible();
  await main.getByRole("button", { name: "One more" }).click();
  await expect(shopper.cartButton).toHaveAccessibleName("Cart, 2 items");
  expect(tokens).toEqual([]);
});
