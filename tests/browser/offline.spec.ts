/** The store without a connection, by its service worker. */
import { expect, test } from "./support/test.ts";

test.use({ serviceWorkers: "allow" });

test("a visited page opens without a connection, and the worker keeps nothing of the platform", async ({
  shopper,
  page,
  context,
}) => {
  await shopper.add("harbour-mug");
  await shopper.settled("Harbour Mug");
  await shopper.drawer.getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const kept = async () =>
    page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
      const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
      return requests.map(({ url }) => url);
    });
  await expect.poll(async () => (await kept()).some((url) => url.endsWith("/cart"))).toBe(true);
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
  expect((await kept()).filter((url) => !url.startsWith(origin) || url.includes("?"))).toEqual([]);

  // A page that was not visited is rendered in the frame of all pages.
  await page.goto("/compare");
  await expect(page.getByRole("banner")).toBeVisible();
  await context.setOffline(false);
});

test("offline, the cart opens though it was never visited, and a page that was not says so in the shop's look", async ({
  shopper,
  page,
  context,
}) => {
  await shopper.add("harbour-mug");
  await shopper.settled("Harbour Mug");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
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
