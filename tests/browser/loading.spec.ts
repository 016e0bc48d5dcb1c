/** Missing code, as after a deployment: an error with “Try again”, no loop of requests, and at most one reload. */
import type { Page } from "@playwright/test";
import { chunks } from "./support/build.ts";
import { Losses } from "./support/losses.ts";
import { signIn } from "./support/owner.ts";
import type { Shop } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";
import { newEmail, Visitor } from "./support/visitor.ts";

/**
 * The package's parts that no screen awaits: development messages, the core as a script, other clients, and V1. A login
 * form awaits the logins, which have a test of their own.
 */
const NOT_SHOWN = [
  "core/cartwright_login_bg",
  "core/cartwright_login_text",
  "core/cartwright_text",
  "sdk/auth/logins",
  "sdk/doctor/diagnose",
  "sdk/foreign",
  "sdk/auth/adopt",
  "cart-api/reasons",
  "cart-v1/api",
  "owner/v1",
  "catalog-view/client-v1",
  // The store has a client of its own.
  "storefront/lazy/visitor",
];
/** The files that the store needs to show anything, by their chunks' names. */
const SHOWING = ["show", "vendor", "boot"];
/** The lazily loaded parts; of the texts only one language, since all load alike. */
const parts = Object.entries(chunks).flatMap(([module, { file, name = "", isDynamicEntry }]) => {
  if (SHOWING.includes(name)) return [{ name, file }];
  const isShown =
    !NOT_SHOWN.some((part) => module.includes(part)) &&
    !/^(?:src\/locales\/(?!en)|shop-pages\/(?!terms\.en))/.test(module);
  return isDynamicEntry && isShown ? [{ name: module, file }] : [];
});

/** Navigates within the store, without loading a document. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** How a person reaches a part, starting from a page. */
interface Way {
  from?: string;
  logIn?: (page: Page, shop: Shop) => Promise<void>;
  open: (page: Page) => Promise<void>;
}

const to = (path: string): Way => ({ open: (page) => visit(page, path) });
const document = (path: string): Way => ({
  open: async (page) => {
    await page.goto(path);
  },
});
const inConsole = (open: (page: Page) => Promise<void>): Way => ({ logIn: signIn, open });

const asMember = (path: string): Way => ({
  logIn: (page) => new Visitor(page).join(newEmail("parts")),
  open: (page) => visit(page, path),
});

const WAYS: Readonly<Record<string, Way>> = {
  show: document("/"),
  vendor: document("/"),
  boot: document("/"),
  "src/locales/en/shop.po": document("/"),
  "src/lib/openShop.ts": document("/search"),
  "src/locales/en/account.po": to("/account"),
  "src/locales/en/console.po": to("/owner"),
  "src/locales/en/cart.po": to("/cart"),
  "src/locales/en/list.po": to("/search"),
  "src/locales/en/product.po": to("/product/harbour-mug"),
  "src/pages/info.tsx": to("/info/terms"),
  "shop-pages/terms.en.md": to("/info/terms"),
  "src/pages/home.tsx": { from: "/wishlist", ...to("/") },
  "src/pages/NotFound.tsx": to("/nowhere"),
  "src/pages/account-home.tsx": asMember("/account"),
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
  "src/features/catalog/ProductRail.tsx": to("/cart"),
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
  "../wasm/pkg/core/cartwright_bg.wasm": document("/search"),
  "../wasm/pkg/core/load.js": document("/search"),
  "../wasm/pkg/storefront/catalog-view/client-v3.js": document("/search"),
  "../wasm/pkg/storefront/catalog-view/detect.js": document("/search"),
  "../wasm/pkg/storefront/cart-api/cart-api-of.js": {
    from: "/product/harbour-mug",
    open: (page) => page.getByRole("button", { name: "Add to cart" }).click(),
  },
  "../wasm/pkg/storefront/stores/cart/sender.js": {
    from: "/product/harbour-mug",
    open: (page) => page.getByRole("button", { name: "Add to cart" }).click(),
  },
  "../wasm/pkg/owner/v3.js": inConsole((page) => visit(page, "/owner/products")),
  "src/console/kit/richText/RichTextEditor.tsx": inConsole(async (page) => {
    await visit(page, "/owner/lists/info-sections");
    await page.getByRole("button", { name: "New info section" }).click();
  }),
  "src/console/palette/Palette.tsx": inConsole((page) => page.keyboard.press("Control+k")),
  "src/console/products/transfer/ImportPage.tsx": inConsole((page) => visit(page, "/owner/products/import")),
};

/** Counts a page's requests: for the part, for documents, and the questions whether the server has the part. */
async function watch(page: Page, file: string) {
  const seen = { part: 0, questions: 0, documents: 0 };
  page.on("request", (request) => {
    if (request.isNavigationRequest()) seen.documents += 1;
  });
  await page.route(`**/${file}`, (route) => {
    seen[route.request().resourceType() === "fetch" ? "questions" : "part"] += 1;
    return route.fulfill({ status: 404, body: "" });
  });
  return seen;
}

/** Lets the page render several times, to expose a loop. */
async function frames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

test("every lazily loaded part is covered by this test", () => {
  expect(Object.keys(WAYS).sort()).toEqual(parts.map(({ name }) => name).sort());
});

