/** Memory over many calls and clients in Chromium: the JavaScript heap after garbage collection, and the core's. */
import { table } from "../../.scripts/lib/sizes.mjs";
import { openPage, withBrowser } from "./browser.mjs";

/** The numbers of calls of one client after which memory is measured; the first ones warm up. */
const CALLS = /** @type {const} */ ([1_000, 10_000, 100_000]);
/** The numbers of disposed clients after which memory is measured. */
const CLIENTS = /** @type {const} */ ([1_000, 2_000]);

/** The calls per evaluation: few enough that the page does not count as hung. */
const BATCH = 1_000;

/** @typedef {{ times: number, heap: number, core: number }} Memory in bytes */

/** Runs in the page before anything else: captures the core's memory, which the package does not expose. */
function keepMemory() {
  const own = WebAssembly.instantiateStreaming;
  /** @type {WebAssembly.Memory[]} */
  const memories = [];
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const made = await own(source, imports);
    memories.push(...Object.values(made.instance.exports).filter((each) => each instanceof WebAssembly.Memory));
    return made;
  };
  Object.assign(globalThis, {
    coreBytes: () => memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
  });
}

/**
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url
 * @param {{ page: string, expression: (times: number) => string, stops: readonly number[], note(text: string): void }} options
 * @returns {Promise<Memory[]>}
 */
async function measure(browser, url, { page: name, expression, stops, note }) {
  const { page, measure: run, close } = await openPage(browser, url, keepMemory);
  const session = await page.context().newCDPSession(page);
  await run(`globalThis.shop = (await import("/${name}/page.js")).open();`);
  const seen = [];
  let done = 0;
  for (const stop of stops) {
    while (done < stop) {
      const times = Math.min(BATCH, stop - done);
      await run(expression(times));
      done += times;
      note(`${name}, memory after ${done.toLocaleString("en")}`);
    }
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize: heap } = await session.send("Runtime.getHeapUsage");
    const core = /** @type {number} */ (await page.evaluate("coreBytes()"));
    seen.push({ times: stop, heap, core });
  }
  await close();
  return seen;
}

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

/** The memory of calls, compared with the peer's, and of clients. @type {import("./run.mjs").Part["bench"]} */
export async function bench({ steps, chromium, bundles }) {
  await bundles();
  const calls = (/** @type {number} */ times) => `for (let i = 0; i < ${times}; i++) await shop.cart();`;
  const clients = (/** @type {number} */ times) => `await shop.live(${times});`;
  const kinds = [
    { what: "calls, @wix/sdk", page: "peer", expression: calls, stops: CALLS },
    { what: "calls, @cartwright/sdk", page: "ours", expression: calls, stops: CALLS },
    { what: "disposed clients, @cartwright/sdk", page: "clients-ours", expression: clients, stops: CLIENTS },
  ];
  const rows = await steps.step("memory in Chromium", ({ note }) =>
    withBrowser(chromium, async (browser, url) => {
      /** @type {string[][]} */
      const seen = [];
      for (const { what, ...kind } of kinds) {
        for (const { times, heap, core } of await measure(browser, url, { ...kind, note })) {
          const name = `${times.toLocaleString("en")} ${what}`;
          seen.push([name, megabytes(heap), core > 0 ? megabytes(core) : ""]);
        }
      }
      return seen;
    }),
  );
  steps.print(`\n${table(["memory in Chromium after", "heap", "core"], rows)}\n`);
  return [];
}
