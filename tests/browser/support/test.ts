/** The fixtures of all journeys. Each worker has one shop, which is reset before each journey. */
import { test as base } from "@playwright/test";
import { Shop } from "./shop.ts";
import { Shopper } from "./shopper.ts";
import { Visitor } from "./visitor.ts";

export { expect } from "@playwright/test";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

interface Fixtures {
  shop: Shop;
  shopper: Shopper;
  visitor: Visitor;
}

export const test = base.extend<Fixtures, { workerShop: Shop }>({
  workerShop: [
    // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read off its first argument
    async ({}, use) => {
      const shop = await Shop.start();
      await use(shop);
      await shop.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  shop: async ({ workerShop }, use) => {
    await workerShop.reset();
    await use(workerShop);
  },
  baseURL: async ({ shop }, use) => {
    await use(shop.url);
  },
  shopper: async ({ page }, use) => {
    // Images are scaled on demand, which is irrelevant to these journeys.
    await page.context().route("**/media/**", (route) => route.fulfill({ contentType: "image/png", body: PIXEL }));
    await use(new Shopper(page));
  },
  visitor: async ({ shopper }, use) => {
    await use(new Visitor(shopper.page));
  },
});
