/** The cart in shoppers' situations: fast clicks, two tabs, offline, keyboard only. */
import type { BrowserContext, Page, Request } from "@playwright/test";
import { findings } from "./support/axe.ts";
import type { Shop } from "./support/shop.ts";
import { Shopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";
import { passTime } from "./support/time.ts";

function changesCart(request: Request): boolean {
  const { pathname } = new URL(request.url());
  if (request.method() !== "POST" || pathname.endsWith("/estimate")) return false;
  return pathname.startsWith("/ecom/v2/carts/current/");
}

/** The paths of cart changes that are sent from now on. */
function changesOf(page: Page): string[] {
  const changes: string[] = [];
  page.on("request", (request) => {
    if (changesCart(request)) changes.push(new URL(request.url()).pathname);
  });
  return changes;
}

/** The paths of cart changes that are answered from now on; aborted ones never are. */
function changesAnswered(page: Page): string[] {
  const answered: string[] = [];
  page.on("requestfinished", (request) => {
    if (changesCart(request)) answered.push(new URL(request.url()).pathname);
  });
  return answered;
}

/** Makes the platform unreachable until the returned function is called. The store itself stays reachable. */
async function cutOff(context: BrowserContext, shop: Shop): Promise<() => Promise<void>> {
  const everything = `${shop.platformUrl}/**`;
  await context.route(everything, (route) => route.abort());
  return () => context.unroute(everything);
}

/** Waits until the platform has applied all changes: the page then shows the platform's cart. */
async function waitUntilApplied(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.includes(".queue."))))
    .toEqual([]);
}

test("two tabs show the same cart", async ({ shopper, page, context }) => {
  await shopper.add("harbour-mug");
  const second = new Shopper(await context.newPage());
  await second.openCart();
  const there = second.page.getByRole("main");
  await expect(there.getByRole("heading", { name: "Harbour Mug" })).toBeVisible();
  await shopper.openCart();
  await page.getByRole("main").getByRole("button", { name: "Increase quantity" }).click();
  await expect(there.getByRole("textbox", { name: "Quantity of Harbour Mug" })).toHaveValue("2");
  await there.getByRole("button", { name: "Remove Harbour Mug" }).click();
  await expect(page.getByRole("main").getByText("Your cart is empty")).toBeVisible();
  await expect(shopper.cartButton).toHaveAccessibleName("Cart, empty");
});

test("the next page can remove a line that the last page could not send", async ({ shop, shopper, page }) => {
  const platform = `${shop.platformUrl}/ecom/**`;
  await page.route(platform, () => undefined);
  await shopper.add("harbour-mug");
  await page.unroute(platform);
  await shopper.openCart();
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Remove Harbour Mug" }).click();
  await expect(main.getByText("Your cart is empty")).toBeVisible();
  await page.reload();
  await expect(main.getByText("Your cart is empty")).toBeVisible();
  await waitUntilApplied(page);
  await page.reload();
  await shopper.hasNothing();
});

test("a tab shows the queued changes of another tab and sends them when that tab closes", async ({
  shop,
  shopper,
  page,
  context,
}) => {
  await shopper.openCart();
  await expect(page.getByRole("main").getByText("Your cart is empty")).toBeVisible();
  const [sent, answered] = [changesOf(page), changesAnswered(page)];
  const second = new Shopper(await context.newPage());
  await second.page.route(`${shop.platformUrl}/ecom/**`, (route) => route.abort());
  await second.add("harbour-mug");
  await expect(second.drawer.getByText(/1 change saved on this device/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { name: "Harbour Mug" })).toBeVisible();
  expect(sent).toEqual([]);
  await second.page.close();
  await expect.poll(() => answered).toEqual(["/ecom/v2/carts/current/add-line-items"]);
  await expect(shopper.cartButton).toHaveAccessibleName("Cart, 1 item");
});

