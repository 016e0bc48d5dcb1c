/** Finding and choosing: by search, filters, collections and brands; and the limits of a malicious catalog. */
import type { Page } from "@playwright/test";
import { findings } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const products = (page: Page) => page.getByRole("main").getByRole("article");
const counted = (page: Page) => page.getByRole("main").getByRole("status").first();

test("suggestions can be followed to a product by keyboard alone", async ({ shopper, page }) => {
  await page.goto("/");
  const field = page.getByRole("combobox", { name: "Search the shop" }).first();
  const list = page.getByRole("listbox", { name: "Suggestions" }).first();
  await field.focus();
  await page.keyboard.type("morn");
  await expect(list.getByRole("option").first()).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("search").getByRole("status").first()).toHaveText(
    /^\d+ suggestions?\. Use the arrow keys to browse\.$/,
  );
  expect(await findings(page)).toEqual([]);

  await page.keyboard.press("ArrowDown");
  const first = list.getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("morn");
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const name = (await list.locator("[aria-selected=true]").textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/product\//);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  expect(name).toContain(await heading.textContent());
  await expect(shopper.cartButton).toBeVisible();
});

test("a search superseded by the next one is cancelled", async ({ page, shopper }) => {
  const searches = /\/products\/(query|search)/;
  await page.goto("/cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  let answer: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // The first search is answered only after it has been cancelled.
  await page.route(
    searches,
    async (route) => {
      await answered;
      await route.continue().catch(() => undefined);
    },
    { times: 1 },
  );
  const field = page.getByRole("combobox", { name: "Search the shop" }).first();
  const searchRequest = page.waitForRequest(searches);
  await field.fill("jug");
  const first = await searchRequest;
  const given = page.waitForEvent("requestfailed", (request) => request === first);
  await field.fill("blanket");
  await given;
  answer?.();
  await expect(page.getByRole("listbox").first().getByRole("option").first()).toContainText(/blanket|throw/i);
  await expect(shopper.cartButton).toBeVisible();
});

test("filters narrow a list and survive Back and reload", async ({ page, shopper }) => {
  await page.goto("/search");
  await expect(products(page).first()).toBeVisible();
  const all = Number.parseInt((await counted(page).textContent()) ?? "", 10);
  const panel = page.getByRole("complementary");
  // A filter may move while the counts of the last choice are loading.
  for (const name of ["The Table", "Moss", "Ink"]) {
    await panel.getByRole("checkbox", { name, exact: true }).check();
    await expect(panel).toHaveAttribute("aria-busy", "false");
  }
  await expect(page).toHaveURL(/in=the-table/);
  await expect(page).toHaveURL(/o\.Colour=Moss&o\.Colour=Ink/);
  await expect(counted(page)).toHaveText(/^\d+ products?$/);
  const few = Number.parseInt((await counted(page).textContent()) ?? "", 10);
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(all);
  await expect(products(page)).toHaveCount(few);

  await page.reload();
  await expect(page.getByRole("button", { name: "Remove filter: Colour: Ink" })).toBeVisible();
  await expect(products(page)).toHaveCount(few);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Remove filter: Colour: Ink" })).toHaveCount(0);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(counted(page)).toHaveText(`${all} products`);
  await expect(shopper.cartButton).toBeVisible();
});

test("Show more appends products, and Back from one restores the scroll position", async ({ page, shopper }) => {
  await page.goto("/search?sort=name");
  await expect(products(page)).toHaveCount(24);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(products(page)).toHaveCount(48);
  await expect(page).toHaveURL(/page=2/);
  const far = products(page).nth(40).getByRole("link");
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  const name = (await far.textContent()) ?? "";
  await far.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(products(page)).toHaveCount(48);
  await expect(far).toBeInViewport();
  // A URL by itself shows its own page, with a link to the previous ones.
  await page.goto("/search?sort=name&page=3");
  await expect(products(page)).toHaveCount(24);
  await page.getByRole("link", { name: "Show earlier products" }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(shopper.cartButton).toBeVisible();
});

test("invalid filters in the URL are corrected with a message", async ({ page, shopper }) => {
  await page.goto("/search?sort=hacked&min=abc&in=nowhere&page=99");
  await expect(page).toHaveURL(/\/search(\?page=\d)?$/);
  const notice = page.getByRole("main").getByRole("status").filter({ hasText: "does not exist" });
  await expect(notice).toContainText("This sort order is not available.");
  await expect(notice).toContainText("The price in the link is not valid");
  await expect(notice).toContainText("The category in the link does not exist");
  await expect(products(page).first()).toBeVisible();
  await page.goto("/search?page=99");
  await expect(notice).toContainText("This page does not exist.");
  await expect(page).toHaveURL(/page=4$/);
  await expect(products(page).first()).toBeVisible();
  await expect(shopper.cartButton).toBeVisible();
});

test("a brand has a page, and an unknown brand is not found", async ({ page, shopper }) => {
  await page.goto("/product/harbour-mug");
  const link = page.getByRole("main").locator('a[href^="/brand/"]');
  const brand = (await link.textContent()) ?? "";
  await link.click();
  const heading = page.getByRole("heading", { level: 1, name: brand });
  await expect(heading).toBeFocused();
  await expect(products(page).first()).toContainText(brand);
  await page.goto("/brand/nobody");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brand not found");
  await expect(page.getByRole("search").first()).toBeVisible();
  await expect(shopper.cartButton).toBeVisible();
});

test("a sold-out choice can be changed, and the gallery can be browsed and zoomed", async ({ page, shopper }) => {
  await page.goto("/product/fisher-jumper");
  await shopper.choose("Oat");
  await expect(page.getByRole("radio", { name: "XS sold out in Oat" })).toBeVisible();
  await page.getByRole("radio", { name: "XS sold out in Oat" }).check();
  await expect(page.getByText("This option is sold out.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" })).toHaveAttribute("aria-disabled", "true");
  await shopper.choose("M");
  await expect(page.getByRole("button", { name: "Add to cart" })).not.toHaveAttribute("aria-disabled", "true");

  await page.getByRole("button", { name: "Show picture 2 of 7" }).click();
  await page.getByRole("button", { name: "Enlarge picture" }).click();
  const zoom = page.getByRole("dialog", { name: "Pictures" });
  await expect(zoom).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  await expect(zoom).toBeHidden();
  await expect(page.getByRole("button", { name: "Show picture 3 of 7" })).toHaveAttribute("aria-pressed", "true");

  // A single product would not make a row.
  await page.goto("/product/morning-mug");
  await expect(page.getByRole("heading", { level: 1, name: "Morning Mug" })).toBeVisible();
  await page.goto("/product/harbour-mug");
  await expect(
    page.getByRole("region", { name: "Recently viewed" }).getByRole("link", { name: "Fisher Jumper" }),
  ).toBeVisible();
});

test("a chosen language persists", async ({ page, context, shopper }) => {
  await page.goto("/product/harbour-mug");
  const languages = page.getByRole("contentinfo").getByRole("navigation", { name: /^(Language|Sprache|اللغة)$/ });
  await languages.getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL(/\/ar\/product\/harbour-mug$/);
  await expect(page.getByRole("button", { name: "أضف إلى السلة" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  // A new tab is a new visit, which keeps the chosen language.
  const next = await context.newPage();
  await next.goto("/search?q=mug");
  await expect(next).toHaveURL(/\/ar\/search\?q=mug$/);
  await expect(next.getByRole("main").getByRole("status").first()).toHaveText(/عن «mug»$/);
  await next.close();
  await page.goto("/ar/search?q=mug");
  await languages.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/search\?q=mug$/);
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText(/^\d+ Produkte für „mug“$/);
  await expect(products(page).first()).toContainText(/\d,\d\d\s\$/);
  await languages.getByRole("link", { name: "English" }).click();
  await expect(shopper.cartButton).toHaveAccessibleName("Cart, empty");
});

const HOSTILE =
  '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script><a href="javascript:window.hacked=1">Click</a>';

test(
  "scripts, event handlers and javascript: links in product texts never run",
  { tag: "@core" },
  async ({ page, shopper }) => {
    const link = (url: string) => ({
      type: "TEXT",
      textData: { text: "Link", decorations: [{ type: "LINK", linkData: { link: { url } } }] },
    });
    const hostile = {
      id: "evil",
      slug: "evil",
      name: HOSTILE,
      currency: "USD",
      visible: true,
      brand: { name: HOSTILE },
      ribbon: { name: HOSTILE },
      description: {
        nodes: [
          {
            type: "PARAGRAPH",
            nodes: [
              link("javascript:window.hacked=1"),
              link(" java\nscript:window.hacked=1"),
              link("data:text/html,<script>1</script>"),
            ],
          },
          { type: "HTML", htmlData: { html: HOSTILE }, nodes: [{ type: "TEXT", textData: { text: "Inside" } }] },
          { type: "IMAGE", imageData: { image: { src: { url: "javascript:window.hacked=1" } }, altText: HOSTILE } },
          { type: "PARAGRAPH", nodes: "not a list" },
          { type: 7, nodes: [null, 3, { type: "TEXT", textData: { text: { not: "text" } } }] },
        ],
      },
      infoSections: [{ id: "s", title: HOSTILE, plainDescription: HOSTILE }],
      options: [
        {
          id: "o",
          name: HOSTILE,
          optionRenderType: "SWATCH_CHOICES",
          choicesSettings: {
            choices: [{ choiceId: "c", name: HOSTILE, colorCode: "red;background:url(javascript:1)" }],
          },
        },
      ],
      variantsInfo: {
        variants: [
          {
            id: "v",
            visible: true,
            choices: [{ optionChoiceIds: { optionId: "o", choiceId: "c" } }],
            inventoryStatus: { inStock: true },
          },
        ],
      },
      media: {
        itemsInfo: { items: [{ id: "m", mediaType: "IMAGE", url: "javascript:window.hacked=1", altText: HOSTILE }] },
      },
      actualPriceRange: { minValue: { amount: "1.00" }, maxValue: { amount: "1.00" } },
    };
    const headers = { "access-control-allow-origin": "*" };
    await page.route("**/provision/version", (route) =>
      route.fulfill({ headers, json: { catalogVersion: "V3_CATALOG" } }),
    );
    await page.route("**/products/slug/evil*", (route) =>
      route.request().method() === "OPTIONS"
        ? route.continue()
        : route.fulfill({ headers, json: { product: hostile } }),
    );
    await page.goto("/product/evil");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(HOSTILE);
    await expect(page.getByText("Inside")).toBeVisible();
    await page.getByRole("radio").first().check();
    for (const text of await page.getByText(/^(Link|Click)/).all()) await text.click();
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    await expect(
      page.locator('main [href^="javascript"], main [src^="javascript"], main [onerror], main iframe'),
    ).toHaveCount(0);
    await expect(page.locator("main script:not([type='application/ld+json'])")).toHaveCount(0);
    await expect(shopper.cartButton).toBeVisible();
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a shopper uses the menu, quick add, comparison and Buy now", async ({ shopper, page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.locator("summary", { hasText: "The Table" }).click();
    await menu.getByRole("link", { name: "Mugs & Cups" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mugs & Cups" })).toBeVisible();

    const card = page.getByRole("article").filter({ hasText: "Morning Mug" });
    await card.getByRole("button", { name: /^Add .* to cart/ }).click();
    const picker = page.getByRole("dialog", { name: "Add to cart" });
    await picker.getByRole("radio", { name: /^Clay/ }).check();
    await picker.getByRole("button", { name: "Add to cart" }).click();
    await shopper.settled("Morning Mug");
    await page.keyboard.press("Escape");

    for (const name of ["Morning Mug", "Harbour Mug"]) {
      await page.getByRole("main").getByRole("link", { name }).first().click();
      await page.getByRole("button", { name: "Compare" }).click();
      await page.goBack();
    }
    await page.getByRole("main").getByRole("link", { name: "Harbour Mug" }).first().click();
    await page.getByRole("link", { name: "Comparison (2)" }).click();
    const table = page.getByRole("table");
    await expect(table.getByRole("columnheader", { name: /Mug/ })).toHaveCount(2);
    await table.getByRole("link", { name: "Harbour Mug" }).click();
    await page.getByRole("button", { name: "Buy now" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await expect(page.getByText("Morning Mug")).toHaveCount(0);
  });
});
