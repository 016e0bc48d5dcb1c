/** The additional formats of the npm package, besides its ES modules. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { PARTS } from "./core.mjs";
import { coreText } from "./core-text.mjs";
import { filesBelow } from "./stamp.mjs";

/** The bytes of a core's part as a module. @param {{ file: string }} part */
const textFile = ({ file }) => file.replace("_bg.wasm", "_text.js");

/**
 * Text codecs for test environments that imitate a browser without them, such as Jest's jsdom. The import is hidden
 * from bundlers.
 */
const TEXT_CODECS =
  'const { TextDecoder, TextEncoder } = typeof globalThis.TextDecoder === "function" ? globalThis : module["req" + "uire"]("util");';

/**
 * Writes the core's bytes as text, which any JavaScript can carry.
 * @param {string} core the folder of the core
 */
export function coreAsText(core) {
  for (const part of PARTS) {
    writeFileSync(join(core, textFile(part)), coreText(readFileSync(join(core, part.file))));
  }
}

/**
 * The files that the exports name.
 * @param {unknown} exported
 * @returns {string[]}
 */
const targetsOf = (exported) =>
  typeof exported === "string" ? [normalize(exported)] : Object.values(exported ?? {}).flatMap(targetsOf);

/**
 * Bundles the entries as CommonJS: one file an entry, and shared files for what several entries use, so that a program
 * has each module once.
 * @param {string} out the package
 * @param {Record<string, unknown>} entries the manifest's exports
 */
export async function toCommonJs(out, entries) {
  const { rolldown } = await import("rolldown");
  const folder = join(out, "cjs");
  const files = targetsOf(entries).filter((file) => file.startsWith("cjs/"));
  const names = files.map((file) => file.slice("cjs/".length, -".js".length));
  const codecs = {
    name: "text-codecs",
    transform: (/** @type {string} */ code, /** @type {string} */ id) =>
      id.endsWith("_bg.js") ? `${TEXT_CODECS}\n${code}` : null,
  };
  const bundle = await rolldown({
    input: Object.fromEntries(names.map((name) => [name, join(out, `${name}.js`)])),
    cwd: out,
    platform: "neutral",
    external: /^(?:next|react|@cartwright\/sdk)(?:\/|$)/,
    plugins: [codecs],
  });
  await bundle.write({
    dir: folder,
    format: "cjs",
    entryFileNames: "[name].js",
    chunkFileNames: "shared/[name].js",
    // The builders of queries and of searches share a file, since a server loads both.
    codeSplitting: { groups: [{ name: "query", test: /\/sdk\/query[-/]/ }] },
    comments: { annotation: true, jsdoc: false, legal: false },
    esModule: true,
  });
  await bundle.close();
  writeFileSync(join(folder, "package.json"), COMMON_JS);
}

const COMMON_JS = `${JSON.stringify({ type: "commonjs" })}\n`;

/** Matches what a script or a declaration imports from the package. */
const IMPORTED = /\b(?:from|import|require)\s*\(?\s*"(\.[^"]+)"/g;

/**
 * Removes the scripts and declarations that no entry imports, such as those of files with types only.
 * @param {string} out the package
 * @param {{ exports: unknown, bin: unknown }} manifest
 */
export function dropUnused(out, { exports, bin }) {
  /** @type {Set<string>} */
  const used = new Set();
  const queue = [...targetsOf(exports), ...targetsOf(bin)].map((file) => join(out, file));
  for (const file of queue) {
    if (used.has(file) || !/\.(?:js|d\.ts)$/.test(file) || !existsSync(file)) continue;
    used.add(file);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(IMPORTED)) {
      const imported = join(dirname(file), name);
      queue.push(file.endsWith(".d.ts") ? imported.replace(/\.js$/, ".d.ts") : imported);
    }
  }
  for (const file of filesBelow(out)) {
    if (/\.(?:js|d\.ts)$/.test(file) && !file.endsWith(".wasm.d.ts") && !used.has(file)) rmSync(file);
  }
}

