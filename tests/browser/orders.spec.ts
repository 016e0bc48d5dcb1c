/** From the cart to the order: all kinds of items in one cart, declined cards, and the shopper's view of the order. */
import type { Page } from "@playwright/test";
import { findings } from "./support/axe.ts";
import type { Shop } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";
import { passTime } from "./support/time.ts";
import { newEmail, type Visitor } from "./support/visitor.ts";

const CARDS = {
  pays: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  pending: "4000 0000 0000 3220",
} as const;

/** A product of each kind: its slug, its name, and the choices. */
const BASKET = [
  ["harbour-mug", "Harbour Mug"],
  ["walks-guide", "Twelve Slow Walks"],
  ["gift-card", "Gift Card", "25"],
  ["candle-post", "Candle Post"],
] as const;

/** The order id in the URL after the checkout. */
async function orderId(page: Page): Promise<string> {
  await page.waitForURL(/\/thank-you\?.*orderId=/);
  return new URL(page.url()).searchParams.get("orderId") ?? "";
}

/** Buys one item, up to the thank-you page. */
async function buy(visitor: Visitor, slug: string, card: string): Promise<string> {
  await visitor.add(slug);
  await visitor.drawer.getByRole("button", { name: "Checkout" }).click();
  await visitor.pay(card);
  return orderId(visitor.page);
}

interface WireOrder {
  order: { id: string; lineItems: { id: string; quantity: number }[] };
}

const read = (shop: Shop, id: string): Promise<WireOrder> => shop.owner("GET", `/ecom/v1/orders/${id}?id=${id}`);

test("a cart with every kind of item goes through coupon, estimate, pickup and checkout to an order", async ({
  visitor,
}) => {
  test.slow();
  const { page } = visitor;
  const main = page.getByRole("main");
  await visitor.join(newEmail("everything"));
  for (const [slug, name, ...choices] of BASKET) {
    await visitor.add(slug, ...choices);
    await visitor.settled(name);
  }
  await visitor.openCart();
  await expect(main.getByText("Digital download")).toBeVisible();
  await expect(main.getByText("Gift card", { exact: true }).first()).toBeVisible();
  await expect(main.getByText("Every month, until cancelled")).toBeVisible();

  await main.getByLabel("Coupon code").fill("welcome10");
  await main.getByRole("button", { name: "Apply" }).click();
  await expect(main.getByRole("button", { name: "Remove coupon WELCOME10" })).toBeVisible();
  await main.getByLabel("State or province").selectOption("US-NY");
  await main.getByLabel("Postcode").fill("12534");
  await main.getByRole("button", { name: "Estimate" }).click();
  await expect(main.getByText("Estimated total")).toBeVisible();
  await expect(main.locator("[aria-busy=true]")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);

  await main.getByRole("button", { name: "Checkout" }).click();
  await visitor.pay(CARDS.pays, /Pick up at the workshop/);
  const id = await orderId(page);
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  await visitor.hasNothing();

  await page.getByRole("link", { name: "View order" }).click();
  await expect(page).toHaveURL(new RegExp(`/account/orders/${id}`));
  await expect(page.getByRole("heading", { level: 1, name: /^Order \d+$/ })).toBeFocused();
  const items = page.getByRole("list", { name: "Items" });
  for (const name of ["Harbour Mug", "Twelve Slow Walks", "Gift Card", "Candle Post"]) {
    await expect(items.getByText(new RegExp(name, "i")).first()).toBeVisible();
  }
  await expect(main.getByText("Pick up at the workshop")).toBeVisible();
  await expect(main.getByRole("link", { name: /^Download / })).toHaveAttribute("href", /\/_files\/orders\//);
  await expect(page.getByRole("region", { name: "History" }).getByText("You placed the order.")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "All orders" }).click();
  await expect(page.getByRole("heading", { level: 2, name: /^Order \d+$/ })).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
});

