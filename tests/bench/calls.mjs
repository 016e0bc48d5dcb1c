/** The main-thread cost of calls in Chromium: repeated, and on a first page view. */
import { table } from "../../.scripts/lib/sizes.mjs";
import { median, openPage, withBrowser } from "./browser.mjs";
import { PAGES } from "./build.mjs";
import { ms } from "./standing.mjs";

/** @typedef {import("./build.mjs").Page} Page */
/** @typedef {import("./browser.mjs").Measure} Measure */
/** @typedef {Record<Page, number[]>} Times */

const NAMES = { floor: "floor: fetch, text, JSON.parse", ours: "@cartwright/sdk", peer: "@wix/sdk" };
const ORDER = /** @type {const} */ (["floor", "peer", "ours"]);
/** The factor over the floor when warm, and milliseconds after idle time and when cold. */
const BUDGET = { warm: 1.4, idle: 6, cold: 16 };

/** @type {{ what: string, call: "cart" | "products", batch: number, warmUp: number }[]} */
const WARM = [
  { what: "getCurrentCart, 20 lines", call: "cart", batch: 20, warmUp: 200 },
  { what: "queryProducts().find(), 50", call: "products", batch: 4, warmUp: 40 },
];
/** An engine optimises the same code differently in each page: many pages are more reliable than many rounds in one. */
const WARM_PAGES = 5;
const WARM_ROUNDS = 8;
const COLD_ROUNDS = 11;
const IDLE_ROUNDS = 5;

/** @returns {Times} */
const perPage = () => ({ floor: [], ours: [], peer: [] });

/**
 * Warm calls: all contestants in one page, in a new order each round; repeated over several pages.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {{ call: "cart" | "products", batch: number, warmUp: number, note(text: string): void }} options
 */
async function warm(browser, url, { call, batch, warmUp, note }) {
  const times = perPage();
  for (let opened = 1; opened <= WARM_PAGES; opened++) {
    const { measure, close } = await openPage(browser, url);
    const repeat = (/** @type {Page} */ page, /** @type {number} */ count) =>
      measure(`const call = ${page}.${call}; for (let i = 0; i < ${count}; i++) await call();`);
    for (const page of PAGES) {
      await measure(`globalThis.${page} = (await import("/${page}/page.js")).open();`);
      await repeat(page, warmUp);
    }
    for (let round = 0; round < WARM_ROUNDS; round++) {
      note(`warm ${call}, page ${opened} of ${WARM_PAGES}, round ${round + 1} of ${WARM_ROUNDS}`);
      for (const page of rotated(PAGES, round)) times[page].push((await repeat(page, batch)) / batch);
    }
    await expectAsked(measure, call, PAGES.length * (warmUp + WARM_ROUNDS * batch));
    await close();
  }
  return times;
}

/**
 * Asserts that a contestant made its calls: without them it would look fast.
 * @param {Measure} measure
 * @param {"cart" | "products"} call
 * @param {number} times
 */
const expectAsked = (measure, call, times) =>
  measure(
    `if (asked.${call} !== ${times}) throw new Error("${call}: asked " + asked.${call} + " times, not ${times}");`,
  );

/** The steps of a first page view, in order. */
const COLD_STEPS = /** @type {const} */ (["empty step", "import", "client", "first cart", "first 50 products"]);

/**
 * A first page view, each in a new browser context and thus a new process.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {number} rounds
 * @param {(text: string) => void} note
 */
async function cold(browser, url, rounds, note) {
  const steps = COLD_STEPS.map(() => perPage());
  for (let round = 0; round < rounds; round++) {
    note(`cold, round ${round + 1} of ${rounds}`);
    for (const page of rotated(PAGES, round)) {
      const { measure, close } = await openPage(browser, url);
      const expressions = [
        "",
        `globalThis.loaded = await import("/${page}/page.js");`,
        "globalThis.shop = loaded.open();",
        "await shop.cart();",
        "await shop.products();",
      ];
      for (const [index, expression] of expressions.entries()) steps[index]?.[page].push(await measure(expression));
      await expectAsked(measure, "products", 1);
      await close();
    }
  }
  return steps;
}

/** Longer than the package waits for the page's idle time. */
const IDLE_MS = 2_500;

/**
 * The first cart of a page that has been idle, as when a shopper clicks; each in a new browser context.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {number} rounds
 * @param {(text: string) => void} note
 */
