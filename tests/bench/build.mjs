/** The contestants' pages, each bundled by Vite with the same settings in one run. */
import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { sizesOf, sum } from "../../.scripts/lib/sizes.mjs";
import { everything } from "./everything.mjs";
import { readmePage } from "./readme-page.mjs";

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

/** The README's page in React, without React and less what it weighs without the package. */
export const README_PAGE = "readme-ours";

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
  [README_PAGE]: readmePage,
};

/** @type {import("vite").Plugin} */
const written = {
  name: "written-pages",
  load: (id) => WRITTEN[basename(id, ".js")]?.(),
  resolveId: (id) => (basename(id, ".js") in WRITTEN ? id : undefined),
};

const REACT = /^react(?:\/|$)/;
const OURS = /^@cartwright\//;

/**
 * Bundles a page, and measures its scripts and the core.
 * @param {string} page
 * @param {{ write?: boolean, external?: RegExp[] }} [options]
 */
async function bundle(page, { write = true, external = [] } = {}) {
  const built = await build({
    root: here,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [written],
    base: `/${page}/`,
    build: {
      outDir: join(DIST, page),
      emptyOutDir: true,
      write,
      target: "esnext",
      minify: true,
      assetsInlineLimit: 0,
      sourcemap: "hidden",
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(here, "pages", `${page}.js`),
        preserveEntrySignatures: "strict",
        external,
        output: { entryFileNames: "page.js" },
      },
    },
  });
  return measure(/** @type {import("vite").Rolldown.RolldownOutput} */ (built).output);
}

/** Code that only some pages load: of logins, of older sites, of failures, and of the platform's other packages. */
const RARE = /\/(?:client-v1|cart-v1\/api|diagnose|foreign|logins|reasons|cartwright_(?:login_)?text)\.js$/;

/** @typedef {import("vite").Rolldown.OutputChunk} Chunk */

/**
 * The chunks that a page's own script loads.
 * @param {Chunk[]} chunks
 * @param {(chunk: Chunk) => string[]} importsOf
 */
function reachable(chunks, importsOf) {
  /** @type {Set<Chunk>} */
  const found = new Set();
  const queue = chunks.filter(({ isEntry }) => isEntry);
  for (const chunk of queue) {
    if (found.has(chunk) || RARE.test(chunk.facadeModuleId ?? "")) continue;
    found.add(chunk);
    const imported = importsOf(chunk);
    queue.push(...chunks.filter(({ fileName }) => imported.includes(fileName)));
  }
  return [...found];
}

/**
 * The sizes of a page: of its scripts before the first call (`first`), of all that a site of catalog V3 loads (`js`), and
 * of the core without logins.
 * @param {import("vite").Rolldown.RolldownOutput["output"]} output
 */
function measure(output) {
  const chunks = output.flatMap((file) => (file.type === "chunk" ? [file] : []));
  const cores = output.flatMap((file) =>
    file.type === "asset" && /cartwright_bg[^/]*\.wasm$/.test(file.fileName) ? [file] : [],
  );
  const sizeOf = (/** @type {Chunk[]} */ some) => sum(some.map(({ code }) => sizesOf(Buffer.from(code))));
  const first = sizeOf(reachable(chunks, ({ imports }) => imports));
  const js = sizeOf(reachable(chunks, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]));
  const wasm = sum(cores.map(({ source }) => sizesOf(Buffer.from(source))));
  return { first, js, wasm, total: sum([js, wasm]) };
}

/**
 * Measures a page, and writes nothing.
 * @param {string} page
 */
export async function weigh(page) {
  if (page !== README_PAGE) return bundle(page, { write: false });
  const whole = await bundle(page, { write: false, external: [REACT] });
  const { first: own } = await bundle(page, { write: false, external: [REACT, OURS] });
  const less = (/** @type {import("../../.scripts/lib/sizes.mjs").Sizes} */ { raw, gzip, brotli }) => ({
    raw: raw - own.raw,
    gzip: gzip - own.gzip,
    brotli: brotli - own.brotli,
  });
  return {
    ...whole,
    js: less(whole.js),
    first: less(whole.first),
    total: less(whole.total),
  };
}

/** @typedef {(typeof WEIGHED)[keyof typeof WEIGHED][number] | typeof FIRST_PAGE | typeof README_PAGE} Weighed */
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
  sizes[README_PAGE] = await weigh(README_PAGE);
  return /** @type {Weights} */ (sizes);
}
