/** A developer's hour on the platform's workbench. */
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

/** The request that adds an entry to the list of snapshots. */
const TAKEN = JSON.stringify({ take: "looked-at" });
const JSON_TYPE = { "content-type": "application/json" };

const SCREENS = [
  "",
  "/requests",
  "/requests/1",
  "/doctor",
  "/calls",
  "/calls/cart_v2.create",
  "/../outbox",
  "/act-as",
  "/events",
  "/webhooks",
  "/faults",
  "/clock",
  "/snapshots",
];

test("a developer finds a request, sets a fault, advances the clock and restores a snapshot", async ({
  shop,
  page,
  context,
}) => {
  const bench = `${shop.platformUrl}/workbench`;
  await page.goto(bench);
  await page.getByRole("link", { name: "Snapshots" }).first().click();
  await page.getByLabel(/^Name/).fill("start");
  await page.getByRole("button", { name: "Take a snapshot" }).click();
  await expect(page.getByRole("cell", { name: "start", exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Requests" }).click();
  const store = await context.newPage();
  await store.goto("/search?q=teapot");
  await expect(store.getByRole("link", { name: /Reading Teapot/ }).first()).toBeVisible();
  await page.bringToFront();
  // The list updates itself when something happens elsewhere.
  const request = page.getByRole("link", { name: /^products_v3\.(?:search|query)$/ }).first();
  await request.click();
  await expect(page.getByText("teapot").first()).toBeVisible();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText(/^200 in/)).toBeVisible();

  await page.getByRole("link", { name: "Faults" }).click();
  await page.getByRole("button", { name: "The platform is down for a minute" }).click();
  await expect(page.getByText("answers 503")).toBeVisible();
  expect((await fetch(`${shop.platformUrl}/stores/v3/products/query`, { method: "POST" })).status).toBe(503);
  await page.getByRole("link", { name: "Clock" }).click();
  await page.getByRole("button", { name: "1 hour" }).click();
  await page.getByRole("link", { name: "Faults" }).click();
  await expect(page.getByText("No fault: all calls are answered as they should be.")).toBeVisible();

  await shop.owner("POST", "/members/v1/members", { member: { loginEmail: "kim@example.com" } });
  await page.getByRole("link", { name: "Snapshots" }).click();
  await page
    .getByRole("row", { name: /^start/ })
    .getByRole("button", { name: "Restore" })
    .click();
  await expect(page.getByRole("status")).toContainText("The shop is what it was");
  const { members } = await shop.owner<{ members: unknown[] }>("POST", "/members/v1/members/query", {
    query: { filter: { loginEmail: "kim@example.com" } },
  });
  expect(members).toEqual([]);
});

test.describe("accessibility", () => {
  test.use({ bypassCSP: true });

  test("axe finds no violation in the workbench", { tag: "@axe" }, async ({ shop, page }) => {
    test.slow();
    await shop.owner("PATCH", "/_platform/site-settings", {});
    await page.goto("/");
    await (
      await fetch(`${shop.platformUrl}/_test/snapshots`, { method: "POST", headers: JSON_TYPE, body: TAKEN })
    ).text();
    for (const screen of SCREENS) {
      await test.step(screen, async () => {
        await page.goto(`${shop.platformUrl}/workbench${screen}`);
        await expectAccessible(page);
      });
    }
  });
});
