/** Saves screenshots of every screen, narrow and wide, light and dark: SCREENS=1 playwright test screens. */
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { signIn } from "./support/owner.ts";
import { Shopper } from "./support/shopper.ts";
import { expect, test } from "./support/test.ts";

const folder = fileURLToPath(new URL("report/screens", import.meta.url));

const PAGES: Record<string, string> = {
  home: "/",
  collections: "/collections",
  collection: "/collections/the-table?tag=Best+seller",
  search: "/search?q=mug",
  "no-results": "/search?q=zzz",
  brand: "/brand/hearth-field",
  product: "/product/fisher-jumper?colour=Oat",
  "product-modifiers": "/product/bread-board",
  "product-subscription": "/product/heather-honey",
  "product-preorder": "/product/gourd-lamp?colour=Sage",
  "product-sold-out": "/product/carpenter-pencils",
  "product-plain": "/product/harbour-mug",
  account: "/account",
  "failed-login": "/login/callback?code=a&state=b",
  "thank-you": "/thank-you?orderNumber=10042",
  "not-found": "/nowhere",
  "empty-cart": "/cart",
  "cart-link": "/cart/add?items=nothing",
  "discount-link": "/discount/WELCOME10",
  wishlist: "/wishlist",
  comparison: "/compare",
  login: "/login",
  register: "/register",
};

test.setTimeout(240_000);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${width} ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });
      test("the store's screens are saved", async ({ page }) => {
        await mkdir(folder, { recursive: true });
        const save = saver(page, `${width}-${colorScheme}`);
        for (const [name, path] of Object.entries(PAGES)) {
          await page.goto(path);
          await page.waitForLoadState("networkidle");
          await save(name);
        }
        await page.goto("/collections/the-table?tag=Best+seller&stock=in");
        await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
        const filters = page.getByRole("button", { name: /^Filters/ });
        if (await filters.isVisible()) await filters.click();
        await page.waitForLoadState("networkidle");
        await save("filters", false);
        await page.goto("/");
        await page.getByRole("combobox", { name: "Search the shop" }).locator("visible=true").fill("mug");
        await expect(page.getByRole("option").first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        await save("suggestions", false);
        const shopper = new Shopper(page);
        await shopper.add("fisher-jumper", "Oat", "M");
        await page.waitForLoadState("networkidle");
        await save("drawer", false);
        await shopper.add("nest-of-bowls");
        await shopper.add("walks-guide");
        await shopper.add("candle-post");
        await shopper.openCart();
        await page.getByLabel("Coupon code").fill("welcome10");
        await page.getByRole("button", { name: "Apply" }).click();
        await expect(page.getByRole("button", { name: "Remove coupon WELCOME10" })).toBeVisible();
        await page.getByLabel("Postcode").fill("12534");
        await page.getByLabel("State or province").selectOption("US-NY");
        await page.getByRole("button", { name: "Estimate" }).click();
        await expect(page.getByText("You can change the delivery method at checkout.")).toBeVisible();
        await save("cart");
        await page.getByRole("main").getByRole("button", { name: "Checkout" }).click();
        await expect(page.getByLabel("Card number")).toBeVisible();
        await save("checkout");
        await shopper.pay("4242 4242 4242 4242");
        await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await save("thank-you-order");
        await shopper.register(`screens-${width}-${colorScheme}@example.com`);
        await shopper.buy("harbour-mug");
        await page.getByRole("link", { name: "View order" }).click();
        await page.waitForLoadState("networkidle");
        await save("order");
        await page.getByRole("link", { name: "All orders" }).click();
        await page.waitForLoadState("networkidle");
        await save("orders");
      });
    });
  }
}

const CONSOLE = [
  "home",
  "orders",
  "products",
  "stock",
  "categories",
  "lists",
  "members",
  "rules",
  "settings",
  "activity",
];
const WORKBENCH = [
  "home",
  "requests",
  "doctor",
  "calls",
  "events",
  "webhooks",
  "faults",
  "clock",
  "snapshots",
  "act-as",
];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const [language, colorScheme] of [
    ["", "light"],
    ["", "dark"],
    ["ar", "light"],
  ] as const) {
    test.describe(`the console, ${width} ${colorScheme} ${language}`, () => {
      test.use({ viewport: { width, height }, colorScheme });
      test("the console's and workbench's screens are saved", async ({ page, shop }) => {
        await mkdir(folder, { recursive: true });
        await signIn(page, shop);
        const save = saver(page, `${width}-${language || colorScheme}`);
        for (const name of CONSOLE) {
          await page.goto(`${language && `/${language}`}/owner${name === "home" ? "" : `/${name}`}`);
          await page.waitForLoadState("networkidle");
          await save(`console-${name}`);
        }
        if (language) return;
        for (const name of WORKBENCH) {
          await page.goto(`${shop.platformUrl}/workbench${name === "home" ? "" : `/${name}`}`);
          await save(`workbench-${name}`);
        }
      });
    });
  }
}

/** The main screens in the store's other languages. */
const TRANSLATED: Record<string, string> = {
  home: "",
  collection: "/collections/the-table?tag=Best+seller",
  product: "/product/fisher-jumper?colour=Oat",
  cart: "/cart",
};

for (const language of ["de", "ar"]) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test.describe(`${width} in ${language}`, () => {
      test.use({ viewport: { width, height } });
      test("the translated screens are saved", async ({ page }) => {
        await mkdir(folder, { recursive: true });
        const save = saver(page, `${width}-${language}`);
        await page.goto(`/${language}/product/nest-of-bowls`);
        await page.locator("main form button[type=submit]").click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await page.waitForLoadState("networkidle");
        await save("drawer", false);
        for (const [name, path] of Object.entries(TRANSLATED)) {
          await page.goto(`/${language}${path}`);
          await page.waitForLoadState("networkidle");
          await save(name);
        }
      });
    });
  }
}

/** Saves screenshots of a page, in full or of the viewport. */
function saver(page: Page, of: string) {
  return async (name: string, fullPage = true) => {
    await page.mouse.move(0, 0);
    if (fullPage) await page.evaluate(loadAll);
    await page.screenshot({ path: `${folder}/${name}-${of}.png`, fullPage });
  };
}

/** Renders and loads the deferred parts of a page. */
async function loadAll(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(".deferred")) part.style.contentVisibility = "visible";
  for (const image of document.images) image.loading = "eager";
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
}
