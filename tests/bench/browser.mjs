/**
 * Main-thread CPU in headless Chromium. Time on the clock says more about what else the machine does;
 * the thread's own time does not, and what counts is its ratio to the floor's in the same run.
 */
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { chromium } from "@playwright/test";
import { DIST, PAGES, SESSION_PAGES } from "./build.mjs";
import { answers } from "./fixtures.mjs";
import { measureMemory } from "./memory.mjs";
import { measureSession } from "./session.mjs";

/** @typedef {import("./build.mjs").Page} Page */
/** @typedef {(what: string) => Promise<number>} Measure runs an expression in the page, gives its main-thread ms */

const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm" };

/** The bundles on a port of this machine, and an empty page to load them from. */
export async function serve() {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    const file = join(DIST, path);
    if (path === sep) return response.setHeader("Content-Type", "text/html").end("<!doctype html><title>bench</title>");
    if (!file.startsWith(DIST) || !existsSync(file)) return response.writeHead(404).end();
    const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(file))] ?? "application/octet-stream";
    createReadStream(file).pipe(response.setHeader("Content-Type", type));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * Runs in the page before anything else: the platform's answers with no network, and counted.
 * @param {{ cart: string, products: string, token: string }} texts
 */
function stubFetch(texts) {
  const own = globalThis.fetch;
  const asked = { cart: 0, products: 0, token: 0, other: 0 };
  const init = { status: 200, headers: { "Content-Type": "application/json" } };
  globalThis.fetch = async (input, options) => {
    const { origin, href: url } = new URL(
      input instanceof Request ? input.url : String(input),
      globalThis.location.href,
    );
    if (origin === globalThis.location.origin) return own(input, options);
    const kinds = /** @type {const} */ ({
      "/products/query": "products",
      "/carts/current": "cart",
      "/oauth2/token": "token",
    });
    const kind = Object.entries(kinds).find(([part]) => url.includes(part))?.[1] ?? "other";
    asked[kind] += 1;
    return new Response(kind === "other" ? "{}" : texts[kind], init);
  };
  Object.assign(globalThis, { asked });
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {() => void} [first] runs in the page before anything else
 */
export async function openPage(browser, url, first) {
  const context = await browser.newContext();
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await page.addInitScript(stubFetch, answers);
  if (first) await page.addInitScript(first);
  await page.goto(url);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const threadTime = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ThreadTime")?.value ?? Number.NaN) * 1000;
  };
  /** @type {Measure} */
  const measure = async (expression) => {
    const before = await threadTime();
    const { exceptionDetails } = await session.send("Runtime.evaluate", {
      expression: `(async () => { ${expression} })()`,
      awaitPromise: true,
    });
    const after = await threadTime();
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return after - before;
  };
  return { page, measure, problems, close: () => context.close() };
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2;
}

/** @returns {Record<Page, number[]>} */
const perPage = () => ({ floor: [], ours: [], peer: [] });

/**
 * Warm calls: all contestants in one page, taking turns, in a new order each round.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {{ call: "cart" | "products", rounds: number, batch: number, warmUp: number, note(text: string): void }} options
 */
async function warm(browser, url, { call, rounds, batch, warmUp, note }) {
  const { measure, close } = await openPage(browser, url);
  const repeat = (/** @type {Page} */ page, /** @type {number} */ times) =>
    measure(`const call = ${page}.${call}; for (let i = 0; i < ${times}; i++) await call();`);
  for (const page of PAGES) {
    await measure(`globalThis.${page} = (await import("/${page}/page.js")).open();`);
    await repeat(page, warmUp);
  }
  const times = perPage();
  for (let round = 0; round < rounds; round++) {
    note(`warm ${call}, round ${round + 1} of ${rounds}`);
    for (const page of rotated(PAGES, round)) times[page].push((await repeat(page, batch)) / batch);
  }
  await expectAsked(measure, call, PAGES.length * (warmUp + rounds * batch));
  await close();
  return times;
}

/**
 * A contestant that never asked would look fast.
 * @param {Measure} measure
 * @param {"cart" | "products"} call
 * @param {number} times
 */
const expectAsked = (measure, call, times) =>
  measure(
    `if (asked.${call} !== ${times}) throw new Error("${call}: asked " + asked.${call} + " times, not ${times}");`,
  );

/** The steps of a first page view, in order. */
export const COLD_STEPS = /** @type {const} */ (["empty step", "import", "client", "first cart", "first 50 products"]);

/**
 * A first page view: a new browser context, so a new process, for each.
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

/**
 * @template T
 * @param {readonly T[]} items
 * @param {number} by
 */
const rotated = (items, by) => items.map((_, index) => /** @type {T} */ (items[(index + by) % items.length]));

/**
 * Measures everything.
 * @param {string} executablePath the browser
 * @param {(text: string) => void} note
 */
export async function measureAll(executablePath, note) {
  const server = await serve();
  const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return {
      cart: await warm(browser, server.url, { call: "cart", rounds: 25, batch: 20, warmUp: 200, note }),
      products: await warm(browser, server.url, { call: "products", rounds: 25, batch: 4, warmUp: 40, note }),
      cold: await cold(browser, server.url, 11, note),
      memory: await measureMemory(browser, server.url, note),
      sessions: {
        ours: await measureSession(browser, server.url, SESSION_PAGES[0], note),
        peer: await measureSession(browser, server.url, SESSION_PAGES[1], note),
      },
    };
  } finally {
    await browser.close();
    server.close();
  }
}
