import { expect, test } from "./support/test.ts";

test("filters and sort are in the URL and undone by Back", async ({ shopper, page }) => {
  await page.goto("/collections/the-table?page=1");
  const count = page.getByRole("main").getByRole("status");
  await expect(count).toHaveText(/^\d+ products$/);
  await page.getByRole("checkbox", { name: "Best seller" }).check();
  await expect(page).toHaveURL(/tag=Best\+seller/);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("price-low");
  await expect(page).toHaveURL(/sort=price-low/);
  await page.getByRole("textbox", { name: "To" }).fill("30");
  await page.getByRole("textbox", { name: "To" }).press("Enter");
  await expect(page.getByRole("button", { name: "Remove filter: Up to 30" })).toBeVisible();
  const links = page.getByRole("main").getByRole("article").getByRole("link");
  await expect(links.first()).toHaveText("Enamel Camp Cup");

  await page.goBack();
  await expect(page).not.toHaveURL(/max=/);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(/\/collections\/the-table\?sort=price-low$/);
  await expect(shopper.cartButton).toBeVisible();
});

test("an empty result offers a way to continue", async ({ shopper, page }) => {
  await page.goto("/search?q=zzz");
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "All products", exact: true }).first()).not.toHaveAttribute(
    "aria-current",
  );
  await page.goto("/search?q=mug&min=5000");
  await page.getByRole("main").getByRole("button", { name: "Clear filters" }).last().click();
  await expect(page).toHaveURL(/\/search\?q=mug$/);
  await expect(shopper.cartButton).toBeVisible();
});

test("pages of products are links", async ({ shopper, page }) => {
  await page.goto("/search");
  await page.getByRole("navigation", { name: "Product pages" }).getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await expect(shopper.cartButton).toBeVisible();
});

test("choosing another colour keeps the chosen size", async ({ shopper, page }) => {
  await page.goto("/product/fisher-jumper?colour=Oat&size=m");
  await expect(page.getByRole("radio", { name: "Oat", exact: true })).toBeChecked();
  await expect(page.getByRole("radio", { name: "M", exact: true })).toBeChecked();
  await shopper.choose("Moss");
  await expect(page.getByRole("radio", { name: "M", exact: true })).toBeChecked();
});

test("an unknown URL, product and collection have their own pages", async ({ shopper, page }) => {
  for (const path of ["/nowhere", "/product/nothing", "/collections/nothing"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/not found/);
  }
  await page.goto("/product-page/harbour-mug");
  await expect(page).toHaveURL(/\/product\/harbour-mug$/);
  await expect(shopper.cartButton).toBeVisible();
});

test("the skip link is first in tab order, and the cart drawer returns the focus", async ({ shopper, page }) => {
  await page.goto("/");
  await expect(shopper.cartButton).toHaveAccessibleName("Cart, empty");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await shopper.cartButton.focus();
  await page.keyboard.press("Enter");
  await expect(shopper.drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shopper.drawer).toBeHidden();
  await expect(shopper.cartButton).toBeFocused();
});
