/** The prerendered public pages: without JavaScript, and hydrated by the store. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { chunksOf } from "./support/build.ts";
import { makePages, store } from "./support/store.ts";
import { expect, test } from "./support/test.ts";
import { passSeconds } from "./support/time.ts";

// One worker for all tests, so that the pages are prerendered once.
test.describe.configure({ mode: "default" });

const folder = mkdtempSync(join(tmpdir(), "cartwright-pages-"));

test.use({
  baseURL: async ({ shop }, use) => {
    await use(shop.origins.madePages.url);
  },
});

test.beforeAll(async ({ workerShop: { platform, origins } }) => {
  await makePages(platform, origins.madePages.url, folder);
  origins.madePages.answer = store(platform, { pages: folder });
});

test.afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Collects the errors of a page. */
function troubles(page: Page): string[] {
  const seen: string[] = [];
  page.on("pageerror", (error) => seen.push(error.message));
  page.on("console", (message) => {
    // An empty cart answers 404, which browsers log themselves.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) seen.push(message.text());
  });
  return seen;
}

/** Waits until React has hydrated the page. */
async function takenOver(page: Page): Promise<void> {
  const control = page.getByRole("banner").getByRole("button").last();
  await expect
    .poll(() => control.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps$"))))
    .toBe(true);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a product page shows name, price and links", { tag: "@core" }, async ({ page, shopper }) => {
    await page.goto("/product/harbour-mug");
    await expect(page.getByRole("heading", { level: 1, name: "Harbour Mug" })).toBeVisible();
    await expect(
      page
        .getByRole("main")
        .getByText(/^\$\d+\.\d\d/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "The Table" }).click();
    await expect(page).toHaveURL(/\/collections\/the-table$/);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    expect(shopper.page).toBe(page);
  });

  test("the head has title, canonical URL, Open Graph and structured data", async ({ page, shopper, baseURL }) => {
    await page.goto("/product/harbour-mug");
    await expect(page).toHaveTitle(/^Harbour Mug · /);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/product/harbour-mug`);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /\/media\//);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(texts.map((text) => JSON.parse(text) as unknown)).toMatchObject([
      {
        "@type": "BreadcrumbList",
        itemListElement: [{ name: "Home" }, { name: "The Table" }, { name: "Mugs & Cups" }, {}],
      },
      { "@type": "Product", name: "Harbour Mug", offers: { priceCurrency: "USD" } },
    ]);
    const sitemap = await (await page.request.get("/sitemap.xml")).text();
    expect(sitemap).toContain(`<loc>${baseURL}/product/harbour-mug</loc>`);
    expect(await (await page.request.get("/robots.txt")).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    expect(shopper.page).toBe(page);
  });

  test("the footer leads to the shop's own pages, in each language", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Returns" }).click();
    await expect(page.getByText("You have 30 days from the day")).toBeVisible();
    await page.goto("/de/info/returns");
    await expect(page).toHaveTitle(/^Rückgabe/);
    expect((await page.request.get("/sitemap.xml")).ok()).toBe(true);
    expect(await (await page.request.get("/sitemap.xml")).text()).toContain("/ar/info/imprint");
  });

  test("the search form opens the results page", async ({ page, shopper }) => {
    await page.goto("/");
    const field = page.getByRole("combobox", { name: "Search the shop" }).first();
    await field.fill("mug");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=mug$/);
    await expect(page.getByRole("heading", { level: 1, name: "This page needs JavaScript" })).toBeVisible();
    await page.getByRole("link", { name: "The Kitchen" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "The Kitchen" })).toBeVisible();
    expect(shopper.page).toBe(page);
  });

  test("every page exists in three languages with alternate links", async ({ page, shopper, baseURL }) => {
    await page.goto("/de/product/harbour-mug");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1, name: "Hafenbecher" })).toBeVisible();
    await expect(page.getByRole("button", { name: "In den Warenkorb", exact: true })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/de/product/harbour-mug`);
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute("content", "de_DE");
    const others = page.locator('link[rel="alternate"]');
    expect(await others.evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")))).toEqual([
      ...["en", "de", "ar", "x-default"],
    ]);
    await page.getByRole("main").getByRole("link", { name: "Der Tisch" }).click();
    await expect(page).toHaveURL(/\/de\/collections\/the-table$/);
    await page.getByRole("contentinfo").getByRole("link", { name: "العربية" }).click();
    await expect(page).toHaveURL(/\/ar\/collections\/the-table$/);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(page.getByRole("heading", { level: 1, name: "المائدة" })).toBeVisible();
    const sitemap = await (await page.request.get("/sitemap.xml")).text();
    expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="ar" href="${baseURL}/ar/product/harbour-mug"/>`);
    await page.goto("/ar/search?q=mug");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("هذه الصفحة تحتاج إلى جافاسكريبت");
    expect(shopper.page).toBe(page);
  });
});

test("hydration of a page causes no layout shift and no error", { tag: "@core" }, async ({ page, shopper }) => {
  const seen = troubles(page);
  await page.clock.install();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        document.documentElement.dataset.moved = String(Number(document.documentElement.dataset.moved ?? 0) + value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/", "/collections", "/collections/the-table", "/search", "/product/fisher-jumper"]) {
    // Prerendered data is refetched after the first interaction, or at once with a session.
    const refetch = page.waitForResponse(/(collections|categories)\/query/);
    await page.goto(path);
    await takenOver(page);
    await page.keyboard.press("Shift");
    await refetch;
    await passSeconds(page, 3);
    expect(Number(await page.locator("html").getAttribute("data-moved")), path).toBeLessThan(0.02);
  }
  await shopper.choose("Oat");
  await expect(page).toHaveURL(/colour=Oat/);
  await page.getByRole("navigation").getByRole("link", { name: "The Kitchen" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "The Kitchen" })).toBeFocused();
  expect(seen).toEqual([]);
});

test.describe("in another year, time zone and region", () => {
  test.use({ timezoneId: "Pacific/Kiritimati", locale: "en-NZ" });

  test("every kind of page hydrates without a mismatch", async ({ page, shopper }) => {
    const seen = troubles(page);
    await page.clock.setFixedTime(new Date("2031-12-31T23:30:00Z"));
    for (const path of [
      "/",
      "/collections",
      "/collections/the-table",
      "/search",
      "/brand/hearth-field",
      "/product/fisher-jumper",
      "/product/harbour-mug",
    ]) {
      await page.goto(path);
      await takenOver(page);
    }
    expect(seen).toEqual([]);
    expect(shopper.page).toBe(page);
  });
});

test("the cart's document preloads the cart's code and texts in each language, and the core without its logins", async ({
  request,
  baseURL,
}) => {
  for (const [path, language] of [
    ["/cart", "en"],
    ["/de/cart", "de"],
  ] as const) {
    const text = await (await request.get(`${baseURL}${path}`, { headers: { accept: "text/html" } })).text();
    const code = chunksOf(["src/pages/cart.tsx", `src/locales/${language}/cart.po`]);
    expect(code.filter(({ file }) => !text.includes(file))).toEqual([]);
    expect(text.match(/\w+(?=-[\w-]+\.wasm")/g)).toEqual(["cartwright_bg"]);
  }
});

test("an untouched page makes platform requests only if there is a session", async ({ page, shopper }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".wasm") || request.resourceType() === "fetch") {
      requests.push(new URL(request.url()).pathname);
    }
  });
  await page.clock.install();
  await page.goto("/product/harbour-mug");
  await takenOver(page);
  await passSeconds(page, 10);
  expect(requests.filter((path) => path !== "/config.json")).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);

  await page.getByRole("button", { name: "Add to cart" }).click();
  await shopper.settled("Harbour Mug");
  await expect.poll(() => page.context().cookies()).not.toEqual([]);
  await page.goto("/collections");
  await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible();
});

test.describe("with a German browser", () => {
  test.use({ locale: "de-DE" });

  test("a visit to a URL without a language continues in German once", async ({ page, shopper }) => {
    const seen = troubles(page);
    await page.goto("/product/fisher-jumper?colour=Oat#content");
    await expect(page).toHaveURL(/\/de\/product\/fisher-jumper\?colour=Oat#content$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("radio", { name: /^Hafer/ })).toBeChecked();
    await expect(page).toHaveTitle(/^Fischerpullover · /);
    for (const once of ["title", 'link[rel="canonical"]']) await expect(page.locator(once)).toHaveCount(1);
    await page.goto("/product/harbour-mug");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page).toHaveURL(/[^e]\/product\/harbour-mug$/);
    await takenOver(page);
    expect(seen).toEqual([]);
    expect(shopper.page).toBe(page);
  });

  test("a URL with a language is not redirected", async ({ page, shopper }) => {
    await page.goto("/ar");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(shopper.page).toHaveURL(/\/ar$/);
  });

  test("a chosen English persists for the next visit", async ({ page, context, shopper }) => {
    await page.goto("/search?sort=newest");
    await expect(page).toHaveURL(/\/de\/search\?sort=newest$/);
    // The products push the footer below the fold.
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/[^e]\/search\?sort=newest$/);
    await expect(page.getByRole("heading", { level: 1, name: "All products" })).toBeVisible();
    // A new tab is a new visit.
    const next = await context.newPage();
    await next.goto("/collections");
    await expect(next.getByRole("heading", { level: 1, name: "Categories" })).toBeVisible();
    expect(shopper.page).toBe(page);
  });

  test("a return from the hosted pages is in German", async ({ page, shopper }) => {
    await page.goto("/account/orders?status=paid");
    await page.getByRole("button", { name: "Auf der Anmeldeseite des Shops anmelden" }).click();
    await page.getByLabel("E-Mail").fill("iris@example.com");
    await page.getByLabel("Passwort").fill("hearth and field");
    await page.getByRole("button", { name: "Anmelden" }).click();
    await expect(page).toHaveURL(/\/de\/account\/orders\?status=paid$/);
    await expect(page.getByRole("banner").getByRole("link", { name: /^Konto von/ })).toBeVisible();
    await page.goto("/thank-you?orderNumber=10042");
    await expect(page).toHaveURL(/\/de\/thank-you\?orderNumber=10042$/);
    expect(shopper.page).toBe(page);
  });
});
