/** Code that is missing, as after a deployment: an error with “Try again”, no loop of requests, and at most one reload. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { signIn } from "./support/owner.ts";
import type { Shop } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";
import { newEmail, Visitor } from "./support/visitor.ts";

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
}

const MANIFEST = fileURLToPath(new URL("../../app/dist/.vite/manifest.json", import.meta.url));
const chunks = JSON.parse(readFileSync(MANIFEST, "utf8")) as Record<string, Chunk>;
/** It belongs to no screen: an export that cannot load it stops, and goes on. */
const CSV = "src/console/list/csv.ts";
/** The parts that are loaded on demand; of the texts one language, since all are loaded alike. The package loads its own. */
const parts = Object.entries(chunks).flatMap(([name, { file, isDynamicEntry }]) =>
  isDynamicEntry && name !== CSV && !name.startsWith("../") && !/^src\/locales\/(?!en)/.test(name)
    ? [{ name, file }]
    : [],
);

/** Goes to a page of the store without loading a document. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** A person's way to a part: from the page that is opened first. */
interface Way {
  from?: string;
  open: (page: Page, shop: Shop) => Promise<void>;
}

const to = (path: string): Way => ({ open: (page) => visit(page, path) });
const document = (path: string): Way => ({
  open: async (page) => {
    await page.goto(path);
  },
});
const inConsole = (open: (page: Page) => Promise<void>): Way => ({
  open: async (page, shop) => {
    await signIn(page, shop);
    await open(page);
  },
});

const asMember = (path: string): Way => ({
  open: async (page) => {
    await new Visitor(page).join(newEmail("parts"));
    await visit(page, path);
  },
});

const WAYS: Readonly<Record<string, Way>> = {
  "src/boot/show.tsx": document("/"),
  "src/locales/en/shop.po": document("/"),
  "src/lib/platform.ts": document("/search"),
  "src/locales/en/account.po": to("/account"),
  "src/locales/en/console.po": to("/owner"),
  "src/locales/en/cart.po": to("/cart"),
  "src/pages/home.tsx": { from: "/wishlist", ...to("/") },
  "src/pages/NotFound.tsx": to("/nowhere"),
  "src/pages/account-pages.ts": asMember("/account/profile"),
  "src/pages/account.tsx": to("/account"),
  "src/pages/brand.tsx": to("/brand/any"),
  "src/pages/cart-link-pages.tsx": to("/discount/WELCOME10"),
  "src/pages/cart.tsx": to("/cart"),
  "src/pages/collection.tsx": to("/collections/any"),
  "src/pages/collections.tsx": to("/collections"),
  "src/pages/compare.tsx": to("/compare"),
  "src/pages/login-callback.tsx": to("/login/callback"),
  "src/pages/member.tsx": to("/members/any"),
  "src/pages/order-pages.tsx": asMember("/account/orders"),
  "src/pages/owner.tsx": to("/owner"),
  "src/pages/product.tsx": to("/product/harbour-mug"),
  "src/pages/search.tsx": to("/search"),
  "src/pages/signin-pages.ts": to("/register"),
  "src/pages/thank-you.tsx": to("/thank-you"),
  "src/pages/wishlist.tsx": to("/wishlist"),
  "src/features/cart/CartDrawerBody.tsx": {
    open: (page) =>
      page
        .getByRole("banner")
        .getByRole("button", { name: /^Cart,/ })
        .click(),
  },
  "src/features/product/QuickAddBody.tsx": {
    from: "/search?q=fisher",
    open: (page) => page.getByRole("button", { name: "Add Fisher Jumper to cart" }).click(),
  },
  "src/lib/regions.ts": {
    from: "/product/harbour-mug",
    open: async (page) => {
      await page.getByRole("button", { name: "Add to cart" }).click();
      await page.getByRole("dialog", { name: "Your cart" }).getByRole("link", { name: "View cart" }).click();
    },
  },
  "src/console/palette/Palette.tsx": inConsole((page) => page.keyboard.press("Control+k")),
  "src/console/products/transfer/ImportPage.tsx": inConsole((page) => visit(page, "/owner/products/import")),
};

