/** The shop's content in the visitor's language: in lists, on pages, in the cart and in URLs. */
import type { Page } from "@playwright/test";
import { signIn } from "./support/owner.ts";
import { expect, test } from "./support/test.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const switchTo = (page: Page, language: string) =>
  page.getByRole("contentinfo").getByRole("link", { name: language, exact: true }).click();

test(
  "a shopper finds and adds a product in German, and switches everything to English",
  { tag: "@core" },
  async ({ page, shopper }) => {
    await page.goto("/de");
    const field = page.getByRole("combobox", { name: "Shop durchsuchen" }).first();
    await field.fill("Morgenbecher");
    await expect(page.getByRole("listbox").first().getByRole("option").first()).toContainText("Morgenbecher");
    await field.press("Enter");
    await page.getByRole("main").getByRole("link", { name: "Morgenbecher" }).first().click();
    await expect(heading(page, "Morgenbecher")).toBeVisible();
    await shopper.choose("Moos");
    await expect(page).toHaveURL(/\/de\/product\/morning-mug\?.*colour=Moss/);
    await page.getByRole("button", { name: "In den Warenkorb", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "Ihr Warenkorb" });
    await shopper.settled("Morgenbecher", drawer);
    await expect(drawer).toContainText("Farbe:Moos");
    await drawer.getByRole("button", { name: "Warenkorb schließen" }).click();
    await switchTo(page, "English");
    await expect(heading(page, "Morning Mug")).toBeVisible();
    await expect(page.getByRole("radio", { name: /^Moss/ })).toBeChecked();
    await shopper.cartButton.click();
    await shopper.settled("Morning Mug");
    await expect(shopper.drawer).toContainText("Colour:Moss");
    await expect(page.locator("body")).not.toContainText(/Morgenbecher|Moos/);
  },
);

test("a filtered list has the same products in every language", async ({ page, shopper }) => {
  await page.goto("/search");
  const panel = page.getByRole("complementary");
  const counted = page.getByRole("main").getByRole("status").first();
  await panel.getByRole("checkbox", { name: "Moss", exact: true }).check();
  await expect(page).toHaveURL(/o\.Colour=Moss/);
  await expect(panel).toHaveAttribute("aria-busy", "false");
  await expect(counted).toHaveText(/^\d+ products$/);
  const count = Number.parseInt((await counted.textContent()) ?? "", 10);

  await switchTo(page, "Deutsch");
  await expect(page.getByRole("button", { name: "Filter entfernen: Farbe: Moos" })).toBeVisible();
  await expect(panel.getByRole("checkbox", { name: "Moos", exact: true })).toBeChecked();
  await expect(counted).toHaveText(`${count} Produkte`);
  await panel.getByRole("checkbox", { name: "Bestseller", exact: true }).check();
  await expect(page).toHaveURL(/tag=Bestseller&o\.Colour=Moss/);
  await expect(panel).toHaveAttribute("aria-busy", "false");
  await expect(counted).toHaveText(/^\d+ Produkte?$/);
  const few = Number.parseInt((await counted.textContent()) ?? "", 10);
  expect(few).toBeLessThan(count);

  await switchTo(page, "English");
  await expect(page.getByRole("button", { name: "Remove filter: Best seller" })).toBeVisible();
  await expect(panel.getByRole("checkbox", { name: "Best seller", exact: true })).toBeChecked();
  await expect(panel.getByRole("checkbox", { name: "Moss", exact: true })).toBeChecked();
  await expect(counted).toHaveText(few === 1 ? "1 product" : `${few} products`);
  await expect(shopper.cartButton).toBeVisible();
});

test("no page overflows a phone's width in any language", async ({ page, shop }) => {
  expect(shop).toBeDefined();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ["", "/de", "/ar"]) {
    for (const path of ["/product/fisher-jumper?colour=Oat", "/product/heather-honey", "/collections/the-table"]) {
      await page.goto(language + path);
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), language + path).toBe(390);
    }
  }
});

test("tabs in two languages show the same cart, each in its language", async ({ context, shopper }) => {
  await shopper.add("harbour-mug");
  await shopper.settled("Harbour Mug");
  const other = await context.newPage();
  await other.goto("/de/cart");
  const line = other.getByRole("main").getByRole("group", { name: "Menge von Hafenbecher" });
  await line.getByRole("button", { name: "Menge erhöhen" }).click();
  await expect(line.getByRole("textbox")).toHaveValue("2");
  const own = shopper.drawer.getByRole("group", { name: "Quantity of Harbour Mug" });
  await expect(own.getByRole("textbox")).toHaveValue("2");
  await shopper.settled("Harbour Mug");
});

test("an owner with a German console edits the names in the shop's language", async ({ page, shop }) => {
  await signIn(page, shop, "/owner");
  await page.goto("/de/owner/products");
  await page.getByLabel("Produkte suchen").fill("Morgenbecher");
  await page.getByRole("link", { name: "Morning Mug" }).first().click();
  const name = page.getByRole("textbox", { name: "Name", exact: true }).first();
  await expect(name).toHaveValue("Morning Mug");
  await name.fill("Morning Cup");
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  const read = async () => {
    const query = { query: { filter: { slug: "morning-mug" } } };
    type Found = { products: { name: string; options: { name: string }[] }[] };
    const { products } = await shop.owner<Found>("POST", "/stores/v3/products/query", query);
    return products.map(({ name, options }) => [name, options[0]?.name]);
  };
  await expect.poll(read).toEqual([["Morning Cup", "Colour"]]);
});
