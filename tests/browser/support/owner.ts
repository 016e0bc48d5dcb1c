/** The owner's sign-in to the console. */
import { expect, type Page } from "@playwright/test";
import type { Shop } from "./shop.ts";

export async function signIn(page: Page, shop: Shop, path = "/owner"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Owner's key", { exact: true }).fill(shop.platform.ownerKey);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("navigation", { name: "Console" })).toBeVisible();
}
