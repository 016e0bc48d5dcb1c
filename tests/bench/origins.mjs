/** The composition of the core's bytes: the code of each of our modules, and of their dependencies. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bindPart, compileCore, PARTS } from "../../.scripts/lib/core.mjs";
import { importsOf, Reader, SECTION, sectionsOf } from "../../.scripts/lib/wasm-reader.mjs";

/** The id of the function names' subsection in a name section. */
const FUNCTION_NAMES = 1;

/** @typedef {{ origin: string, bytes: number, functions: number }} Origin */

/**
 * The compiled core with the names of its functions.
 * @param {import("../../.scripts/lib/steps.mjs").Report} report
 */
async function named(report) {
  const folder = mkdtempSync(join(tmpdir(), "cartwright-origins-"));
  try {
    await compileCore(report);
    await bindPart(report, folder, PARTS[0], ["--debuginfo"]);
    const bound = join(folder, "cartwright_bg.wasm");
    return readFileSync(bound);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Uint8Array} module */
function functionsOf(module) {
  let imported = 0;
  /** @type {number[]} */
  const sizes = [];
  /** @type {Map<number, string>} */
  const names = new Map();
  for (const { kind, content } of sectionsOf(module)) {
    const reader = new Reader(content);
    if (kind === SECTION.imports) imported = importsOf(reader).length;
    if (kind === SECTION.code) {
      for (let left = reader.number(); left > 0; left -= 1) sizes.push(reader.sized().length);
    }
    if (kind === SECTION.custom && reader.name() === "name") readNames(reader, names);
  }
  return sizes.map((bytes, index) => ({ bytes, name: names.get(imported + index) ?? "" }));
}

/**
 * @param {Reader} reader
 * @param {Map<number, string>} names
 */
function readNames(reader, names) {
  while (!reader.ended) {
    const kind = reader.byte();
    const part = new Reader(reader.sized());
    if (kind !== FUNCTION_NAMES) continue;
    for (let left = part.number(); left > 0; left -= 1) names.set(part.number(), part.name());
  }
}

/**
 * Attributes a function to the first of our modules in its symbol.
 * @param {string} name
 */
export function originOf(name) {
  const path = name.replaceAll(/\[[0-9a-f]+\]/g, "");
  const ours = /\bcartwright(?:_wasm)?::\w+/.exec(path)?.[0];
  if (ours) return /drop_in_place|drop_slow/.test(path) ? "giving back what ours hold" : ours;
  const crate = /\b([a-z]\w*)::/.exec(path)?.[1];
  return crate ?? "bindings";
}

/**
 * The composition of the core, largest first.
 * @param {import("../../.scripts/lib/steps.mjs").Report} report
 * @returns {Promise<Origin[]>}
 */
export async function originsOfCore(report) {
  /** @type {Map<string, Origin>} */
  const origins = new Map();
  for (const { name, bytes } of functionsOf(await named(report))) {
    const origin = originOf(name);
    const known = origins.get(origin) ?? { origin, bytes: 0, functions: 0 };
    origins.set(origin, { origin, bytes: known.bytes + bytes, functions: known.functions + 1 });
  }
  return [...origins.values()].toSorted((a, b) => b.bytes - a.bytes);
}