/** Parts that the first document needs, so that a retry reloads the document. */
const AT_START = [...SHOWING, "src/locales/en/shop.po"];
const LOSSES = ["missing", "cut off", "late"] as const;
/** The quick suite covers a page, a part of a page, and the client. */
const QUICK = ["src/pages/wishlist.tsx", "src/features/cart/CartDrawerBody.tsx", "src/lib/openShop.ts"];

for (const { name, file } of parts) {
  const tag = QUICK.includes(name) ? "@core" : [];
  test(
    `${name} that is missing, truncated or late shows an error, limits its requests and loads with “Try again”`,
    { tag },
    async ({ page, shop, shopper }) => {
      const { from = "/", logIn, open } = WAYS[name]!;
      const losses = new Losses(shop.origins.store);
      const alert = page
        .locator("[role=alert], [role=status]")
        .filter({ has: page.getByRole("button", { name: "Try again" }) })
        .first();
      const retry = alert.getByRole("button", { name: "Try again" });
      await page.clock.install();
      try {
        if (!AT_START.includes(name)) {
          await page.goto(from);
          await expect(shopper.cartButton).toBeVisible();
        }
        for (const loss of LOSSES) {
          await test.step(loss, async () => {
            losses.lose(file, loss);
            if (loss === "missing") {
              await logIn?.(page, shop);
              await open(page);
            } else {
              await retry.click();
            }
            await expect
              .poll(async () => {
                // The timeout of a late file is the longest wait.
                if (loss === "late" && losses.requests > 0) await page.clock.fastForward(31_000);
                return retry.and(page.locator(":not([aria-busy])")).isVisible();
              })
              .toBe(true);
            await page.clock.fastForward(6_000);
            expect(losses.requests, loss).toBeLessThanOrEqual(3);
            await expect(retry).toBeVisible();
          });
        }
        let isAnswered = false;
        page.on("response", (response) => {
          isAnswered ||= response.url().endsWith(file) && response.ok();
        });
        losses.restore();
        // Where the browser remembers the failed import, the retry reloads the page. A connection that recovered
        // meanwhile retries by itself, which removes the button.
        await expect(async () => {
          if (isAnswered) return;
          if (await retry.isVisible()) await retry.evaluateAll(([button]) => (button as HTMLElement).click());
          else await open(page);
          expect(isAnswered).toBe(true);
        }).toPass();
        await expect(alert).toBeHidden();
      } finally {
        losses.restore();
      }
    },
  );
}

for (const module of ["../wasm/pkg/core/cartwright_login_bg.wasm", "../wasm/pkg/sdk/auth/logins.js"]) {
  test(`a login whose ${module} is missing keeps the form, and a reload sends the next try`, async ({ page, shop }) => {
    const losses = new Losses(shop.origins.store);
    await page.goto("/login");
    losses.lose(chunks[module]!.file, "missing");
    try {
      const logIn = async () => {
        await page.getByLabel("Email").fill("nobody@example.com");
        await page.getByLabel("Password", { exact: true }).fill("not the password");
        await page.getByRole("main").getByRole("button", { name: "Log in", exact: true }).click();
      };
      await logIn();
      const alert = page.getByRole("main").getByRole("alert");
      await expect(alert).toContainText("Please try again, or reload the page.");
      await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
      losses.restore();
      // A browser that remembers a failed import needs another page.
      await page.reload();
      await logIn();
      await expect(alert).toContainText("The email or password is incorrect.");
    } finally {
      losses.restore();
    }
  });
}

for (const loss of ["missing", "cut off"] as const) {
  test(`a style sheet that is ${loss} shows an error and loads with “Try again”`, async ({ page, shop }) => {
    const { css: [file = ""] = [] } = chunks["index.html"]!;
    const losses = new Losses(shop.origins.store);
    losses.lose(file, loss);
    await page.goto("/");
    const alert = page.getByRole("alert").filter({ hasText: "could not be loaded completely" });
    await expect(alert).toBeVisible();
    losses.restore();
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(alert).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(window.document.body).fontFamily)).toMatch(/Instrument Sans/);
  });
}

test("each “Try again” for a missing part makes one request at most, and asks once whether the server has it", async ({
  page,
  shopper,
}) => {
  const { file } = parts.find(({ name }) => name === "src/features/cart/CartDrawerBody.tsx")!;
  const seen = await watch(page, file);
  await page.goto("/");
  await shopper.cartButton.click();
  const retry = shopper.drawer.getByRole("button", { name: "Try again" });
  // The connection's recovery is a retry, too: it comes once, some time after the first failure.
  await expect.poll(() => seen.questions).toBe(1);
  for (let tries = 1; tries <= 3; tries += 1) {
    await expect(retry).toBeVisible();
    await frames(page);
    const { part, questions } = seen;
    await retry.click();
    await expect.poll(() => seen.questions).toBe(questions + 1);
    await expect(retry).not.toHaveAttribute("aria-busy");
    await frames(page);
    expect(seen.part - part).toBeLessThanOrEqual(1);
    expect(seen.questions - questions).toBe(1);
  }
  expect(seen.documents).toBe(1);
});

test("a page removed by a deployment reloads the store once and then shows an error", async ({
  page,
  shopper,
  shop,
}) => {
  const { file } = parts.find(({ name }) => name === "src/pages/wishlist.tsx")!;
  const seen = await watch(page, file);
  await page.goto("/");
  await expect(shopper.cartButton).toBeVisible();
  // The server has a newer build, but each navigation gets the old document.
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
