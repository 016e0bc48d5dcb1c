/** Checks of the packed package, and of bundlers' output. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { build } from "esbuild";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { sizesOf, sum } from "../../../.scripts/lib/sizes.mjs";
import { filesBelow } from "../../../.scripts/lib/stamp.mjs";
import { installed, matrix } from "./install.mjs";

/** The shipped files besides modules. */
const PAPERS = [
  "AGENTS.md",
  "CHANGELOG.md",
  "LICENSE-APACHE",
  "LICENSE-MIT",
  "README.md",
  "llms-full.txt",
  "llms.txt",
  "migrations/2027-02-cart-v1.md",
  "package.json",
  "skills/cartwright/SKILL.md",
];
const MODULES =
  /^([\w-]+\/)*[\w-]+(\.min)?\.(js|d\.ts)$|^core\/cartwright_(login_)?bg\.wasm(\.d\.ts)?$|^(cjs|types)\/package\.json$/;
const ENTRIES = ["index", "inline", "media", "store", "react/index", "lazy", "owner/index", "webhooks/index"];

/**
 * Checks the list of packed files: complete for users, and without build files.
 * @param {string[]} files
 */
export function checkFiles(files) {
  const wanted = [...PAPERS, ...ENTRIES.flatMap((entry) => [`${entry}.js`, `${entry}.d.ts`])];
  wanted.push("core/cartwright_bg.wasm", "core/cartwright_login_bg.wasm");
  wanted.push("browser.min.js", "cjs/inline.js", "types/inline.d.ts");
  assert.deepEqual(
    wanted.filter((file) => !files.includes(file)),
    [],
    "files are missing from the package",
  );
  const strange = files.filter((file) => !PAPERS.includes(file) && !MODULES.test(file));
  assert.deepEqual(strange, [], "files do not belong into the package");
}

/** Checks the manifest with publint. */
export async function checkManifest() {
  const { messages, pkg } = await publint({ pkgDir: installed, strict: true });
  assert.deepEqual(
    messages.map((message) => formatMessage(message, pkg)),
    [],
  );
}

/**
 * Checks that the types of each import style match its module format.
 * @param {string} tarball
 */
export async function checkTypes(tarball) {
  // The core has no types, and no resolver handles the file for pages without a bundler.
  const options = { excludeEntrypoints: ["./core.wasm", "./core-login.wasm", "./browser"] };
  const { problems, entrypoints } = /** @type {import("@arethetypeswrong/core").Analysis} */ (
    await checkPackage(createPackageFromTarballData(readFileSync(tarball)), options)
  );
  assert.deepEqual(problems, []);
  assert.ok(Object.keys(entrypoints).length > 4);
}

/**
 * Checks that a bundle left out the unused modules.
 * @param {string} folder
 */
export function checkShaken(folder) {
  const scripts = filesBelow(folder).filter((file) => file.endsWith(".js"));
  const text = scripts.map((file) => readFileSync(file, "utf8")).join("\n");
  assert.match(text, /current_cart_v2\.get aabaa/, "the bundle lacks the cart's calls");
  const unused = ["order_billing.", "brands_v3.", "members.approve "].filter((row) => text.includes(row));
  assert.deepEqual(unused, [], "the bundle holds modules that the page does not use");
}

/**
 * Checks that an entry without a core does not include it.
 * @param {string} entry
 */
export async function checkAlone(entry) {
  const stdin = { contents: `export * from "${entry}"`, resolveDir: matrix };
  const options = { bundle: true, minify: true, format: /** @type {const} */ ("esm"), metafile: true, splitting: true };
  const { metafile, outputFiles } = await build({ stdin, write: false, outdir: matrix, ...options });
  const { outputs } = metafile;
  const files = new Set(Object.keys(outputs).filter((file) => outputs[file]?.entryPoint === "<stdin>"));
  // The set grows during the loop, to include imports of imports, but not what is loaded later.
  for (const file of files) {
    outputs[file]?.imports.forEach(({ path, kind }) => kind === "import-statement" && files.add(path));
  }
  const inputs = [...files].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {})).join("\n");
  assert.doesNotMatch(
    inputs,
    /sdk\/(core\/(?!errors|idle|in-time|optional)|sdk\/(client\.|drive\/))/,
    "the bundle holds more than its entry needs",
  );
  const loaded = outputFiles.filter(({ path }) => [...files].some((file) => path.endsWith(file)));
  return sum(loaded.map(({ contents }) => sizesOf(Buffer.from(contents))));
}
