/** A visitor's journey through a page, by its visible content. */
import { expect } from "@playwright/test";
import { sizesOf, sum } from "../../../.scripts/lib/sizes.mjs";

/** The timeout of the first page on a slow machine. */
export const PATIENCE_MS = 60_000;

/**
 * Expected errors in the browser's console: the platform has no cart until something is added, and refuses an expired
 * token; with a bundler that does not handle the core's URL, that file is missing.
 */
const EXPECTED = [
  { status: /a status of 404/, path: "/core/cartwright_bg.wasm" },
  { status: /a status of 404/, path: "/carts/current" },
  { status: /a status of 401/, path: "/" },
];

/** A part of the URL of an add. */
const ADD = "add-line-items";

/**
 * Opens a page, buys twice, with the session's token expired in between, and buys one of each other product.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {() => Promise<unknown>} endTokens
 * @returns {Promise<string[]>} the addresses of what the page came with: its scripts and WebAssembly
 */
export async function visit(browser, url, endTokens) {
  return onPage(browser, url, async (page, shipped) => {
    const status = page.getByRole("status");
    const first = page.getByRole("list", { name: "Products" }).getByRole("button").first();
    await expect(status, "the cart is shown").toHaveText("Your cart is empty.", { timeout: PATIENCE_MS });
    await expect(first, "products are shown").toBeVisible({ timeout: PATIENCE_MS });
    const came = [...shipped];
    const name = (await first.innerText()).replace(/^Add /, "");
    await answered(page, ADD, () => first.click());
    await expect(status, "the cart holds the product").toHaveText(`Your cart: 1 × ${name}`);

    await endTokens();
    const renewal = answered(page, "/oauth2/token", () => answered(page, ADD, () => first.click()));
    await expect(status, "the cart goes on after the token has ended").toHaveText(`Your cart: 2 × ${name}`);
    await renewal;
    await clickAll(page, status);
    return came;
  });
}

/**
 * Opens a page and runs a visit; asserts that nothing is logged to its console.
 * @template Result
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {(page: import("@playwright/test").Page, shipped: Set<string>) => Promise<Result>} use `shipped` gets the
 * addresses of the page's scripts and WebAssembly
 */
export async function onPage(browser, url, use) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    /** @type {string[]} */
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    context.on("console", (message) => {
      const { url: about } = message.location();
      const text = message.text();
      const isExpected = EXPECTED.some(({ status, path }) => status.test(text) && about.includes(path));
      if (message.type() === "error" && !isExpected) complaints.push(`${text} ${about}`);
    });
    /** @type {Set<string>} */
    const shipped = new Set();
    context.on("response", (response) => {
      const type = response.headers()["content-type"] ?? "";
      if (response.ok() && response.url().startsWith(new URL(url).origin) && /javascript|wasm/.test(type)) {
        shipped.add(response.url());
      }
    });

    await page.goto(url, { waitUntil: "commit", timeout: PATIENCE_MS });
    const result = await use(page, shipped);
    expect(complaints, "the console").toEqual([]);
    return result;
  } finally {
    await context.close();
  }
}

/**
 * Clicks every other add button, and waits until the cart has each product.
 * @param {import("@playwright/test").Page} page
 * @param {import("@playwright/test").Locator} status
 */
async function clickAll(page, status) {
  const adds = page.getByRole("list", { name: "Products" }).getByRole("button", { name: /^Add / });
  const names = (await adds.allInnerTexts()).map((text) => text.replace(/^Add /, ""));
  expect(names.length, "there are several").toBeGreaterThan(3);
  for (const name of names.slice(1)) {
    await page.getByRole("button", { name: `Add ${name}`, exact: true }).click();
    await expect(status, `the cart holds ${name}`).toContainText(`1 × ${name}`);
  }
  // Next.js has an element of this role for page titles.
  await expect(page.locator("[role=alert]:not(#__next-route-announcer__)"), "nothing was refused").toHaveCount(0);
}

/**
 * Runs an action, and waits until the platform has answered a call with success.
 * @param {import("@playwright/test").Page} page
 * @param {string} path a part of the call's address
 * @param {() => Promise<unknown>} act
 */
async function answered(page, path, act) {
  const answer = page
    .context()
    .waitForEvent("response", { predicate: (response) => response.url().includes(path) && response.ok() });
  await act();
  await answer;
}

/**
 * The weight of files, fetched again one by one.
 * @param {string[]} addresses
 * @returns {Promise<import("../../../.scripts/lib/sizes.mjs").Sizes>}
 */
export async function weigh(addresses) {
  const answers = await Promise.all(addresses.map((address) => fetch(address)));
  const files = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return sum(files.map((file) => sizesOf(Buffer.from(file))));
}
