/**
 * `npm run bench`: what the package costs, beside the JavaScript SDK it can stand in for and the least that any
 * client must do. Prints figures and where the budgets stand; no figure fails it.
 */
import { main } from "../../.scripts/lib/main.mjs";
import { kilobytes, table } from "../../.scripts/lib/sizes.mjs";
import { Steps } from "../../.scripts/lib/steps.mjs";
import { benchStore } from "./store.mjs";
import { prepare } from "./prepare.mjs";

/** @typedef {import("./build.mjs").Page} Page */

const NAMES = { floor: "floor: fetch, text, JSON.parse", ours: "@cartwright/sdk", peer: "@wix/sdk" };
const ORDER = /** @type {Page[]} */ (["floor", "peer", "ours"]);
const BUDGET = { brotli: 45_000, ratio: 1.4, coldMs: 15, millionMs: 20, startMs: 100, native: 0.05 };
const READS = {
  list: "filter, sort, page 1",
  deep: "page 1,000 by cursor",
  text: "text search",
  facets: "facet counts",
};

const ms = (/** @type {number} */ value) => (value < 10 ? value.toFixed(2) : value.toFixed(1));

/**
 * @param {string} what
 * @param {string} figure
 * @param {string} peer
 * @param {string} budget
 * @param {boolean} met
 */
const standing = (what, figure, peer, budget, met) => [what, figure, peer, budget, met ? "met" : "over"];

/** @param {import("./scale.mjs").Scale} million */
function millionRows({ reads, plain, startMs }) {
  const within = (/** @type {number} */ value) => value <= BUDGET.millionMs;
  const [list, text] = [reads.list[1].p99, reads.text[1].p99];
  const plainList = `${ms(plain.list.p99)} ms in plain SQL`;
  const budget = `${BUDGET.millionMs} ms`;
  return [
    standing("query of a million products, p99", `${ms(list)} ms`, plainList, budget, within(list)),
    standing("text search in them, p99", `${ms(text)} ms`, "", budget, within(text)),
    standing(
      "their platform's start to its first answer",
      `${ms(startMs)} ms`,
      "",
      `${BUDGET.startMs} ms`,
      startMs <= BUDGET.startMs,
    ),
  ];
}

