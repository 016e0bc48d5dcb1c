/** The weight of the owner's console: its own files, without those that every page of the store loads. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "../../.scripts/lib/paths.mjs";
import { kilobytes, sizesOf, sum, table } from "../../.scripts/lib/sizes.mjs";

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[] }} Chunk as Vite's manifest names it */

const DIST = inRoot("app", "dist");
/** The entry chunks of every page. */
const STORE = ["index.html", "src/boot/show.tsx"];
const CONSOLE = "src/pages/owner.tsx";
const TEXTS = "src/locales/en/console.po";
/** Gzipped bytes, including lazily loaded parts. */
const BUDGET = 250_000;

/**
 * Chunks with their transitive imports.
 * @param {Record<string, Chunk>} chunks
 * @param {string[]} names
 */
function withImports(chunks, names) {
  const found = new Set(names);
  // The set grows during the loop, to include imports of imports.
  for (const name of found) for (const each of chunks[name]?.imports ?? []) found.add(each);
  return found;
}

/** @returns {{ text: string, standing: import("./standing.mjs").Standing }} */
export function consoleWeight() {
  /** @type {Record<string, Chunk>} */
  const chunks = JSON.parse(readFileSync(join(DIST, ".vite", "manifest.json"), "utf8"));
  const before = withImports(chunks, STORE);
  const weigh = (/** @type {string[]} */ names) => {
    const files = [...withImports(chunks, names)].filter((name) => !before.has(name));
    return sum(files.map((name) => sizesOf(readFileSync(join(DIST, chunks[name]?.file ?? "")))));
  };
  const first = weigh([CONSOLE, TEXTS]);
  const whole = weigh([CONSOLE, TEXTS, ...(chunks[CONSOLE]?.dynamicImports ?? [])]);
  const row = (/** @type {string} */ what, /** @type {import("../../.scripts/lib/sizes.mjs").Sizes} */ sizes) => [
    what,
    ...[sizes.raw, sizes.gzip, sizes.brotli].map(kilobytes),
  ];
  return {
    text: table(
      ["the owner's console, beside the store's own code", "raw", "gzip -9", "brotli -11"],
      [row("as it opens", first), row("with its lazy parts", whole)],
    ),
    standing: {
      what: "the owner's console, gzip",
      ours: kilobytes(whole.gzip),
      budget: kilobytes(BUDGET),
      met: whole.gzip <= BUDGET,
    },
  };
}
