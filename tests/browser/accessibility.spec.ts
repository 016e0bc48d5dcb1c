import type { Page } from "@playwright/test";
import { expectAccessible, type Form, NARROW, WIDE } from "./support/axe.ts";
import type { Shopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";
import { passTime } from "./support/time.ts";

// The hosted pages' content security policy would block axe.
test.use({ bypassCSP: true });

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("main").getByText("Updating")).toHaveCount(0);
}

type Open = (page: Page, shopper: Shopper) => Promise<void>;

const SCREENS: Record<string, Open> = {
  home: async (page) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Meadow Plate" })).toBeVisible();
  },
  collections: async (page) => {
    await page.goto("/collections");
    await expect(page.getByRole("main").getByRole("heading", { name: "The Kitchen" })).toBeVisible();
  },
  collection: async (page) => {
    await page.goto("/collections/the-table?tag=Best+seller&stock=in");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  },
  search: async (page) => {
    await page.goto("/search?q=mug");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  },
  "no results": async (page) => {
    await page.goto("/search?q=zzz");
    await expect(page.getByRole("heading", { level: 2, name: "No products found" })).toBeVisible();
  },
  product: async (page) => {
    await page.goto("/product/fisher-jumper?colour=Oat");
    await expect(page.getByRole("radio").first()).toBeVisible();
  },
  "cart drawer": async (_page, shopper) => {
    await shopper.add("fisher-jumper", "Oat", "M");
    await shopper.settled("Fisher Jumper");
  },
  cart: async (page, shopper) => {
    await shopper.add("harbour-mug");
    await shopper.openCart();
    await page.getByLabel("Coupon code").fill("NOPE");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("This code is not valid.")).toBeVisible();
    await page.getByLabel("State or province").selectOption("US-NY");
    await page.getByLabel("Postcode").fill("12534");
    await page.getByRole("button", { name: "Estimate" }).click();
    await expect(page.getByText("Estimated total")).toBeVisible();
    await expect(page.getByText("You can change the delivery method at checkout.")).toBeVisible();
    await page.getByText("Gift card", { exact: true }).click();
    await page.getByLabel("Gift card code").fill("NOPE");
    await page.getByRole("button", { name: "Redeem" }).click();
    await expect(page.getByText("This gift card code is not valid.")).toBeVisible();
  },
  "the panel of a category": async (page) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Categories in The Table" }).click();
    await expect(page.getByRole("link", { name: "Mugs & Cups" })).toBeVisible();
  },
  "a quick add": async (page) => {
    await page.goto("/collections/knitwear");
    await page.getByRole("button", { name: "Add Fisher Jumper to cart" }).click();
    await expect(page.getByRole("dialog", { name: "Add to cart" }).getByRole("radio").first()).toBeVisible();
  },
  wishlist: async (page) => {
    await page.goto("/collections/knitwear");
    await page.getByRole("button", { name: "Save Fisher Jumper to your wishlist" }).click();
    await page.goto("/wishlist");
    await expect(page.getByRole("main").getByRole("heading", { name: "Fisher Jumper" })).toBeVisible();
  },
  comparison: async (page) => {
    for (const slug of ["fisher-jumper", "yoke-jumper"]) {
      await page.goto(`/product/${slug}`);
      await page.getByRole("button", { name: "Compare" }).click();
    }
    await page.getByRole("link", { name: "Comparison (2)" }).click();
    await expect(page.getByRole("table")).toBeVisible();
  },
  "the hosted checkout": async (page, shopper) => {
    await shopper.add("harbour-mug");
    await shopper.drawer.getByRole("button", { name: "Checkout" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  },
  "empty cart": async (page, shopper) => {
    await shopper.openCart();
    await expect(page.getByText("Your cart is empty")).toBeVisible();
  },
  account: async (page) => {
    await page.goto("/account");
  },
  "thank you": async (page) => {
    await page.goto("/thank-you?orderNumber=10042");
    await expect(page.getByText("10042")).toBeVisible();
  },
  "thank you with the order": async (page, shopper) => {
    await shopper.buy("walks-guide");
    await expect(page.getByRole("region", { name: "History" })).toBeVisible();
  },
  "an order that cannot be loaded": async (page) => {
    await page.clock.install();
    await page.goto("/thank-you?orderId=no-such-order");
    await passTime(page, () =>
      page.getByRole("heading", { level: 1, name: "Your order could not be loaded" }).isVisible(),
    );
  },
  orders: async (page, shopper) => {
    await shopper.register(`orders-${Date.now()}-${Math.random()}@example.com`);
    await shopper.buy("harbour-mug");
    await page.goto("/account/orders");
    await expect(page.getByRole("heading", { level: 2, name: /^Order/ })).toBeVisible();
  },
  "an order": async (page, shopper) => {
    await shopper.register(`order-${Date.now()}-${Math.random()}@example.com`);
    await shopper.buy("harbour-mug");
    await page.getByRole("link", { name: "View order" }).click();
    await expect(page.getByRole("region", { name: "History" })).toBeVisible();
  },
  "a link with a code": async (page) => {
    await page.goto("/discount/WELCOME10");
  },
  "failed login": async (page) => {
    await page.goto("/login/callback?code=a&state=b");
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  },
  "not found": async (page) => {
    await page.goto("/nowhere");
  },
};

/** Opens a screen and checks it with axe. */
const lookAt =
  (open: Open, forms: Form[]) =>
  async ({ page, shopper }: { page: Page; shopper: Shopper }) => {
    test.slow();
    await open(page, shopper);
    await settled(page);
    await expectAccessible(page, forms);
  };

for (const [name, open] of Object.entries(SCREENS)) {
  test(`axe finds no violation: ${name}`, { tag: "@axe" }, lookAt(open, [NARROW, WIDE]));
}

/** The main screens in the store's other languages: a path, and an element that appears once the screen is shown. */
const TRANSLATED: Record<string, string> = {
  home: "",
  collections: "/collections",
  list: "/search?q=mug&stock=in",
  product: "/product/fisher-jumper?colour=Oat",
  cart: "/cart",
  account: "/account",
  "not found": "/nowhere",
};

for (const language of ["de", "ar"]) {
  test.describe(`the store in ${language}`, { tag: "@axe" }, () => {
    for (const [name, path] of Object.entries(TRANSLATED)) {
      test(`axe finds no violation: ${name}`, async ({ page, shopper }) => {
        test.slow();
        expect(shopper.page).toBe(page);
        await page.goto(`/${language}${path}`);
        await settled(page);
        await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
        // The dialogs and forms that the screens above do not show.
        await expectAccessible(page, [
          { width: 390, colorScheme: "dark" },
          { width: 1440, colorScheme: "light" },
        ]);
      });
    }
  });
}