test("a declined card charges nothing, and another card pays", { tag: "@core" }, async ({ visitor }) => {
  const { page } = visitor;
  await visitor.add("harbour-mug");
  await visitor.drawer.getByRole("button", { name: "Checkout" }).click();
  await visitor.pay(CARDS.declined);
  await expect(page.getByText(/declined/i).first()).toBeVisible();
  await visitor.payByCard(CARDS.pays);
  await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  // Visitors see the order that they have just placed.
  await expect(page.getByRole("list", { name: "Items" }).getByText("Harbour Mug")).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("the thank-you page waits for a pending payment", async ({ visitor, shop }) => {
  const { page } = visitor;
  const anHour = 3_600;
  // The bank's answer is due by the platform's clock, which is set back once the payment is made.
  await page.route("**/pages/checkout**", async (route) => {
    const paying = route.request().postData()?.includes(CARDS.pending.slice(-4)) ?? false;
    if (!paying) return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    await shop.advance(-anHour);
    await route.fulfill({ response });
  });
  // The store polls until a timeout of the page's clock, which is stopped before the order is shown.
  await page.clock.install();
  let requests = 0;
  await page.route("**/ecom/v1/orders/*", async (route) => {
    requests += 1;
    if (requests === 1) await page.clock.pauseAt(Date.now() + 1_000);
    await route.continue();
  });
  const first = page.waitForResponse("**/ecom/v1/orders/*");
  const id = await buy(visitor, "harbour-mug", CARDS.pending);
  expect(id).not.toBe("");
  await (await first).finished();
  await expect(page.getByRole("heading", { level: 1, name: "One moment" })).toBeVisible();
  await shop.advance(2 * anHour);
  await shop.advance(0);
  await passTime(page, () => page.getByRole("heading", { level: 1, name: "Thank you" }).isVisible());
  expect(requests).toBe(2);
});

test("leaving the checkout returns to the unchanged cart", async ({ visitor }) => {
  const { page } = visitor;
  await visitor.add("harbour-mug");
  await visitor.drawer.getByRole("button", { name: "Checkout" }).click();
  await page.getByRole("link", { name: "Back to cart" }).click();
  await expect(page.getByText("You left checkout before paying.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { name: "Harbour Mug" })).toBeVisible();
});

test("an order shows its shipment and refund", async ({ visitor, shop }) => {
  const { page } = visitor;
  await visitor.join(newEmail("follow"));
  const id = await buy(visitor, "harbour-mug", CARDS.pays);
  const { order } = await read(shop, id);
  await shop.owner("POST", `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
    fulfillment: {
      lineItems: order.lineItems.map(({ id, quantity }) => ({ id, quantity })),
      trackingInfo: { trackingNumber: "1Z999", shippingProvider: "UPS", trackingLink: "https://ups.example/1Z999" },
    },
  });
  await page.goto("/account/orders?status=fulfilled");
  await page.getByRole("link", { name: /^Order \d+$/ }).click();
  await expect(page.getByRole("link", { name: "Track parcel 1Z999" })).toHaveAttribute(
    "href",
    "https://ups.example/1Z999",
  );
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByText("The order was shipped.")).toBeVisible();
  await shop.owner("POST", `/ecom/v1/orders/${id}/cancel`, { id, restockAllItems: true });
  await page.reload();
  await expect(history.getByText("The order was cancelled.")).toBeVisible();
  await page.goto("/account/orders");
  await page.getByLabel("Show").selectOption("Cancelled");
  await expect(page.getByRole("heading", { level: 2, name: /^Order \d+$/ })).toHaveCount(1);
  await expect(page).toHaveURL(/status=cancelled/);
});

test("another shopper's order is not found", async ({ visitor, browser, shop }) => {
  const id = await buy(visitor, "harbour-mug", CARDS.pays);
  const stranger = await browser.newPage({ baseURL: shop.url });
  await stranger.clock.install();
  await stranger.goto(`/thank-you?orderId=${id}`);
  const sorry = stranger.getByRole("heading", { level: 1, name: "Your order could not be loaded" });
  await passTime(stranger, () => sorry.isVisible());
  await expect(stranger.getByText(id)).toBeVisible();
  await stranger.close();
});
