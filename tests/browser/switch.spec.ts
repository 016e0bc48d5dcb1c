/** The day of the switch: the browser still has a session from the platform's own tools. */
import type { BrowserContext } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { newEmail } from "./support/visitor.ts";

/** Rewrites the store's session as the platform's own tools store theirs. */
async function foreignSession(context: BrowserContext, clientId: string): Promise<string> {
  const cookies = await context.cookies();
  const [, , role, refreshToken] = cookies.find(({ name }) => name.endsWith("-session"))!.value.split("~");
  const accessToken = { value: "expired", expiresAt: 0 };
  return encodeURIComponent(
    JSON.stringify({ clientId, tokens: { accessToken, refreshToken: { value: refreshToken, role } } }),
  );
}

test("a member's session of the platform's own tools is adopted with its cart", async ({ page, shop, visitor }) => {
  const { clientId } = shop.platform;
  await visitor.join(newEmail("switch"));
  await visitor.add("harbour-mug");
  await visitor.settled("Harbour Mug");
  const value = await foreignSession(page.context(), clientId);
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.context().addCookies([{ name: "wixSession", value, url: shop.url }]);
  await shop.forgetRequests();

  await page.goto("/");
  await expect(visitor.cartButton).toHaveAccessibleName("Cart, 1 item");
  await visitor.isLoggedIn();
  expect(await shop.grants()).toEqual({ refresh_token: 1 });
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("wixSession");
  await page.reload();
  await visitor.isLoggedIn();
  expect(await shop.grants()).toEqual({ refresh_token: 1 });
});

test("a login begun before the switch that cannot be completed shows an error and offers a new one", async ({
  page,
}) => {
  await page.goto("/callback#code=lost&state=of-the-store-before");
  await expect(page.getByRole("heading", { name: "You are not logged in" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(
    "This login has expired or was started elsewhere. Please start again.",
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
});
