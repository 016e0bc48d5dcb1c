/**
 * Interaction to next paint on the lists, the product page and the cart, with the CPU at a quarter of its
 * speed. The median of several runs, each in a fresh page.
 */
import { chromium as playwright } from "@playwright/test";
import { table } from "../../.scripts/lib/sizes.mjs";
import { buildStore } from "../../.scripts/lib/store.mjs";
import { median } from "./browser.mjs";
import { serveShop } from "./store-server.mjs";
import { painted } from "./tap.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("@playwright/test").Locator} Locator */
/** @typedef {{ name: string, act: (page: Page) => Promise<void>, after?: (page: Page) => Promise<void> }} Interaction */
/** @typedef {{ path: string, ready: (page: Page) => Locator, interactions: Interaction[] }} Screen */

const RUNS = 3;
const CPU_SLOWDOWN = 4;
const BUDGET = 150;
/** How long a person holds a key or a button, in milliseconds. */
const HOLD = { delay: 50 };
/** How long a page is left alone before an interaction, and watched after it, in milliseconds. */
const PAUSE = 900;

const row = (/** @type {Page} */ page, /** @type {number} */ index) => page.getByRole("row").nth(index);
const press = (/** @type {string} */ key) => (/** @type {Page} */ page) => page.keyboard.press(key, HOLD);
const clearSelection = (/** @type {Page} */ page) => page.getByRole("button", { name: "Clear selection" }).click();
const choice = (/** @type {Page} */ page, /** @type {RegExp} */ name) =>
  page.getByRole("radio", { name }).locator("xpath=..");

/** @type {Screen[]} */
const SCREENS = [
  {
    path: "/owner/orders",
    ready: (page) => row(page, 10),
    interactions: [
      { name: "orders: tick a row", act: (page) => row(page, 3).getByRole("checkbox").click(HOLD) },
      {
        name: "orders: tick all",
        act: (page) => row(page, 0).getByRole("checkbox").click(HOLD),
        after: clearSelection,
      },
      {
        name: "orders: sort",
        act: (page) => page.getByRole("button", { name: "Total" }).click(HOLD),
        after: (page) => page.getByLabel("Payment").focus(),
      },
      { name: "orders: filter", act: press("ArrowDown") },
      { name: "orders: filter back", act: press("ArrowUp"), after: (page) => page.getByRole("searchbox").click() },
      { name: "orders: type a search", act: (page) => page.keyboard.type("mug", HOLD) },
    ],
  },
  {
    path: "/owner/orders",
    ready: (page) => row(page, 10),
    interactions: [{ name: "orders: open one", act: (page) => row(page, 2).getByRole("link").first().click(HOLD) }],
  },
  {
    path: "/owner/products",
    ready: (page) => row(page, 10),
    interactions: [
      {
        name: "products: tick all",
        act: (page) => row(page, 0).getByRole("checkbox").click(HOLD),
        after: clearSelection,
      },
      { name: "products: hide one", act: (page) => row(page, 3).getByRole("switch").click(HOLD) },
      { name: "products: sort", act: (page) => page.getByRole("button", { name: "Price" }).click(HOLD) },
    ],
  },
  {
    path: "/owner/stock",
    ready: (page) => row(page, 10),
    interactions: [
      {
        name: "stock: type a quantity",
        act: async (page) => {
          await row(page, 4).getByRole("textbox").focus();
          await page.keyboard.type("12", HOLD);
        },
      },
    ],
  },
  {
    path: "/search",
    ready: (page) => page.getByRole("main").getByRole("article").nth(5),
    interactions: [
      { name: "search: choose a filter", act: (page) => page.getByRole("checkbox").first().click(HOLD) },
      {
        name: "search: drop it",
        act: (page) => page.getByRole("checkbox").first().click(HOLD),
        after: (page) => page.getByLabel("Sort by").focus(),
      },
      { name: "search: sort", act: press("ArrowDown") },
    ],
  },
  {
    path: "/product/fisher-jumper",
    ready: (page) => choice(page, /^Oat/),
    interactions: [
      { name: "product: choose a colour", act: (page) => choice(page, /^Oat/).click(HOLD) },
      { name: "product: choose a size", act: (page) => choice(page, /^M(\s|$)/).click(HOLD) },
      {
        name: "product: add to the cart",
        act: (page) => page.getByRole("button", { name: "Add to cart" }).first().click(HOLD),
        after: (page) => page.getByRole("dialog", { name: "Your cart" }).waitFor(),
      },
    ],
  },
  {
    path: "/cart",
    ready: (page) => page.getByRole("main").getByRole("button", { name: "Increase quantity" }),
    interactions: [
      {
        name: "cart: change a quantity",
        act: (page) => page.getByRole("main").getByRole("button", { name: "Increase quantity" }).click(HOLD),
      },
    ],
  },
];

/** Records the longest interaction; runs in each page before anything else. */
function observe() {
  const page = /** @type {any} */ (globalThis);
  page.longest = 0;
  const options = /** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of /** @type {any[]} */ (list.getEntries())) {
      if (interactionId > 0) page.longest = Math.max(page.longest, duration);
    }
  }).observe(options);
}

/**
 * Measures all interactions once, in a fresh context.
 * @param {import("@playwright/test").Browser} browser
 * @param {{ url: string, ownerKey: string }} shop
 * @returns {Promise<Map<string, number>>}
 */
async function measure(browser, { url, ownerKey }) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await page.goto(`${url}/owner`);
  await page.getByLabel("Owner's key", { exact: true }).fill(ownerKey);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("navigation", { name: "Console" }).waitFor();
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (const { path, ready, interactions } of SCREENS) {
    await page.goto(url + path);
    await ready(page).waitFor();
    for (const { name, act, after } of interactions) {
      await page.waitForTimeout(PAUSE);
      await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
      await page.evaluate(() => Object.assign(globalThis, { longest: 0 }));
      await act(page);
      await page.waitForTimeout(PAUSE);
      await page.evaluate(painted);
      seen.set(name, await page.evaluate(() => /** @type {any} */ (globalThis).longest));
      await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      await after?.(page);
    }
  }
  await context.close();
  return seen;
}

/** @type {import("./run.mjs").Part["bench"]} */
export async function bench({ steps, chromium, programs }) {
  await programs();
  await steps.step("store", buildStore);
  const shop = await steps.step("shop with its pages", serveShop);
  try {
    const runs = await steps.step("interactions", async ({ note }) => {
      const browser = await playwright.launch({ executablePath: chromium, args: ["--no-sandbox", "--disable-gpu"] });
      /** @type {Map<string, number>[]} */
      const all = [];
      for (let run = 1; run <= RUNS; run++) {
        note(`run ${run} of ${RUNS}`);
        all.push(await measure(browser, shop));
      }
      await browser.close();
      return all;
    });
    const names = [...(runs[0]?.keys() ?? [])];
    const figures = names.map((name) => ({ name, each: runs.map((run) => run.get(name) ?? Number.NaN) }));
    const rows = figures.map(({ name, each }) => [name, `${median(each)} ms`, each.join(", ")]);
    steps.print(`\n${table([`to the next paint, CPU ÷${CPU_SLOWDOWN}`, "median", "runs, ms"], rows)}\n`);
    return figures.map(({ name, each }) => ({
      what: `to the next paint, ${name}`,
      ours: `${median(each)} ms`,
      budget: `${BUDGET} ms`,
      met: median(each) <= BUDGET,
    }));
  } finally {
    await shop.stop();
  }
}
