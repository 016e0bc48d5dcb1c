/** The package's bytes on three kinds of pages, compared with the peer's, and their composition. */
import { kilobytes, table } from "../../.scripts/lib/sizes.mjs";
import { join } from "node:path";
import { DIST, FIRST_PAGE, README_PAGE, WEIGHED } from "./build.mjs";
import { originsOfCore } from "./origins.mjs";
import { partsOf } from "./parts.mjs";

/** The number of origins of the core's code that are listed; the rest is one row. */
const ORIGINS = 16;
/** Brotli bytes. */
const BUDGETS = /** @type {const} */ ([
  ["every call", 57_000],
  ["cart, products and session", 48_000],
]);
/** The same for a page's own script. */
const FIRST_BUDGET = 14_000;

/** @param {import("./build.mjs").Weights} sizes */
function pagesTable(sizes) {
  const rows = Object.entries(WEIGHED).flatMap(([what, [ours, peer]]) => [
    ...row(`${what}: @wix/sdk`, [["all", sizes[peer].total]]),
    ...row(`${what}: @cartwright/sdk`, [
      ["wasm", sizes[ours].wasm],
      ["js", sizes[ours].js],
      ["all", sizes[ours].total],
    ]),
  ]);
  const { first, js } = sizes[README_PAGE];
  rows.push(
    ...row("the README's page in React, without React", [
      ["js, no call yet", first],
      ["js, catalog V3", js],
    ]),
  );
  return table(["a page, minified", "", "raw", "gzip -9", "brotli -11"], rows);
}

/**
 * @param {string} what
 * @param {[string, import("../../.scripts/lib/sizes.mjs").Sizes][]} parts
 */
const row = (what, parts) =>
  parts.map(([part, { raw, gzip, brotli }], index) => [
    index === 0 ? what : "",
    part,
    ...[raw, gzip, brotli].map(kilobytes),
  ]);

/** @param {import("./origins.mjs").Origin[]} origins */
function originsTable(origins) {
  const all = origins.reduce((sum, { bytes }) => sum + bytes, 0);
  const rest = origins.slice(ORIGINS);
  const shown = [
    ...origins.slice(0, ORIGINS),
    {
      origin: `${rest.length} others`,
      bytes: rest.reduce((sum, { bytes }) => sum + bytes, 0),
      functions: rest.reduce((sum, { functions }) => sum + functions, 0),
    },
  ];
  const rows = shown.map(({ origin, bytes, functions }) => [
    origin,
    String(functions),
    kilobytes(bytes),
    `${((bytes / all) * 100).toFixed(1)} %`,
  ]);
  return table(["code of the core", "functions", "raw", "of all"], rows);
}

/**
 * @param {string} what
 * @param {string} page
 */
function partsTable(what, page) {
  const rows = partsOf(join(DIST, page)).map(({ part, raw, brotli }) => [part, kilobytes(raw), kilobytes(brotli)]);
  return table([`JavaScript of ${what}`, "raw", "brotli"], rows);
}

/** @type {import("./run.mjs").Part["bench"]} */
export async function bench({ steps, bundles }) {
  const sizes = await bundles();
  steps.print(`\n${pagesTable(sizes)}\n`);
  for (const [what] of BUDGETS) steps.print(`\n${partsTable(what, WEIGHED[what][0])}\n`);
  const origins = await steps.step("what the core is made of", originsOfCore);
  steps.print(`\n${originsTable(origins)}\n`);
  const first = sizes[FIRST_PAGE].first.brotli;
  return [
    ...BUDGETS.map(([what, budget]) => {
      const [ours, peer] = WEIGHED[what].map((page) => sizes[page].total.brotli);
      return {
        what: `package: ${what}, brotli`,
        ours: kilobytes(ours ?? 0),
        peer: kilobytes(peer ?? 0),
        budget: kilobytes(budget),
        met: (ours ?? Infinity) <= budget,
      };
    }),
    {
      what: "package: cart and session, before the first call",
      ours: kilobytes(first),
      budget: kilobytes(FIRST_BUDGET),
      met: first <= FIRST_BUDGET,
    },
  ];
}
