/** Layout shifts of the store's pages, by the rules of Web Vitals: movements without an interaction. */
import type { Page } from "@playwright/test";
import type { Shopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";
import { passSeconds } from "./support/time.ts";
import { newEmail, Visitor } from "./support/visitor.ts";

const MAX_SHIFT = 0.05;

interface Shift {
  value: number;
  moved: string[];
}

/** Collects the layout shifts of each document, with the element that moved most. */
function collectShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      };
      const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : ""));
      if (!hadRecentInput) shifts.push({ value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function expectSteady(page: Page, what: string): Promise<void> {
  await passSeconds(page, 3);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  test.info().annotations.push({ type: "shift", description: `${what}: ${sum.toFixed(4)}` });
  expect(sum, `${what}: ${JSON.stringify(shifts)}`).toBeLessThan(MAX_SHIFT);
}

/** The path of an order that was just paid, and of the member's own pages. */
async function paid(shopper: Shopper): Promise<string> {
  await new Visitor(shopper.page).join(newEmail("shifts"));
  await shopper.buy("harbour-mug");
  return shopper.page.url();
}

for (const width of [390, 1440]) {
  test(`no page of the store has a layout shift while it loads, at ${width} pixels`, async ({ page, shopper }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    const thankYou = await paid(shopper);
    const orderId = new URL(thankYou).searchParams.get("orderId") ?? "";
    await page.addInitScript(collectShifts);
    await shopper.add("fisher-jumper", "Oat", "M");
    await shopper.settled("Fisher Jumper");
    await expectSteady(page, "the first add");
    for (const path of [
      "/",
      "/collections",
      "/collections/the-table",
      "/search?q=mug",
      "/brand/hearth-field",
      "/product/fisher-jumper",
      "/cart",
      "/wishlist",
      "/account",
      "/account/orders",
      `/account/orders/${orderId}`,
      thankYou,
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectSteady(page, new URL(path, page.url()).pathname);
    }
  });
}
