import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startPlatform, startStore } from "./support/servers.ts";
import { expect, test } from "./support/shopper.ts";

test("when the platform goes away the store says so, and recovers with cart and login", async ({ shopper, page }) => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), "cartwright-"));
  const [storePort, port] = [await freePort(), await freePort()];
  const storeUrl = `http://127.0.0.1:${storePort}`;
  const start = () => startPlatform({ port, storeUrl, database: join(folder, "shop.db") });
  let platform = await start();
  const store = await startStore({ port: storePort, platformUrl: platform.url, clientId: platform.clientId });
  try {
    await page.goto(`${storeUrl}/account`);
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("link", { name: "Create an account" }).click();
    await page.getByLabel("Email").fill("cy@example.com");
    await page.getByLabel("Password").fill("correct horse battery");
    await page.getByRole("button", { name: "Create an account" }).click();
    await expect(page.getByText("You are logged in.")).toBeVisible();
    await page.goto(`${storeUrl}/product/harbour-mug`);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await shopper.settled("Harbour Mug");
    await page.keyboard.press("Escape");

    await platform.stop();
    await page.getByRole("navigation", { name: "Collections" }).getByRole("link", { name: "The Kitchen" }).click();
    const banner = page.getByText("The shop cannot be reached just now.");
    await expect(banner).toBeVisible({ timeout: 40_000 });
    await expect(shopper.cartButton).toHaveAccessibleName("Cart, 1 item");
    await expect(page.getByRole("banner").getByRole("link", { name: "Account" })).toBeVisible();

    platform = await start();
    await expect(banner).toBeHidden({ timeout: 40_000 });
    await expect(page.getByRole("heading", { level: 1, name: "The Kitchen" })).toBeVisible();
    await expect(shopper.cartButton).toHaveAccessibleName("Cart, 1 item");
    await expect(page.getByRole("banner").getByRole("link", { name: "Account" })).toBeVisible();
  } finally {
    await Promise.all([platform.stop(), store.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
});
