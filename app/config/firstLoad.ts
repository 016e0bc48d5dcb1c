import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const PAGE = at("index.html");
/** The page's entry module. The entry waits for the other files: a file that imported the entry would wait for itself. */
const ENTRY = at("src/main.tsx");
/** The module that the entry loads on every page, once it can show a failure. */
const SHOW = at("src/boot/show.tsx");

/** Whether a module stays in the page's own file; the manifest names the styles and fonts beside it. */
const isOfPage = (id: string) => id === PAGE || id === ENTRY || id.endsWith(".css");

/** The code that several pages share, in a file for each meaning: without these, the cart would be 33 files. */
const SHARED: readonly { name: string; test: RegExp }[] = [
  {
    name: "forms",
    test: /\/app\/src\/(?:ui\/(?:Disclosure|Notice|(?:Select|Text|TextArea)?Field)\.tsx|lib\/typed\.ts)$/,
  },
  {
    name: "buying",
    test: /\/app\/src\/(?:features\/cart\/drawer\/\w+|ui\/QuantityStepper|lib\/(?:cart|periods|dates))\.tsx?$|\/wasm\/pkg\/(?:core\/optional|sdk\/(?:money|currency-format)|storefront\/cart-(?:view\/(?:price|items)|api\/nothing-added))\.js$/,
  },
  { name: "ways", test: /\/app\/src\/(?:ui\/(?:ButtonLink|Message)|features\/catalog\/FeaturedRail)\.tsx$/ },
  { name: "lines", test: /\/app\/src\/features\/cart\/[^/]+\.tsx?$/ },
];

/** The build's list of modules by file, beside Vite's manifest. */
const LIST = ".vite/modules.json";

/**
 * Splits the code that every first visit loads by its meaning: `start` shows that a file is missing, `vendor` is npm's
 * code, `boot` the store's own. Code of later calls and pages stays out of all three.
 */
export function firstLoad(): Plugin {
  const start = new Set<string>();
  // An entry's static imports are `$initial`, which a module of a dynamic import would not be.
  const tags: "$initial"[] = ["$initial"];
  return {
    name: "cartwright:first-load",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    config: () => ({
      build: {
        // All supported browsers preload modules.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: [PAGE, SHOW],
          output: {
            codeSplitting: {
              // A group would otherwise take the modules of the next one.
              includeDependenciesRecursively: false,
              groups: [
                { name: "start", tags, test: (id) => start.has(id) && !isOfPage(id) },
                { name: "vendor", tags, test: (id) => id.includes("node_modules") },
                { name: "boot", tags, test: (id) => !isOfPage(id) },
                ...SHARED.map((group) => ({ ...group, minShareCount: 2 })),
              ],
            },
          },
        },
      },
    }),
    buildEnd() {
      start.add(ENTRY);
      // The set grows during the loop, to include imports of imports.
      for (const id of start) this.getModuleInfo(id)?.importedIds.forEach((imported) => start.add(imported));
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const list = chunks.map(({ fileName, modules }) => [
        fileName,
        Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? relative(ROOT, id) : [])),
      ]);
      this.emitFile({ type: "asset", fileName: LIST, source: JSON.stringify(Object.fromEntries(list), null, 2) });
    },
  };
}
