/** A purchase by keyboard: everything is reachable with Tab, visibly focused, and operable with keys. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** More steps than any shopper would take. */
const MOST_STEPS = 120;

/** Presses Tab until the control is focused, and asserts that the focus is visible. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await expect(wanted).toBeFocused();
      return;
    }
  }
  throw new Error(`Tab does not lead to ${wanted.toString()}`);
}

test(
  "a shopper gets from the home page to the checkout by keyboard alone",
  { tag: "@core" },
  async ({ page, shopper }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Meadow Plate" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();

    const search = page.getByRole("combobox", { name: "Search the shop" }).locator("visible=true");
    await tabTo(page, search);
    await page.keyboard.type("fisher jum");
    await expect(page.getByRole("option", { name: /Fisher Jumper/ })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Fisher Jumper" })).toBeFocused();

    const colours = page.getByRole("group", { name: /^Colour/ }).getByRole("radio");
    await tabTo(page, colours.first());
    await page.keyboard.press("Space");
    await expect(colours.first()).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(colours.nth(1)).toBeChecked();
    const sizes = page.getByRole("group", { name: /^Size/ }).getByRole("radio");
    await tabTo(page, sizes.first());
    await page.keyboard.press("ArrowRight");
    await expect(sizes.nth(1)).toBeChecked();

    await tabTo(page, page.getByRole("button", { name: "Add to cart" }));
    await page.keyboard.press("Enter");
    await expect(shopper.drawer.getByRole("heading", { name: "Fisher Jumper" })).toBeVisible();
    const checkout = shopper.drawer.getByRole("button", { name: "Checkout" });
    await tabTo(page, checkout);
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByLabel("Email"));
    await page.keyboard.type("ada@example.com");
    await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
  },
);
