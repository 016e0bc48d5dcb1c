/** Pages that the browser translates: the translator replaces each text by an element, and the page keeps working. */
import type { Page } from "@playwright/test";
import { signIn } from "./support/owner.ts";
import { expect, test } from "./support/test.ts";

const STORE = [
  "/collections",
  "/collections/the-table?tag=Best+seller",
  "/search?q=mug",
  "/search?q=zzz",
  "/product/fisher-jumper?colour=Oat",
  "/product/bread-board",
  "/product/heather-honey",
  "/wishlist",
  "/compare",
  "/login",
  "/register",
  "/recover",
  "/nowhere",
];

const CONSOLE = [
  "",
  "/orders",
  "/products",
  "/products/new",
  "/products/import",
  "/stock",
  "/categories",
  "/lists/brands",
  "/members",
  "/rules/coupons",
  "/rules/delivery",
  "/rules/try-an-address",
  "/settings",
  "/activity",
];

/** Translates a page continuously: current and later texts. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const work = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest("script,style,font")) continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    work();
    new MutationObserver(work).observe(document.body, { childList: true, subtree: true });
  });
}

function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}

const failure = (page: Page) => page.getByText(/^(Something went wrong|.* could not be loaded)/);

test("a shopper can buy on a page translated by the browser", async ({ page, shopper }) => {
  const errors = watch(page);
  await page.goto("/product/fisher-jumper");
  await translate(page);
  await shopper.choose("Oat");
  await shopper.choose("M");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await shopper.settled("Fisher Jumper");
  const group = shopper.drawer.getByRole("group", { name: "Quantity of Fisher Jumper" });
  await group.getByRole("button", { name: "Increase quantity" }).click();
  await expect(group.getByRole("textbox")).toHaveValue("2");
  await expect(shopper.drawer.getByText("$", { exact: false }).first()).toBeVisible();
  await shopper.drawer.getByRole("button", { name: /^Remove / }).click();
  await shopper.drawer.getByRole("button", { name: /^Undo/ }).click();
  await shopper.settled("Fisher Jumper");
  await shopper.drawer.getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your cart" })).toBeVisible();
  await page.getByLabel("Coupon code").fill("welcome10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("button", { name: "Remove coupon WELCOME10" })).toBeVisible();
  expect(errors).toEqual([]);
});

test("every store page survives leaving and returning after a browser translation", async ({ page, shopper }) => {
  test.slow();
  const errors = watch(page);
  for (const path of STORE) {
    await shopper.page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await translate(page);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    expect(errors, path).toEqual([]);
  }
});

test("every console screen survives leaving and returning after a browser translation", async ({ page, shop }) => {
  test.slow();
  const errors = watch(page);
  await signIn(page, shop);
  for (const path of CONSOLE) {
    await page.goto(`/owner${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // An empty list takes its button "Columns" away.
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await translate(page);
    const controls = page.locator("main button:not([aria-disabled=true], :disabled):visible");
    const harmless = controls.filter({ hasNotText: /export|delete|csv/i });
    if ((await harmless.count()) > 0) await harmless.first().click();
    const next = path === "/members" ? "Orders" : "Members";
    const link = page.getByRole("navigation", { name: "Console" }).getByRole("link", { name: next, exact: true });
    // A dialog may open after the first Escape, since its code is loaded on demand.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await link.click({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole("heading", { level: 1, name: next })).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
    expect(errors, path).toEqual([]);
  }
});
