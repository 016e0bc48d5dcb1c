/** The owner of a site of catalog V1 creates a product, which shoppers see. */
import { expectAccessible } from "./support/axe.ts";
import { Origin } from "./support/origin.ts";
import { startPlatform } from "./support/platform.ts";
import { store } from "./support/store.ts";
import { expect, test as base } from "./support/test.ts";

interface Site {
  /** The store's URL. */
  url: string;
  ownerKey: string;
}

const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures this one needs
  site: async ({}, use) => {
    const origin = await Origin.open();
    const platform = await startPlatform({ origins: [origin.url], catalog: "v1" });
    origin.answer = store(platform, { cartVersion: 1 });
    await use({ url: origin.url, ownerKey: platform.ownerKey });
    await platform.close();
    await origin.close();
  },
});

/** A valid image. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGMwDjXGihiGlgQARNYuwTf5FisAAAAASUVORK5CYII=",
  "base64",
);

test("the owner creates a product with options on a V1 site, and the shop shows it", async ({ page, site }) => {
  await page.goto(`${site.url}/owner/products/new`);
  await page.getByLabel("Owner's key", { exact: true }).fill(site.ownerKey);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Fell Shirt");
  const table = [
    "Size\tColour\tSKU\tPrice\tQuantity",
    "S\tOat\tFS-1\t40.00\t3",
    "S\tMoss\tFS-2\t40.00\t5",
    "L\tOat\tFS-3\t44.00\t0",
    "L\tMoss\tFS-4\t44.00\t2",
  ];
  await page.getByText("Paste variants from a spreadsheet").click();
  await page.getByLabel("Variants from a spreadsheet").fill(table.join("\n"));
  await page.getByRole("button", { name: "Create the product" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fell Shirt" })).toBeVisible();
  await expect(page.getByText("Catalog V1 has no subscriptions.")).toBeVisible();

  await page.getByRole("textbox", { name: "Price of L, Moss", exact: true }).fill("48.50");
  await page.getByRole("textbox", { name: "Quantity of L, Oat", exact: true }).fill("9");
  await page.getByLabel("Upload pictures").setInputFiles({ name: "moss.png", mimeType: "image/png", buffer: PICTURE });
  await page.getByText("Colour", { exact: true }).first().click();
  await page.getByRole("button", { name: "Pictures: Moss" }).click();
  await page.getByRole("dialog", { name: "Pictures of Moss" }).getByRole("checkbox", { name: "Picture 1" }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add an info section" }).click();
  await page.getByRole("group", { name: "Info section 1" }).getByLabel("Title").fill("Care");
  await page.getByRole("group", { name: "Care" }).getByLabel("Text", { exact: true }).fill("Wash cold.");
  await page.getByLabel("Brand", { exact: true }).fill("Northloom");
  await page.getByRole("checkbox", { name: "Shown in the shop" }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Product saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Price of L, Moss", exact: true })).toHaveValue("48.50");
  await page.getByText("Colour", { exact: true }).first().click();
  await expect(page.getByRole("button", { name: "1 picture: Moss" })).toBeVisible();

  await page.getByRole("navigation", { name: "Console" }).getByRole("link", { name: "Stock" }).click();
  await page.getByRole("searchbox").fill("Fell Shirt");
  await page.getByRole("textbox", { name: "Quantity of Fell Shirt, Moss | L" }).fill("1");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("1 quantity saved.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("navigation", { name: "Console" }).getByRole("link", { name: "Lists" }).click();
  await expect(page.getByText(/^Catalog V1 has no shared lists\./)).toBeVisible();

  await page.goto(`${site.url}/product/fell-shirt`);
  await page.getByRole("radio", { name: "L", exact: true }).check();
  await page.getByRole("radio", { name: "Moss" }).check();
  await expect(page.getByText("$48.50").first()).toBeVisible();
  await expect(page.getByText("Care", { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: /Fell Shirt/ }).first()).toBeVisible();
});
