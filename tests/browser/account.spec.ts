import { expect, test } from "./support/test.ts";

test(
  "a visitor registers on the hosted page, is logged in on return, keeps the cart and logs out",
  { tag: "@core" },
  async ({ shopper, page }) => {
    await shopper.add("harbour-mug");
    await shopper.register(`ada-${Date.now()}@example.com`);
    await expect(page).toHaveURL(/\/account$/);
    await expect(shopper.cartButton).toHaveAccessibleName("Cart, 1 item");
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Made slowly, used daily." })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  },
);

test("a forged login callback is refused and offers to start again", async ({ shopper, page }) => {
  await page.goto("/login/callback?code=stolen&state=guessed");
  await expect(page.getByRole("heading", { level: 1, name: "You are not logged in" })).toBeVisible();
  await expect(page).toHaveURL(/\/login\/callback$/);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(shopper.cartButton).toHaveAccessibleName("Cart, empty");
});

test(
  "a reload and a second tab keep cart and login without a token request",
  { tag: "@core" },
  async ({ shopper, page }) => {
    await shopper.register(`bo-${Date.now()}@example.com`);
    await shopper.add("harbour-mug");
    await shopper.settled("Harbour Mug");
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
    await main.getByRole("button", { name: "Increase quantity" }).click();
    await expect(shopper.cartButton).toHaveAccessibleName("Cart, 2 items");
    expect(tokens).toEqual([]);
  },
);

test("a member whose session the platform ended sees a notice and can go on as a visitor", async ({
  shopper,
  page,
}) => {
  await shopper.register(`di-${Date.now()}@example.com`);
  await page.route("**/oauth2/token", async (route) => {
    if (!route.request().postData()?.includes("refresh_token")) return route.continue();
    await route.fulfill({
      status: 400,
      headers: { "access-control-allow-origin": "*" },
      json: { error: "invalid_grant", error_description: "The session has ended" },
    });
  });
  // Without the access token, the next page must renew, which is refused.
  const kept = (await page.context().cookies()).filter(({ name }) => !/access/i.test(name));
  await page.context().clearCookies();
  await page.context().addCookies(kept);
  await page.goto("/collections");
  await expect(page.getByText("You have been logged out. Your cart is saved.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { name: "The Kitchen" })).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("You have been logged out.")).toBeHidden();
  await expect(shopper.cartButton).toBeVisible();
});

test("a store without a configuration shows how to set it up", async ({ page }) => {
  await page.route("**/config.json", (route) => route.fulfill({ json: { host: "not an address" } }));
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "The store is not set up yet" })).toBeVisible();
  await expect(page.getByText(/set CARTWRIGHT_CLIENT_ID/)).toBeVisible();
});
