/** The forms in which the npm package ships, beside its ES modules as they are compiled. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { filesBelow } from "./stamp.mjs";

/** The core's bytes as a module, for entries that may load no other file. */
const TEXT = "cartwright_base64.js";

/** Entries that are ES modules by nature: they ask where they are, or import WebAssembly. */
const ES_ONLY = /^(index|workerd|edge|development\/index)\./;

/**
 * Text codecs for test environments that stand in for a browser and have none, as Jest's jsdom. No bundler sees that Node is
 * asked for them.
 */
const TEXT_CODECS =
  'const { TextDecoder, TextEncoder } = typeof globalThis.TextDecoder === "function" ? globalThis : module["req" + "uire"]("util");';

/** Entries for pages without a bundler: each is one file. */
const PAGES = { index: "browser", inline: "inline" };

/**
 * Writes the core's bytes as text, which any JavaScript can carry.
 * @param {string} core the folder of the core
 */
export function coreAsText(core) {
  const bytes = readFileSync(join(core, "cartwright_bg.wasm"));
  writeFileSync(join(core, TEXT), `export const base64 = "${bytes.toString("base64")}";\n`);
}

/**
 * Writes everything once more as CommonJS, with declarations of its own: TypeScript takes a declaration's form for that
 * of its file.
 * @param {string} source the facade's sources
 * @param {string} out the package
 */
export async function toCommonJs(source, out) {
  const { default: ts } = await import("typescript");
  const { ModuleKind, ScriptTarget, JsxEmit } = ts;
  const shared = { target: ScriptTarget.ES2022, jsx: JsxEmit.ReactJSX, sourceMap: true, inlineSources: true };
  const compilerOptions = { ...shared, module: ModuleKind.CommonJS };
  const folder = join(out, "cjs");
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  for (const file of filesBelow(source)) {
    const name = relative(source, file).replace(/\.tsx?$/, "");
    if (file.endsWith(".d.ts") || ES_ONLY.test(relative(source, file))) continue;
    const options = { compilerOptions, fileName: file };
    const { outputText, sourceMapText = "" } = ts.transpileModule(readFileSync(file, "utf8"), options);
    write(`${name}.js`, outputText);
    write(`${name}.js.map`, sourceMapText);
    cpSync(join(out, `${name}.d.ts`), join(folder, `${name}.d.ts`));
  }
  for (const name of ["core/cartwright_bg.js", `core/${TEXT}`]) {
    const options = { compilerOptions: { ...compilerOptions, sourceMap: false, inlineSources: false } };
    const { outputText } = ts.transpileModule(readFileSync(join(out, name), "utf8"), options);
    write(name, name.endsWith("_bg.js") ? `${TEXT_CODECS}\n${outputText}` : outputText);
  }
  write("package.json", `${JSON.stringify({ type: "commonjs" })}\n`);
}

/**
 * Makes the entries for pages without a bundler into one file each: a page that loads modules one by one waits long.
 * @param {string} out the package
 */
export async function bundleForPages(out) {
  const { rolldown } = await import("rolldown");
  for (const [entry, name] of Object.entries(PAGES)) {
    // The entry beside the core's file loads its text only where that file cannot be had.
    const external = entry === "index" ? [/cartwright_base64/] : [];
    const bundle = await rolldown({ input: join(out, `${entry}.js`), platform: "browser", external });
    const file = join(out, `${name}.min.js`);
    // A map of the core's text would help nobody, and weigh as much again.
    const sourcemap = name !== "inline";
    await bundle.write({ file, format: "esm", codeSplitting: false, minify: true, sourcemap });
    await bundle.close();
  }
}