await main(import.meta.url, async () => {
  const steps = new Steps();
  const chromium = await prepare(steps);

  // These import what has only now been installed.
  const { benchWeight } = await import("./weight.mjs");
  const { COLD_STEPS, measureAll, median } = await import("./browser.mjs");
  const { CALLS } = await import("./session.mjs");

  const sizes = await benchWeight(steps);
  await steps.step("platform and shoppers, optimised", (report) =>
    report.run("cargo", [
      ...["build", "--profile", "server", "--locked", "-p", "cartwright-platform", "-p", "cartwright-load"],
    ]),
  );
  const { SHOPPERS, measureLoad, measureNative } = await import("./load.mjs");
  const load = await steps.step(`${SHOPPERS} shoppers at once`, measureLoad);
  const loadRow = (/** @type {string} */ name, /** @type {import("./load.mjs").Load} */ seen) => [
    name,
    seen.callsPerSecond.toFixed(0),
    ...[seen.reads.p50, seen.reads.p99, seen.writes.p50, seen.writes.p99].map(ms),
    `${(seen.memoryKb / 1024).toFixed(1)} MB`,
  ];
  const loadRows = [
    loadRow("floor: axum, one SQLite row a call", load.floor),
    loadRow("platform: cart calls", load.platform),
  ];
  const loadHead = [`${SHOPPERS} shoppers, shoppers and server on this machine`, "calls a second"];
  const parts = ["read p50 ms", "read p99 ms", "write p50 ms", "write p99 ms", "memory"];
  steps.print(`\n${table([...loadHead, ...parts], loadRows)}\n`);
  const native = await steps.step("native client", measureNative);
  const nativeRows = /** @type {const} */ (["bare", "ours"]).map((way) => {
    const { microseconds, allocations } = native[way];
    return [
      way === "bare" ? "reqwest and serde_json by hand" : "cartwright",
      microseconds.toFixed(1),
      String(allocations),
    ];
  });
  steps.print(`\n${table(["products().query(), 50, in Rust", "µs a call", "allocations"], nativeRows)}\n`);
  const { KINDS, READERS, measureScale } = await import("./scale.mjs");
  const scales = await steps.step("catalogs of every size", (report) => measureScale(report.note));
  const grown = scales.map((scale) => [
    scale.products.toLocaleString("en"),
    scale.perSecond.toFixed(0),
    `${(scale.fileBytes / 1e6).toFixed(0)} MB`,
    `${(scale.memoryKb / 1024).toFixed(0)} MB`,
    ms(scale.startMs),
    ms(scale.listMs),
  ]);
  steps.print(
    `\n${table(["products", "brought in a second", "file", "memory", "first visitor ms", "first list ms"], grown)}\n`,
  );
  const reads = scales.flatMap((scale) =>
    KINDS.map((kind) => [
      `${scale.products.toLocaleString("en")}, ${READS[kind]}`,
      ...READERS.flatMap((readers) => [scale.reads[kind][readers].p50, scale.reads[kind][readers].p99].map(ms)),
      kind === "list" || kind === "facets" ? `${ms(scale.plain[kind].p50)} / ${ms(scale.plain[kind].p99)}` : "",
    ]),
  );
  const readHead = [
    "1 reader p50 ms",
    "p99 ms",
    "16 readers p50 ms",
    "p99 ms",
    "the same in plain SQL, no HTTP: p50 / p99",
  ];
  steps.print(`${table(["reading a catalog over HTTP, 50 products a page", ...readHead], reads)}\n`);
  const times = await steps.step("CPU in Chromium", (report) => measureAll(chromium, report.note));

  const warm = /** @type {const} */ ([
    ["getCurrentCart, 20 lines", times.cart],
    ["queryProducts().find(), 50", times.products],
  ]).map(([name, all]) => {
    const medians = { floor: median(all.floor), ours: median(all.ours), peer: median(all.peer) };
    return { name, medians, ratio: (/** @type {Page} */ page) => medians[page] / medians.floor };
  });
  const warmRows = warm.flatMap(({ name, medians, ratio }) =>
    ORDER.map((page) => [`${name}: ${NAMES[page]}`, ms(medians[page]), `${ratio(page).toFixed(2)} x`]),
  );
  steps.print(`\n${table(["warm call, main-thread CPU", "median ms", "over the floor"], warmRows)}\n`);

  const coldMedians = times.cold.map((pages) => ORDER.map((page) => median(pages[page])));
  const coldRows = COLD_STEPS.map((step, index) => [step, ...(coldMedians[index] ?? []).map(ms)]);
  const totals = ORDER.map((_, column) => coldMedians.slice(1).reduce((total, row) => total + (row[column] ?? 0), 0));
  coldRows.push(["sum, without the empty step", ...totals.map(ms)]);
  steps.print(`${table(["first page view, main-thread CPU in ms", ...ORDER.map((page) => NAMES[page])], coldRows)}\n`);

  const { ours: session, peer: peerSession } = times.sessions;
  const micro = (/** @type {number} */ value) => `${value.toFixed(1)} µs`;
  const sessionRows = [
    [`token requests for ${CALLS} calls on an expired token`, String(session.renewals), String(peerSession.renewals)],
    ["login data (PKCE), each", micro(session.login), micro(peerSession.login)],
    ["keep the session in cookies, each", micro(session.write), `${micro(peerSession.write)} by hand`],
    ["read the session, each", micro(session.read), `${micro(peerSession.read)} by hand`],
  ];
  steps.print(`${table(["sessions, main-thread CPU", NAMES.ours, NAMES.peer], sessionRows)}\n`);

  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
  const memoryRows = /** @type {const} */ ([
    [`calls, ${NAMES.peer}`, times.memory.peer],
    [`calls, ${NAMES.ours}`, times.memory.ours],
    [`disposed clients, ${NAMES.ours}`, times.memory.clients],
  ]).flatMap(([what, seen]) =>
    seen.map(({ times: count, heap, core }) => [
      `${count.toLocaleString("en")} ${what}`,
      megabytes(heap),
      core > 0 ? megabytes(core) : "",
    ]),
  );
  steps.print(`${table(["memory in Chromium after", "heap", "core"], memoryRows)}\n`);

  const [coldPeer, coldOurs] = [totals[ORDER.indexOf("peer")] ?? 0, totals[ORDER.indexOf("ours")] ?? 0];
  const weight = { ours: sizes["everything-ours"].total.brotli, peer: sizes["everything-peer"].total.brotli };
  const million = scales.at(-1);
  const overhead = native.ours.microseconds / native.bare.microseconds - 1;
  const rows = [
    standing(
      "package with every call, brotli",
      kilobytes(weight.ours),
      kilobytes(weight.peer),
      kilobytes(BUDGET.brotli),
      weight.ours <= BUDGET.brotli,
    ),
    ...warm.map(({ name, ratio }) =>
      standing(
        name,
        `${ratio("ours").toFixed(2)} x`,
        `${ratio("peer").toFixed(2)} x`,
        `${BUDGET.ratio} x`,
        ratio("ours") <= BUDGET.ratio,
      ),
    ),
    standing(
      "first page view",
      `${ms(coldOurs)} ms`,
      `${ms(coldPeer)} ms`,
      `${BUDGET.coldMs} ms`,
      coldOurs <= BUDGET.coldMs,
    ),
    ...(million ? millionRows(million) : []),
    standing(
      "native call, over reqwest and serde_json",
      `${(overhead * 100).toFixed(1)} %`,
      "",
      `${BUDGET.native * 100} %`,
      overhead <= BUDGET.native,
    ),
    standing(
      `token requests for ${CALLS} calls`,
      String(session.renewals),
      String(peerSession.renewals),
      "1",
      session.renewals === 1,
    ),
  ];
  steps.print(`${table(["where we stand", "ours", "@wix/sdk", "budget", ""], rows)}\n`);
  await benchStore(steps, chromium);
});