/**
 * Adds `undefined` to the type of every optional property, as in `{ signal: props.signal }`: programs with
 * `exactOptionalPropertyTypes` would fail otherwise.
 * @param {string} out the package
 */
export async function takeUndefined(out) {
  const { default: ts } = await import("typescript");
  for (const file of filesBelow(join(out, "types")).filter((name) => name.endsWith(".d.ts"))) {
    const text = readFileSync(file, "utf8");
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
    /** @type {import("typescript").TypeNode[]} */
    const exact = [];
    /** @param {import("typescript").Node} node */
    const visit = (node) => {
      ts.forEachChild(node, visit);
      const isOptional = (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) && node.questionToken;
      if (isOptional && node.type && !/\b(?:undefined|never|any|unknown)$/.test(node.type.getText(source))) {
        exact.push(node.type);
      }
    };
    visit(source);
    const ends = exact.map((type) => {
      const isOpen = ts.isFunctionTypeNode(type) || ts.isConditionalTypeNode(type);
      return { start: type.getStart(source), end: type.end, open: isOpen ? "(" : "", close: isOpen ? ")" : "" };
    });
    const edits = ends.flatMap(({ start, end, open, close }) => [
      { at: start, put: open },
      { at: end, put: `${close} | undefined` },
    ]);
    edits.sort((one, other) => one.at - other.at);
    let changed = "";
    let copied = 0;
    for (const { at, put } of edits) {
      changed += text.slice(copied, at) + put;
      copied = at;
    }
    writeFileSync(file, changed + text.slice(copied));
  }
}

/**
 * Makes the entries' ES modules use the declarations in `types`. These are CommonJS by their folder's manifest, which
 * both formats can import, so that the package contains them once.
 * @param {string} out the package
 * @param {Record<string, string | { types?: string | { default: string } }>} entries
 */
export function declareEntries(out, entries) {
  for (const entry of Object.values(entries)) {
    const { types = "" } = typeof entry === "string" ? {} : entry;
    const file = typeof types === "string" ? types : types.default;
    if (!existsSync(join(out, "types", file)) || existsSync(join(out, file))) continue;
    const name = file.replace(/\.d\.ts$/, ".js").slice("./".length);
    const up = "../".repeat(name.split("/").length - 1) || "./";
    writeFileSync(join(out, file), `export * from "${up}types/${name}";\n`);
  }
  writeFileSync(join(out, "types", "package.json"), COMMON_JS);
}

/**
 * Bundles the command line with its parser into one file, so that the package has no dependencies.
 * @param {string} out the package
 */
export async function bundleCommand(out) {
  const { rolldown } = await import("rolldown");
  // The command imports the package's entry in the same folder.
  const external = {
    name: "beside",
    resolveId: (/** @type {string} */ id) => (id.endsWith("/inline.js") ? { id: "./inline.js", external: true } : null),
  };
  const bundle = await rolldown({ input: join(out, "cli", "main.js"), platform: "node", plugins: [external] });
  await bundle.write({ file: join(out, "cli.js"), format: "esm", codeSplitting: false, minify: true });
  await bundle.close();
  rmSync(join(out, "cli"), { recursive: true });
  rmSync(join(out, "types", "cli"), { recursive: true });
}

/**
 * Bundles the entry for pages without a bundler into one file: loading modules one by one is slow.
 * @param {string} out the package
 */
export async function bundleForPages(out) {
  const { rolldown } = await import("rolldown");
  // The core as text is loaded only if the core's own file cannot be loaded.
  const external = [/cartwright_(?:login_)?text/];
  const bundle = await rolldown({ input: join(out, "index.js"), platform: "browser", external });
  const file = join(out, "browser.min.js");
  await bundle.write({ file, format: "esm", codeSplitting: false, minify: true });
  await bundle.close();
}
