/** The choices of a product besides its variant: texts, modifiers, subscriptions and preorders. */
import { findings } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

test("a custom text and a modifier are priced and shown in the cart", async ({ page, shopper }) => {
  await page.goto("/product/bread-board");
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Initials to burn in" }).fill("ADA");
  await expect(main.getByText("0 characters left")).toBeVisible();
  await main.getByRole("radio", { name: "Printed cloth +$4.50" }).check();
  await expect(main.getByText("$58.50").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await main.getByRole("button", { name: "Add to cart" }).click();
  await expect(shopper.drawer.getByText("ADA")).toBeVisible();
  await expect(shopper.drawer.getByText(/Printed cloth/)).toBeVisible();
  await expect(shopper.drawer.getByText("$58.50").first()).toBeVisible();
  await expect(shopper.drawer.getByRole("alert")).toHaveCount(0);
});

test("a chosen subscription is shown with its price in the cart", async ({ page, shopper }) => {
  await page.goto("/product/heather-honey");
  const main = page.getByRole("main");
  await expect(main.getByRole("radio", { name: "One-time purchase" })).toBeChecked();
  await main.getByRole("radio", { name: "Every two months" }).check();
  await expect(main.getByText("$12.60").first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await main.getByRole("button", { name: "Subscribe" }).click();
  await expect(shopper.drawer.getByText(/Every 2 months/).first()).toBeVisible();
  await expect(shopper.drawer.getByText("$12.60").first()).toBeVisible();
});

test("a preorder product can be preordered", async ({ page, shopper }) => {
  await page.goto("/product/gourd-lamp");
  const main = page.getByRole("main");
  await shopper.choose("Sage");
  await expect(main.getByText("Available to preorder.")).toBeVisible();
  await main.getByRole("button", { name: "Preorder" }).click();
  await shopper.settled("Gourd Lamp");
});

test("the gallery and the cart show the image of the chosen option", async ({ page, shopper }) => {
  await page.goto("/product/enamel-cup");
  const pressed = page.getByRole("region", { name: "Pictures" }).locator('[aria-pressed="true"]');
  await shopper.choose("Rust");
  await expect(pressed).toHaveAttribute("aria-label", "Show picture 7 of 7");
  const shown = await pressed.locator("img").getAttribute("src");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await shopper.settled("Enamel Camp Cup");
  const file = /cw_[0-9a-f]+/.exec(shown ?? "")?.[0] ?? "none";
  await expect(shopper.drawer.locator(`img[src*="${file}"]`)).toBeVisible();
});

test("the gallery keeps the image of the chosen option while the window changes its size", async ({
  page,
  shopper,
}) => {
  await page.goto("/product/gourd-lamp?colour=Sage");
  const gallery = page.getByRole("region", { name: "Pictures" });
  const pressed = gallery.locator('[aria-pressed="true"]');
  const expectLast = async () => {
    await expect(pressed).toHaveAttribute("aria-label", "Show picture 6 of 6");
    await expect(gallery.getByRole("listitem").last()).toBeInViewport({ ratio: 0.9 });
    await expect(pressed).toBeInViewport({ ratio: 0.9 });
  };
  await expectLast();
  const size = { width: 390, height: 844 };
  await page.setViewportSize({ ...size, width: 30 });
  await expect(gallery.getByRole("listitem").last()).toBeAttached();
  await page.setViewportSize(size);
  await expectLast();
  // A screenshot of a whole page narrows the window for a moment.
  await page.screenshot({ fullPage: true });
  await expectLast();
  await expect(shopper.cartButton).toBeVisible();
});

test("a price per unit is shown for each size", async ({ page, shopper }) => {
  await page.goto("/product/rosehip-preserve");
  await expect(page.getByRole("main").getByText("$27.94 / kg")).toBeVisible();
  await expect(shopper.cartButton).toBeVisible();
});

test("a grouped product links to the group's other products in lists and on its page", async ({ page, shopper }) => {
  await page.goto("/collections/candles");
  const card = page.getByRole("article").filter({ hasText: "Chapel Pillar in Clay" });
  const swatches = card.getByRole("list", { name: "Colour" });
  await expect(swatches.getByRole("link")).toHaveCount(3);
  await expect(swatches.getByRole("link", { name: "Clay" })).toHaveAttribute("aria-current", "true");
  expect(await findings(page)).toEqual([]);
  await swatches.getByRole("link", { name: "Pine" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Chapel Pillar in Pine" })).toBeVisible();

  const colours = page.getByRole("navigation", { name: "Colour: Pine" });
  await expect(colours.getByRole("link", { name: "Pine" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("radio", { name: "Pine" })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await colours.getByRole("link", { name: "Cream" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Chapel Pillar in Cream" })).toBeVisible();
  await page.getByRole("button", { name: "Add to cart" }).click();
  await shopper.settled("Chapel Pillar in Cream");
});
