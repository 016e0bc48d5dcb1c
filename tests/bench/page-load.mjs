/** One load of a page on a phone, with a cold cache and a slow network, followed by an interaction. */
import { setTimeout as pause } from "node:timers/promises";
import { median } from "./browser.mjs";
import { painted } from "./tap.mjs";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ latency: number, download: number, upload: number }} Network milliseconds a request, and bytes a second */
/** @typedef {"js" | "wasm" | "css" | "pictures" | "all"} Kind */
/** @typedef {Record<Kind, number>} Bytes */
/**
 * The metrics of one load, and the bytes transferred until the page was idle: before and after the interaction.
 * @typedef {{ fcp: number, lcp: number, cls: number, tbt: number, inp: number, largest: string, bytes: Bytes, used: Bytes }} PageLoad
 */

/**
 * Chromium's own throttling presets; Lighthouse's mobile network is Slow 4G, too.
 * @type {Record<string, Network>}
 */
export const NETWORKS = {
  "Fast 4G": { latency: 165, download: 1_012_500, upload: 168_750 },
  "Slow 4G": { latency: 562.5, download: 180_000, upload: 84_375 },
};
const CPU_SLOWDOWN = 4;
/** The phone of Lighthouse. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** @type {[Kind, RegExp][]} */
const KINDS = [
  ["js", /javascript/],
  ["wasm", /wasm/],
  ["css", /css/],
  ["pictures", /^image\//],
];

/**
 * The metrics that the page records itself.
 * @typedef {object} Seen
 * @property {number} fcp
 * @property {number} lcp
 * @property {string} largest what the largest paint was
 * @property {number} cls all shifts; no less than the worst window of them
 * @property {{ start: number, duration: number }[]} tasks that took longer than 50 ms
 * @property {number} inp
 */

/** Runs in the page before anything else. */
function observe() {
  /** @type {Seen} */
  const seen = { fcp: 0, lcp: 0, largest: "", cls: 0, tasks: [], inp: 0 };
  Object.assign(globalThis, { seen });
  const on = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take, options = {}) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  };
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.fcp = startTime;
  });
  on("largest-contentful-paint", ({ startTime, url, element }) => {
    seen.lcp = startTime;
    seen.largest = url ? "picture" : (element?.tagName.toLowerCase() ?? "");
  });
  on("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  on("longtask", ({ startTime, duration }) => {
    seen.tasks.push({ start: startTime, duration });
  });
  const interaction = ({ interactionId = 0, duration = 0 }) => {
    if (interactionId > 0) seen.inp = Math.max(seen.inp, duration);
  };
  on("event", interaction, { durationThreshold: 16 });
}

/** The total blocking time after the first paint. */
const blocked = (/** @type {Seen} */ { fcp, tasks }) =>
  tasks.reduce((total, { start, duration }) => {
    const from = Math.max(start, fcp);
    return total + Math.max(0, start + duration - from - 50);
  }, 0);

/** Whether React has hydrated the page. */
const isTakenOver = () =>
  Object.keys(globalThis.document.querySelector("header button") ?? {}).some((key) => key.startsWith("__reactProps$"));

/** How long a network must be quiet to count as idle; the store itself delays some requests by a second. */
const IDLE_MS = 1_500;

/**
 * Counts transferred bytes by kind, and detects when the network is idle.
 * @param {import("@playwright/test").CDPSession} session
 */
function transfers(session) {
  /** @type {Bytes} */
  const bytes = { js: 0, wasm: 0, css: 0, pictures: 0, all: 0 };
  /** @type {Map<string, string>} */
  const types = new Map();
  /** @type {Set<string>} */
  const open = new Set();
  let changed = performance.now();
  const over = (/** @type {string} */ requestId) => {
    open.delete(requestId);
    changed = performance.now();
  };
  session.on("Network.requestWillBeSent", ({ requestId }) => {
    open.add(requestId);
    changed = performance.now();
  });
  session.on("Network.responseReceived", ({ requestId, response }) => types.set(requestId, response.mimeType));
  session.on("Network.loadingFailed", ({ requestId }) => over(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = KINDS.find(([, pattern]) => pattern.test(types.get(requestId) ?? ""))?.[0];
    if (kind) bytes[kind] += encodedDataLength;
    bytes.all += encodedDataLength;
    over(requestId);
  });
  const idle = async () => {
    while (open.size > 0 || performance.now() - changed < IDLE_MS) await pause(IDLE_MS / 30);
    return { ...bytes };
  };
  return { idle };
}

/**
 * Prepares a page at full speed, then clears the browser's cache.
 * @param {Page} page
 * @param {import("@playwright/test").CDPSession} session
 * @param {{ url: string, prepare: (page: Page) => Promise<void> }} what
 */
async function prepared(page, session, { url, prepare }) {
  await page.goto(url);
  await prepare(page);
  await page.goto("about:blank");
  const { origin } = new URL(url);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "cache_storage,service_workers" });
  await session.send("Network.clearBrowserCache");
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {{ url: string, network: Network, prepare?: (page: Page) => Promise<void>, use: (page: Page) => Promise<void> }} what
 *   `prepare` leaves the page's cart and cookies as a visitor's who comes back
 * @returns {Promise<PageLoad>}
 */
async function load(browser, { url, network, prepare, use }) {
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (prepare) await prepared(page, session, { url, prepare });
  const { idle } = transfers(session);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.download,
    uploadThroughput: network.upload,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(isTakenOver, undefined, { timeout: 60_000 });
  const bytes = await idle();
  const loaded = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
  await use(page);
  await page.evaluate(painted);
  const { inp } = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
  const used = await idle();
  await context.close();
  const { fcp, lcp, cls, largest } = loaded;
  return { fcp, lcp, cls, tbt: blocked(loaded), inp, largest, bytes, used };
}

/** @param {Bytes[]} all @returns {Bytes} */
function middleOf(all) {
  const of = (/** @type {Kind} */ kind) => median(all.map((bytes) => bytes[kind]));
  return { js: of("js"), wasm: of("wasm"), css: of("css"), pictures: of("pictures"), all: of("all") };
}

/**
 * The median of several loads, each in a fresh browser. One more load comes first, so that the platform has scaled
 * the images, as in a shop with visitors.
 * @param {import("@playwright/test").Browser} browser
 * @param {Parameters<typeof load>[1] & { runs: number, note: (text: string) => void }} what
 * @returns {Promise<PageLoad>}
 */
export async function loads(browser, { runs, note, ...what }) {
  /** @type {PageLoad[]} */
  const all = [];
  for (let run = 0; run <= runs; run++) {
    note(`${what.url}, load ${run} of ${runs}`);
    const seen = await load(browser, what);
    if (run > 0) all.push(seen);
  }
  const middle = (/** @type {(each: PageLoad) => number} */ of) => median(all.map(of));
  return {
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    cls: middle(({ cls }) => cls),
    tbt: middle(({ tbt }) => tbt),
    inp: middle(({ inp }) => inp),
    largest: all.at(-1)?.largest ?? "",
    bytes: middleOf(all.map(({ bytes }) => bytes)),
    used: middleOf(all.map(({ used }) => used)),
  };
}