/** What a page asked for: the part, and documents. */
async function watch(page: Page, file: string) {
  const seen = { part: 0, documents: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest()) seen.documents += 1;
  });
  await page.route(`**/${file}`, (route) => {
    seen.part += 1;
    return route.fulfill({ status: 404, body: "" });
  });
  return seen;
}

/** Lets the page render again and again, in which a loop would show. */
async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

test("every part that is loaded on demand has a way to it here", () => {
  expect(Object.keys(WAYS).sort()).toEqual(parts.map(({ name }) => name).sort());
});

/** The maximum of requests: the client is one for each of the calls that a page makes. */
const MOST: Readonly<Record<string, number>> = {
  "src/lib/platform.ts": 6,
  // For the page and ahead for the drawer.
  "src/locales/en/cart.po": 4,
  // For the page and ahead for the cart, which opens without a connection.
  "src/locales/en/account.po": 4,
};

/** Parts that the first document needs, so that trying again loads a document. */
const AT_START = ["src/boot/show.tsx", "src/locales/en/shop.po"];

for (const { name, file } of parts) {
  test(`without ${name} there is an error with “Try again”, which requests it once`, async ({
    page,
    shop,
    shopper,
  }) => {
    const { from = "/", open } = WAYS[name]!;
    const atStart = AT_START.includes(name);
    const seen = await watch(page, file);
    if (!atStart) {
      await page.goto(from);
      await expect(shopper.cartButton).toBeVisible();
    }
    await open(page, shop);
    const alert = page
      .getByRole("alert")
      .filter({ hasText: /cannot be reached right now|could not be loaded/ })
      .first();
    const retry = alert.getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();
    await frames(page);
    // The preload of the browser, and the import.
    expect(seen.part).toBeLessThanOrEqual(MOST[name] ?? 2);
    const first = { ...seen };
    test.info().annotations.push({ type: "requests", description: `${first.part}` });

    await page.unrouteAll();
    const answered = page.waitForResponse(`**/${file}`);
    await retry.click();
    expect((await answered).status()).toBe(200);
    await expect(alert).toBeHidden();
    await frames(page);
    expect(seen.documents - first.documents).toBe(atStart ? 1 : 0);
  });
}

test("an export that cannot load its code stops, and goes on once it can", async ({ page, shop }) => {
  await watch(page, chunks[CSV]!.file);
  await signIn(page, shop, "/owner/members");
  await page.getByRole("button", { name: "Export all" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The export stopped" })).toBeVisible();
  await page.unrouteAll();
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Continue" }).click();
  expect((await file).suggestedFilename()).toBe("members.csv");
});

test("a part that stays missing is requested once by each “Try again”", async ({ page, shopper }) => {
  const { file } = parts.find(({ name }) => name === "src/features/cart/CartDrawerBody.tsx")!;
  const seen = await watch(page, file);
  await page.goto("/");
  await shopper.cartButton.click();
  const retry = shopper.drawer.getByRole("button", { name: "Try again" });
  for (let tries = 1; tries <= 3; tries += 1) {
    await expect(retry).toBeVisible();
    await frames(page);
    const { part } = seen;
    const answered = page.waitForResponse(`**/${file}`);
    await retry.click();
    await answered;
    await expect(retry).not.toHaveAttribute("aria-busy");
    await frames(page);
    expect(seen.part).toBe(part + 1);
  }
  expect(seen.documents).toBe(1);
});

test("a page that a deployment took away reloads the store once, and then says so", async ({ page, shopper, shop }) => {
  const { file } = parts.find(({ name }) => name === "src/pages/wishlist.tsx")!;
  const seen = await watch(page, file);
  await page.goto("/");
  await expect(shopper.cartButton).toBeVisible();
  // What the server has now is of another build, but each navigation is led to the old one.
  await page.route(`${shop.url}/wishlist`, (route) =>
    route.request().isNavigationRequest()
      ? route.fallback()
      : route.fulfill({
          contentType: "text/html",
          body: '<script type="module" src="/assets/index-next.js"></script>',
        }),
  );
  await visit(page, "/wishlist");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await frames(page);
  expect(seen.documents).toBe(2);
});