async function afterIdle(browser, url, rounds, note) {
  const times = perPage();
  for (let round = 0; round < rounds; round++) {
    note(`first cart after idle time, round ${round + 1} of ${rounds}`);
    for (const page of rotated(PAGES, round)) {
      const { measure, close } = await openPage(browser, url);
      await measure(`globalThis.shop = (await import("/${page}/page.js")).open();`);
      await measure(`await new Promise((resolve) => setTimeout(resolve, ${IDLE_MS}));`);
      times[page].push(await measure("await shop.cart();"));
      await close();
    }
  }
  return times;
}

/**
 * @template T
 * @param {readonly T[]} items
 * @param {number} by
 */
const rotated = (items, by) => items.map((_, index) => /** @type {T} */ (items[(index + by) % items.length]));

/** @type {import("./run.mjs").Part["bench"]} */
export async function bench({ steps, chromium, bundles }) {
  await bundles();
  const { warmTimes, coldTimes, idleTimes } = await steps.step("CPU in Chromium", ({ note }) =>
    withBrowser(chromium, async (browser, url) => {
      /** @type {Times[]} */
      const warmTimes = [];
      for (const options of WARM) warmTimes.push(await warm(browser, url, { ...options, note }));
      const idleTimes = await afterIdle(browser, url, IDLE_ROUNDS, note);
      return { warmTimes, idleTimes, coldTimes: await cold(browser, url, COLD_ROUNDS, note) };
    }),
  );
  return [...warmStandings(steps, warmTimes), idleStanding(idleTimes), ...coldStandings(steps, coldTimes)];
}

/**
 * @param {Times} times
 * @returns {import("./standing.mjs").Standing}
 */
function idleStanding(times) {
  const ours = median(times.ours);
  return {
    what: "first cart after idle time",
    ours: `${ms(ours)} ms`,
    peer: `${ms(median(times.peer))} ms`,
    budget: `${BUDGET.idle} ms`,
    met: ours <= BUDGET.idle,
  };
}

/**
 * @param {import("../../.scripts/lib/steps.mjs").Steps} steps
 * @param {Times[]} times
 * @returns {import("./standing.mjs").Standing[]}
 */
function warmStandings(steps, times) {
  const calls = times.map((all, index) => {
    const medians = { floor: median(all.floor), ours: median(all.ours), peer: median(all.peer) };
    const ratio = (/** @type {Page} */ page) => medians[page] / medians.floor;
    return { what: WARM[index]?.what ?? "", medians, ratio };
  });
  const rows = calls.flatMap(({ what, medians, ratio }) =>
    ORDER.map((page) => [`${what}: ${NAMES[page]}`, ms(medians[page]), `${ratio(page).toFixed(2)} x`]),
  );
  steps.print(`\n${table(["warm call, main-thread CPU", "median ms", "over the floor"], rows)}\n`);
  return calls.map(({ what, ratio }) => ({
    what,
    ours: `${ratio("ours").toFixed(2)} x`,
    peer: `${ratio("peer").toFixed(2)} x`,
    budget: `${BUDGET.warm} x`,
    met: ratio("ours") <= BUDGET.warm,
  }));
}

/**
 * @param {import("../../.scripts/lib/steps.mjs").Steps} steps
 * @param {Times[]} times of each step
 * @returns {import("./standing.mjs").Standing[]}
 */
function coldStandings(steps, times) {
  const medians = times.map((pages) => ({
    floor: median(pages.floor),
    peer: median(pages.peer),
    ours: median(pages.ours),
  }));
  const total = (/** @type {Page} */ page) => medians.slice(1).reduce((sum, step) => sum + step[page], 0);
  const rows = COLD_STEPS.map((step, index) => [
    step,
    ...ORDER.map((page) => ms(medians[index]?.[page] ?? Number.NaN)),
  ]);
  rows.push(["sum, without the empty step", ...ORDER.map((page) => ms(total(page)))]);
  const head = ["first page view, main-thread CPU in ms", ...ORDER.map((page) => NAMES[page])];
  steps.print(`${table(head, rows)}\n`);
  return [
    {
      what: "first page view",
      ours: `${ms(total("ours"))} ms`,
      peer: `${ms(total("peer"))} ms`,
      budget: `${BUDGET.cold} ms`,
      met: total("ours") <= BUDGET.cold,
    },
  ];
}
