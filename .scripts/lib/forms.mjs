/** The additional formats of the npm package, besides its ES modules. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { PARTS } from "./core.mjs";
import { coreText } from "./core-text.mjs";
import { filesBelow } from "./stamp.mjs";

/** The bytes of a core's part as a module. @param {{ file: string }} part */
const textFile = ({ file }) => file.replace("_bg.wasm", "_text.js");

/** Inherently ES modules: they use `import.meta.url`, or import WebAssembly. */
const ES_ONLY = /^(index|workerd|edge|development\/index)\.|^cli\//;

/**
 * Text codecs for test environments that imitate a browser without them, such as Jest's jsdom. The import is hidden
 * from bundlers.
 */
const TEXT_CODECS =
  'const { TextDecoder, TextEncoder } = typeof globalThis.TextDecoder === "function" ? globalThis : module["req" + "uire"]("util");';

/** Entries for pages without a bundler, one file each. */
const PAGES = { index: "browser", inline: "inline" };

/**
 * Writes the core's bytes as text, which any JavaScript can carry.
 * @param {string} core the folder of the core
 */
export function coreAsText(core) {
  for (const part of PARTS) {
    writeFileSync(join(core, textFile(part)), coreText(readFileSync(join(core, part.file))));
  }
}

/** Matches files without code to debug: generated files, and files with types only. */
const NO_CODE = /^\/\*\* Generated from|^(?:\s|\/\*[^]*?\*\/|export \{\};)*$/;

/**
 * Removes the source maps of generated files and of files with types only.
 * @param {string} out the package
 */
export function dropMaps(out) {
  for (const map of filesBelow(out).filter((file) => file.endsWith(".js.map"))) {
    const file = map.slice(0, -".map".length);
    const code = readFileSync(file, "utf8").replace(/\/\/# sourceMappingURL=.*\n?/, "");
    if (!NO_CODE.test(code)) continue;
    writeFileSync(file, code);
    rmSync(map);
  }
}

/**
 * Compiles all files again as CommonJS, without source maps: the code differs only in its imports from the ES
 * modules, which have them.
 * @param {string} source the facade's sources
 * @param {string} out the package
 */
export async function toCommonJs(source, out) {
  const { default: ts } = await import("typescript");
  const { ModuleKind, ScriptTarget, JsxEmit } = ts;
  const compilerOptions = { target: ScriptTarget.ES2022, jsx: JsxEmit.ReactJSX, module: ModuleKind.CommonJS };
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    mkdirSync(dirname(join(out, "cjs", name)), { recursive: true });
    writeFileSync(join(out, "cjs", name), text);
  };
  for (const file of filesBelow(source)) {
    const name = relative(source, file).replace(/\.tsx?$/, "");
    if (file.endsWith(".d.ts") || ES_ONLY.test(relative(source, file))) continue;
    write(`${name}.js`, ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions, fileName: file }).outputText);
  }
  for (const name of ["core/cartwright_bg.js", ...PARTS.map((part) => `core/${textFile(part)}`)]) {
    const { outputText } = ts.transpileModule(readFileSync(join(out, name), "utf8"), { compilerOptions });
    write(name, name.endsWith("_bg.js") ? `${TEXT_CODECS}\n${outputText}` : outputText);
  }
  write("package.json", COMMON_JS);
}

const COMMON_JS = `${JSON.stringify({ type: "commonjs" })}\n`;

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
 * Bundles each entry for pages without a bundler into one file: loading modules one by one is slow.
 * @param {string} out the package
 */
export async function bundleForPages(out) {
  const { rolldown } = await import("rolldown");
  for (const [entry, name] of Object.entries(PAGES)) {
    // The entry next to the core's file loads the text only if that file cannot be loaded.
    const external = entry === "index" ? [/cartwright_text/] : [];
    const bundle = await rolldown({ input: join(out, `${entry}.js`), platform: "browser", external });
    const file = join(out, `${name}.min.js`);
    // A source map of the core's text would be useless, and double the size.
    const sourcemap = name !== "inline";
    await bundle.write({ file, format: "esm", codeSplitting: false, minify: true, sourcemap });
    if (sourcemap) {
      // Its sources are the package's own files.
      const map = JSON.parse(readFileSync(`${file}.map`, "utf8"));
      delete map.sourcesContent;
      writeFileSync(`${file}.map`, JSON.stringify(map));
    }
    await bundle.close();
  }
}
