/** The composition of a page's JavaScript: bytes by source file. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/** @typedef {{ part: string, raw: number, brotli: number }} Part */

/** The parts of the facade, by folder or file of the package. @type {[string, RegExp][]} */
const PARTS = [
  [
    "the loop around the core: fetch, timers, locks, cookies",
    /\/sdk\/drive\/(?!frame)|\/core\/(?!cartwright_|errors)|\/sdk\/(lifetime|host)\.js$/,
  ],
  ["starting the core, made by wasm-bindgen", /\/core\/cartwright_/],
  ["sessions, logins and redirects", /\/auth\/|\/frame\.js$|\/modules\/(recovery|redirects)\.js$|\/endpoints\.js$/],
  ["lines of calls", /\/modules\/|\/extras\.js$/],
  ["names of enumerations", /\/generated\/types\/|\/enumeration\.js$/],
  ["calls by line: arguments, errors, answers", /\/(binder|call|client|errors|graphql|fetch-with-auth|disposal)\.js$/],
  ["values on the wire and in JavaScript", /\/convert\/|\/conversions\.js$|\/media\/uri\.js$/],
  ["queries and their builders", /\/query\/|\/queried\.js$/],
  ["addresses of media", /\/media\b/],
];
const REST = "the bundler's own, and the page";

/**
 * The parts of all scripts in a folder, each with the weight that the page would save without it, heaviest first.
 * @param {string} folder
 * @returns {Part[]}
 */
export function partsOf(folder) {
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js") && !/cartwright_\w*text/.test(file))
    .map((file) => scriptOf(join(folder, file)));
  const weigh = (/** @type {string | undefined} */ without) =>
    scripts.reduce(
      (sum, pieces) => sum + brotliCompressSync(textOf(pieces.filter(({ part }) => part !== without))).length,
      0,
    );
  const all = weigh(undefined);
  return [...PARTS.map(([part]) => part), REST]
    .map((part) => ({
      part,
      raw: scripts.flat().reduce((sum, piece) => sum + (piece.part === part ? piece.text.length : 0), 0),
      brotli: all - weigh(part),
    }))
    .filter(({ raw }) => raw > 0)
    .toSorted((a, b) => b.brotli - a.brotli);
}

/** @param {{ text: string }[]} pieces */
const textOf = (pieces) => pieces.map(({ text }) => text).join("");

/**
 * Splits a script into pieces by part.
 * @param {string} path
 */
function scriptOf(path) {
  const script = readFileSync(path, "utf8").replace(/\/\/# sourceMappingURL=.*\s*$/, "");
  // The bundler's own scripts have no source map.
  if (!existsSync(`${path}.map`)) return [{ part: REST, text: script }];
  const map = new SourceMap(JSON.parse(readFileSync(`${path}.map`, "utf8")));
  /** @type {{ part: string, text: string }[]} */
  const pieces = [];
  script.split("\n").forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = map.findEntry(row, column);
      const source = "originalSource" in entry && entry.generatedLine === row ? entry.originalSource : "";
      const part = PARTS.find(([, pattern]) => pattern.test(source))?.[0] ?? REST;
      const last = pieces.at(-1);
      if (last?.part === part) last.text += line[column];
      else pieces.push({ part, text: line[column] ?? "" });
    }
  });
  return pieces;
}
