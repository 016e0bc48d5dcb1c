/**
 * Main-thread CPU time in headless Chromium. Wall-clock time depends on the machine's other load; the thread's own
 * time does not. The result is its ratio to the floor in the same run.
 */
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { chromium } from "@playwright/test";
import { DIST } from "./build.mjs";
import { answers } from "./fixtures.mjs";

/** @typedef {(what: string) => Promise<number>} Measure runs an expression in the page, gives its main-thread ms */

const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm" };

/** Serves the bundles, and an empty page to load them from. */
async function serve() {
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
 * Runs in the page before anything else: answers the platform's calls without a network, and counts them.
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

/**
 * Runs a function with a browser and the bundles' URL, and closes both.
 * @template T
 * @param {string} executablePath the browser's program
 * @param {(browser: import("@playwright/test").Browser, url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBrowser(executablePath, work) {
  const server = await serve();
  const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await work(browser, server.url);
  } finally {
    await browser.close();
    server.close();
  }
}
