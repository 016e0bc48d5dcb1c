/** The cost of the store's pages on a phone, compared with the budgets: traced loads of four pages, and Lighthouse. */
import { chromium as playwright, expect } from "@playwright/test";
import { kilobytes, table } from "../../.scripts/lib/sizes.mjs";
import { buildStore } from "../../.scripts/lib/store.mjs";
import { consoleWeight } from "./console-weight.mjs";
import { scores } from "./lighthouse.mjs";
import { loads, NETWORKS } from "./page-load.mjs";
import { serveShop } from "./store-server.mjs";
import { tap } from "./tap.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("./page-load.mjs").PageLoad} PageLoad */
/** @typedef {{ name: string, path: string, prepare?: (page: Page) => Promise<void>, use: (page: Page) => Promise<void> }} Visit */
/** @typedef {{ visit: Visit, network: string, seen: PageLoad }} Measured */

/** Adds a variant to the cart on its product's page. @param {Page} page */
async function buyJumper(page) {
  await tap(page.getByRole("radio", { name: /^Oat/ }));
  await tap(page.getByRole("radio", { name: /^M(\s|$)/ }));
  await tap(page.getByRole("button", { name: "Add to cart" }));
  await page.getByRole("dialog", { name: "Your cart" }).waitFor();
}

const PRODUCT = "/product/fisher-jumper";

/** @type {Visit[]} */
const VISITS = [
  {
    name: "home",
    path: "/",
    use: async (page) => {
      await tap(page.getByRole("button", { name: "Menu" }));
      await page.getByRole("dialog", { name: "Menu" }).waitFor();
    },
  },
  {
    name: "list",
    path: "/collections/the-table",
    use: async (page) => {
      await tap(page.getByRole("button", { name: /^Filters/ }));
      await page.getByRole("dialog", { name: "Filters" }).waitFor();
    },
  },
  {
    name: "product",
    path: PRODUCT,
    use: buyJumper,
  },
  {
    name: "cart",
    path: "/cart",
    prepare: async (page) => {
      await page.goto(new URL(PRODUCT, page.url()).href);
      await buyJumper(page);
    },
    use: async (page) => {
      await tap(page.getByRole("button", { name: "Increase quantity" }));
      await expect(page.getByRole("main").getByRole("textbox", { name: /^Quantity/ })).toHaveValue("2");
    },
  },
];
const RUNS = { "Fast 4G": 5, "Slow 4G": 3 };
/** For the faster of the two networks, except for the largest paint, which has one for each. */
const BUDGET = {
  network: "Fast 4G",
  lcp: 1_000,
  slowLcp: 2_000,
  cls: 0.02,
  tbt: 100,
  inp: 100,
  code: 110_000,
  usedCode: 175_000,
};

const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;

/** @param {Measured[]} all */
function loadTable(all) {
  const head = ["first visit on a phone, CPU ÷4", "FCP", "LCP", "of", "CLS", "TBT", "INP"];
  const rows = all.map(({ visit, network, seen }) => [
    `${visit.name}, ${network}`,
    ...[ms(seen.fcp), ms(seen.lcp), seen.largest, seen.cls.toFixed(3), ms(seen.tbt), ms(seen.inp)],
  ]);
  return table(head, rows);
}

/** @param {PageLoad["bytes"]} bytes */
const inOrder = ({ js, wasm, css, pictures, all }) => [js, wasm, css, pictures, all].map(kilobytes);

/** @param {Measured[]} all */
function byteTable(all) {
  const head = ["as transferred", "JS", "wasm", "CSS", "pictures", "all"];
  const rows = all
    .filter(({ network }) => network === BUDGET.network)
    .flatMap(({ visit: { name }, seen: { bytes, used } }) => [
      [name, ...inOrder(bytes)],
      [`${name}, once used`, ...inOrder(used)],
    ]);
  return table(head, rows);
}

/**
 * Compares the worst page with each budget.
 * @param {Measured[]} all
 * @returns {import("./standing.mjs").Standing[]}
 */
function standings(all) {
  const onBudgetNetwork = all.filter(({ network }) => network === BUDGET.network).map(({ seen }) => seen);
  const slow = all.filter(({ network }) => network !== BUDGET.network).map(({ seen }) => seen);
  const worst = (/** @type {PageLoad[]} */ loads, /** @type {(seen: PageLoad) => number} */ of) =>
    Math.max(...loads.map(of));
  const shift = (/** @type {number} */ value) => value.toFixed(3);
  /** @type {[string, number, number, (value: number) => string][]} */
  const figures = [
    ["LCP, Fast 4G", worst(onBudgetNetwork, ({ lcp }) => lcp), BUDGET.lcp, ms],
    ["LCP, Slow 4G", worst(slow, ({ lcp }) => lcp), BUDGET.slowLcp, ms],
    ["CLS", worst(onBudgetNetwork, ({ cls }) => cls), BUDGET.cls, shift],
    ["TBT", worst(onBudgetNetwork, ({ tbt }) => tbt), BUDGET.tbt, ms],
    ["INP", worst(onBudgetNetwork, ({ inp }) => inp), BUDGET.inp, ms],
    [
      "JS and wasm of a first load",
      worst(onBudgetNetwork, ({ bytes: { js, wasm } }) => js + wasm),
      BUDGET.code,
      kilobytes,
    ],
    [
      "the same, once it is used",
      worst(onBudgetNetwork, ({ used: { js, wasm } }) => js + wasm),
      BUDGET.usedCode,
      kilobytes,
    ],
  ];
  return figures.map(([what, figure, budget, text]) => ({
    what: `store's worst page: ${what}`,
    ours: text(figure),
    budget: text(budget),
    met: figure <= budget,
  }));
}

/** @type {import("./run.mjs").Part["bench"]} */
export async function bench({ steps, chromium, programs }) {
  await programs();
  await steps.step("store", buildStore);
  const shop = await steps.step("shop with its pages", serveShop);
  try {
    const all = await steps.step("first visits", async ({ note }) => {
      const browser = await playwright.launch({ executablePath: chromium, args: ["--no-sandbox", "--disable-gpu"] });
      /** @type {Measured[]} */
      const measured = [];
      for (const [network, runs] of Object.entries(RUNS)) {
        for (const visit of VISITS) {
          const { prepare, use } = visit;
          const what = { url: shop.url + visit.path, network: NETWORKS[network], prepare, use, runs, note };
          measured.push({ visit, network, seen: await loads(browser, what) });
        }
      }
      await browser.close();
      return measured;
    });
    steps.print(`\n${loadTable(all)}\n\n${byteTable(all)}\n`);
    const judged = await steps.step("Lighthouse", async ({ note }) => {
      const rows = [];
      for (const { name, path } of VISITS) {
        note(name);
        const { performance, accessibility, bestPractices, seo } = await scores(chromium, shop.url + path);
        rows.push([name, ...[performance, accessibility, bestPractices, seo].map(String)]);
      }
      return rows;
    });
    const head = ["Lighthouse, of 100", "performance", "accessibility", "best practices", "SEO"];
    steps.print(`\n${table(head, judged)}\n`);
    const { text, standing } = consoleWeight();
    steps.print(`\n${text}\n`);
    return [...standings(all), standing];
  } finally {
    await shop.stop();
  }
}
