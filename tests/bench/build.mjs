/** The contestants' pages, each bundled by Vite with the same settings in one run. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import wasm from "vite-plugin-wasm";
import { sizesOf, sum } from "../../.scripts/lib/sizes.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));

export const DIST = join(here, "dist");

/** Who is measured. */
export const PAGES = /** @type {const} */ (["floor", "ours", "peer"]);

/** Whose sessions are measured. */
export const SESSION_PAGES = /** @type {const} */ (["session-ours", "session-peer"]);

/** @typedef {(typeof PAGES)[number]} Page */
/** @typedef {(typeof SESSION_PAGES)[number]} SessionPage */

/** @param {Page | SessionPage} page */
async function bundle(page) {
  const outDir = join(DIST, page);
  await build({
    root: here,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [wasm()],
    base: `/${page}/`,
    build: {
      outDir,
      emptyOutDir: true,
      target: "esnext",
      minify: true,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(here, "pages", `${page}.js`),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "page.js" },
      },
    },
  });
  return measure(outDir);
}

/** @param {string} folder */
function measure(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const ofKind = (/** @type {RegExp} */ kind) =>
    sum(files.filter((file) => kind.test(file)).map((file) => sizesOf(readFileSync(join(folder, file)))));
  const [js, wasm] = [ofKind(/\.js$/), ofKind(/\.wasm$/)];
  return { js, wasm, total: sum([js, wasm]) };
}

/** Bundles every page and weighs it. */
export async function bundleAll() {
  rmSync(DIST, { recursive: true, force: true });
  /** @type {Partial<Record<Page, ReturnType<typeof measure>>>} */
  const sizes = {};
  for (const page of PAGES) sizes[page] = await bundle(page);
  for (const page of SESSION_PAGES) await bundle(page);
  return /** @type {Record<Page, ReturnType<typeof measure>>} */ (sizes);
}
