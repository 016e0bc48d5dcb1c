/** The store offline, with its service worker. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { edge, type EdgeSettings } from "./support/edge.ts";
import { makePages, store } from "./support/store.ts";
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

/** The addresses in the caches. */
const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => url);
  });

/** Waits until a path is in a cache. */
const keeps = (page: Page, path: string) =>
  expect.poll(async () => (await keptBy(page)).some((url) => url.endsWith(path))).toBe(true);

test("a visited page opens offline, and the service worker stores no platform response", async ({
  shopper,
  page,
  context,
}) => {
  await shopper.add("harbour-mug");
  await shopper.settled("Harbour Mug");
  await shopper.drawer.getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await keeps(page, "/cart");
  await page.reload();
  await shopper.settled("Harbour Mug", page.getByRole("main"));
  await page.goto("/recover/reset?token=secret");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/cart");
  await shopper.settled("Harbour Mug", page.getByRole("main"));

  await context.setOffline(true);
  await page.reload();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 3, name: "Harbour Mug" })).toBeVisible();
  await expect(page.getByText(/You are offline/).first()).toBeVisible();
  const { origin } = new URL(page.url());
  expect((await keptBy(page)).filter((url) => !url.startsWith(origin) || url.includes("?"))).toEqual([]);

  // An unvisited page is rendered in the app shell.
  await page.goto("/compare");
  await expect(page.getByRole("banner")).toBeVisible();
  await context.setOffline(false);
});

test("offline, the cart opens without an earlier visit, and other unvisited pages show an offline message", async ({
  shopper,
  page,
  context,
}) => {
  await shopper.add("harbour-mug");
  await shopper.settled("Harbour Mug");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The store keeps the shown page last.
  await keeps(page, "/product/harbour-mug");
  await context.setOffline(true);

  await page.getByRole("navigation").getByRole("link", { name: "The Table" }).first().click();
  await expect(page.getByText(/You are offline/).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Harbour Mug" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();

  await page.goto("/collections/the-table");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("main").getByText(/You are offline/)).toBeVisible();
  const styled = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(styled).toMatch(/Instrument Sans/);

  await page.goto("/cart");
  await expect(page.getByRole("main").getByRole("heading", { level: 3, name: "Harbour Mug" })).toBeVisible();
  await page.goto("/compare");
  await expect(page.getByRole("main").getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
});

/** Content delivery networks in front of servers. */
const EDGES: Readonly<Record<string, EdgeSettings>> = {
  "no CDN": {},
  "a CDN that compresses and varies": { gzip: true, headers: { vary: "Accept-Encoding, Origin" } },
  "a CDN that forbids caches": { headers: { "cache-control": "no-store" } },
  "a CDN that caches everything for good": { headers: { "cache-control": "public, max-age=31536000, immutable" } },
};

test.describe("behind a server with prerendered pages", () => {
  // One worker for all tests, so that the pages are prerendered once.
  test.describe.configure({ mode: "default" });
  const folder = mkdtempSync(join(tmpdir(), "cartwright-offline-"));
  test.use({
    baseURL: async ({ shop }, use) => {
      await use(shop.origins.edge.url);
    },
  });
  test.beforeAll(async ({ workerShop: { platform, origins } }) => {
    await makePages(platform, origins.edge.url, folder);
  });
  test.afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  for (const [name, settings] of Object.entries(EDGES)) {
    test(`with ${name}, the store opens offline with its style, and a failed page recovers automatically`, async ({
      shop,
      shopper,
      page,
      context,
    }) => {
      const { answer, close } = await edge(store(shop.platform, { pages: folder }), settings);
      shop.origins.edge.answer = answer;
      try {
        await shopper.add("harbour-mug");
        await shopper.settled("Harbour Mug");
        await page.keyboard.press("Escape");
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await keeps(page, "/cart");
        await keeps(page, "/product/harbour-mug");
        await context.setOffline(true);
        await page.reload();
        await expect(page.getByRole("heading", { level: 1, name: "Harbour Mug" })).toBeVisible();
        await page.goto("/cart");
        await expect(page.getByRole("main").getByRole("heading", { level: 3, name: "Harbour Mug" })).toBeVisible();
        await page.goto("/collections/the-table");
        await expect(page.getByRole("banner")).toBeVisible();
        await expect(page.getByRole("main").getByText(/You are offline/)).toBeVisible();
        expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/Instrument Sans/);

        await context.setOffline(false);
        const praise = page.getByText("Everything is up to date.");
        await expect(praise).toBeVisible();
        await expect(page.getByRole("main").getByText(/You are offline/)).toHaveCount(0);
        await expect(page.getByRole("heading", { level: 1, name: "The Table" })).toBeVisible();
      } finally {
        close();
      }
    });
  }
});
