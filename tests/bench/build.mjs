/** The contestants' pages, each bundled by Vite with the same settings in one run. */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { sizesOf, sum } from "../../.scripts/lib/sizes.mjs";
import { everything } from "./everything.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));

export const DIST = join(here, "dist");

/** The measured contestants. */
export const PAGES = /** @type {const} */ (["floor", "ours", "peer"]);

/** The contestants whose sessions are measured. */
export const SESSION_PAGES = /** @type {const} */ (["session-ours", "session-peer"]);

/** The page that creates and disposes of clients. */
const CLIENTS_PAGE = "clients-ours";

/** The page weighed before its first call, which loads the rest. */
export const FIRST_PAGE = "first-ours";

/** The weighed pages, ours next to the peer's equivalents. */
export const WEIGHED = /** @type {const} */ ({
  "cart, products and session": ["cart-ours", "cart-peer"],
  "four modules": ["ours", "peer"],
  "every call": ["everything-ours", "everything-peer"],
  "every call by itself": ["functions-ours", "everything-peer"],
});

/** @typedef {(typeof PAGES)[number]} Page */

/** Generated pages. @type {Record<string, () => Promise<string>>} */
const WRITTEN = {
  "everything-ours": everything.ours,
  "functions-ours": everything.functions,
  "everything-peer": everything.peer,
};

/** @type {import("vite").Plugin} */
const written = {
  name: "written-pages",
  load: (id) => WRITTEN[basename(id, ".js")]?.(),
  resolveId: (id) => (basename(id, ".js") in WRITTEN ? id : undefined),
};

/** @param {string} page */
async function bundle(page) {
  const outDir = join(DIST, page);
  await build({
    root: here,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [written],
    base: `/${page}/`,
    build: {
      outDir,
      emptyOutDir: true,
      target: "esnext",
      minify: true,
      assetsInlineLimit: 0,
      sourcemap: "hidden",
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

/**
 * The scripts that a script loads at once, itself included.
 * @param {string} folder
 * @param {string} file
 * @param {Set<string>} [found]
 */
function loadedWith(folder, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(join(folder, file), "utf8");
  for (const [, next = ""] of text.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g)) {
    loadedWith(folder, join(dirname(file), next), found);
  }
  return found;
}

/**
 * The bytes that a page loads: before its first call, and then with the code that starts the core and the core itself.
 * Logins, the diagnosis and calls of other packages come later.
 * @param {string} folder
 */
function measure(folder) {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const atOnce = loadedWith(folder, "page.js");
  const starts = all.filter((file) => /(^|\/)load-[^/]*\.js$/.test(file));
  const scripts = starts.reduce((found, file) => loadedWith(folder, file, found), new Set(atOnce));
  const cores = all.filter((file) => /cartwright_bg[^/]*\.wasm$/.test(file));
  const sizes = (/** @type {Iterable<string>} */ files) =>
    sum([...files].map((file) => sizesOf(readFileSync(join(folder, file)))));
  const [js, wasm, first] = [sizes(scripts), sizes(cores), sizes(atOnce)];
  return { js, wasm, first, total: sum([js, wasm]) };
}

/** @typedef {(typeof WEIGHED)[keyof typeof WEIGHED][number] | typeof FIRST_PAGE} Weighed */
/** @typedef {Record<Weighed, ReturnType<typeof measure>>} Weights */

/** Bundles all pages and weighs some of them. */
export async function bundleAll() {
  rmSync(DIST, { recursive: true, force: true });
  /** @type {Record<string, ReturnType<typeof measure>>} */
  const sizes = {};
  for (const page of new Set([
    ...PAGES,
    ...SESSION_PAGES,
    CLIENTS_PAGE,
    FIRST_PAGE,
    ...Object.values(WEIGHED).flat(),
  ])) {
    sizes[page] = await bundle(page);
  }
  return /** @type {Weights} */ (sizes);
}