test(
  "offline changes survive a reload and are sent once the connection is back",
  { tag: "@core" },
  async ({ shop, shopper, page, context }) => {
    await page.clock.install();
    await shopper.add("harbour-mug");
    await shopper.settled("Harbour Mug");
    await page.keyboard.press("Escape");
    await page.goto("/product/walks-guide");
    await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible();
    await shopper.cartButton.click();
    await shopper.settled("Harbour Mug");
    await page.keyboard.press("Escape");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Add to cart" }).click();
    await expect(shopper.drawer.getByText(/1 change saved on this device/)).toBeVisible();
    await expect(shopper.drawer.getByRole("heading", { level: 3 })).toHaveCount(2);
    const reconnect = await cutOff(context, shop);
    // Recorded from here on, not from the reconnection, when one of the store's own retries may be in flight.
    const answered = changesAnswered(page);
    await context.setOffline(false);

    await page.goto("/cart");
    const main = page.getByRole("main");
    await expect(main.getByText(/1 change saved on this device/)).toBeVisible();
    await expect(main.getByRole("heading", { level: 3, name: "Harbour Mug" })).toBeVisible();
    await expect(main.getByRole("textbox", { name: /^Quantity of/ })).toHaveCount(2);
    expect(await findings(page)).toEqual([]);

    await reconnect();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    // The store's next retry may be half a minute away.
    await passTime(page, () => main.getByText(/saved on this device/).isHidden());
    await expect(shopper.cartButton).toHaveAccessibleName("Cart, 2 items");
    await expect.poll(() => answered).toEqual(["/ecom/v2/carts/current/add-line-items"]);
    await page.reload();
    await expect(shopper.cartButton).toHaveAccessibleName("Cart, 2 items");
  },
);

test("a cart link and a discount link ask for confirmation", async ({ shopper, page }) => {
  await page.goto("/product/harbour-mug");
  const [found] = await Promise.all([
    page.waitForRequest("**/add-line-items"),
    page.getByRole("button", { name: "Add to cart" }).click(),
  ]);
  const { catalogItems } = found.postDataJSON() as { catalogItems: { catalogReference: { catalogItemId: string } }[] };
  const id = catalogItems[0]?.catalogReference.catalogItemId ?? "";
  await shopper.openCart();
  await page.getByRole("main").getByRole("button", { name: "Remove Harbour Mug" }).click();
  await shopper.hasNothing();
  await waitUntilApplied(page);

  await page.goto(`/cart/add?items=${id}::2,no-such-product`);
  await expect(page.getByRole("heading", { level: 1, name: "Add these items to your cart?" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Suggested items" })).toContainText("Harbour Mug");
  await shopper.hasNothing();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Add 2 items" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
  await expect(shopper.cartButton).toHaveAccessibleName("Cart, 2 items");

  await page.goto("/discount/WELCOME10");
  await expect(page.getByRole("heading", { level: 1, name: "Apply code WELCOME10?" })).toBeVisible();
  await page.getByRole("button", { name: "Apply code" }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Remove coupon WELCOME10" })).toBeVisible();
});

test("the cart can be used by keyboard alone", async ({ shop, shopper, page }) => {
  await page.goto("/product/harbour-mug");
  await press(page, "Add to cart");
  await expect(shopper.drawer).toBeVisible();
  await press(page, "Increase quantity");
  await expect(shopper.drawer.getByRole("textbox", { name: "Quantity of Harbour Mug" })).toHaveValue("2");
  await press(page, "Remove Harbour Mug");
  const undo = shopper.drawer.getByRole("button", { name: "Undo removing Harbour Mug" });
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shopper.drawer.getByRole("heading", { name: "Harbour Mug" })).toBeVisible();
  await press(page, "View cart");
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeFocused();

  await press(page, "Coupon code", "Tab");
  await page.keyboard.type("welcome10");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("button", { name: "Remove coupon WELCOME10" })).toBeVisible();
  await press(page, "Postcode", "Tab");
  await page.keyboard.type("12534");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Estimated total")).toBeVisible();
  await press(page, "Checkout");
  await page.waitForURL(`${shop.platformUrl}/**`);
});

/** Moves to a control with the Tab key only, and presses it with Enter; with "Tab" only moves there. */
async function press(page: Page, name: string | RegExp, how: "Enter" | "Tab" = "Enter"): Promise<void> {
  const named = (text: string): boolean => (typeof name === "string" ? text === name : name.test(text));
  await expect
    .poll(
      async () => {
        await page.keyboard.press("Tab");
        return named(await page.evaluate(accessibleName));
      },
      { intervals: [20], timeout: 20_000 },
    )
    .toBe(true);
  if (how === "Enter") await page.keyboard.press("Enter");
}

/** The accessible name of the focused control. */
function accessibleName(): string {
  const element = document.activeElement;
  const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
  return (element?.getAttribute("aria-label") ?? label ?? element?.textContent ?? "").trim();
}
