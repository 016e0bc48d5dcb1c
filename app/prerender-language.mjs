/** Makes the store's public pages in one language: a worker of prerender.mjs, since a language is loaded once. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { JSDOM } from "jsdom";

const here = dirname(fileURLToPath(import.meta.url));
/** Pages that are made at the same time. */
const AT_ONCE = 4;
/** The module of each kind of page, by the first part of its path. */
const MODULES = {
  "": "home",
  search: "search",
  brand: "brand",
  product: "product",
  collections: "collection",
};

const { config, origin, out } = workerData;

// Merchants' HTML is read by the platform's own parser of the web, which Node does not have.
const { DOMParser, Node, Element } = new JSDOM().window;
Object.assign(globalThis, { DOMParser, Node, Element });

const { Press, direction, language, pathIn } = await import(
  pathToFileURL(join(here, "dist", ".server", "render.js")).href
);
const template = inlined(built("index.html"));
/** @type {Record<string, { file: string, imports?: string[], assets?: string[] }>} */
const chunks = JSON.parse(built(".vite/manifest.json"));

const press = new Press(config, origin);
const paths = await press.paths();
const waiting = [...paths];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      write(join(path, "index.html"), document(path, await press.page(path)));
    }
  }),
);
write("/frame.html", frame(await press.withoutScript()));
parentPort?.postMessage(paths);
// The client keeps its session alive.
process.exit(0);

/** @param {string} path */
function built(path) {
  return readFileSync(join(here, "dist", ...path.split("/")), "utf8");
}

/**
 * The frame with what the first paint waits for within it: styles, and the scripts that run before anything is seen.
 * @param {string} html
 */
function inlined(html) {
  return html
    .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, file) => `<style>${built(file)}</style>`)
    .replace(/<script src="\/([^"]+)"><\/script>/g, (_, file) => `<script>${built(file)}</script>`);
}

/** @param {string} path @param {string} text */
function write(path, text) {
  const file = join(out, ...pathIn(language, path).split("/"));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The fonts, of which the page would hear late. */
function fonts() {
  const { assets = [] } = chunks["index.html"] ?? {};
  return assets
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join("");
}

/**
 * What a page's own code consists of, so that it is loaded along with the store's instead of after it.
 * @param {string} path
 */
function preloads(path) {
  const [, kind = "", slug] = path.split("/");
  const page = kind === "collections" && slug === undefined ? "collections" : MODULES[kind];
  const wanted = new Set([`src/routes/${page}.tsx`, `src/dictionaries/shop.${language}.ts`]);
  // A set that grows while it is walked: what is imported is wanted, too.
  for (const name of wanted) chunks[name]?.imports?.forEach((imported) => wanted.add(imported));
  const files = [...wanted].flatMap((name) => chunks[name]?.file ?? []).filter((file) => !template.includes(file));
  return files.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`).join("");
}

/** What asks the platform, code and core, of which a page that is made in the browser would hear late. */
function platform() {
  const { file } = chunks["src/lib/platform.ts"] ?? {};
  const assets = Object.values(chunks).flatMap(({ assets = [] }) => assets);
  const cores = new Set(assets.filter((asset) => asset.endsWith(".wasm")));
  const core = [...cores].map((asset) => `<link rel="preload" as="fetch" crossorigin href="/${asset}">`).join("");
  return `<link rel="modulepreload" crossorigin href="/${file}">${core}`;
}

/** @param {string} text */
function spoken(text) {
  return text.replace(/<html[^>]*>/, `<html lang="${language}" dir="${direction}">`);
}

/**
 * What is served for an address whose page is made in the browser.
 * @param {string} withoutScript
 */
function frame(withoutScript) {
  return spoken(template)
    .replace("</title>", () => `</title>${fonts()}${platform()}`)
    .replace(/<noscript>[^]*?<\/noscript>/, () => `<noscript>${withoutScript}</noscript>`);
}

/**
 * A page in the built store's frame.
 * @param {string} path
 * @param {{ head: string, body: string, made: object }} page
 */
function document(path, { head, body, made }) {
  const marked = head.replace(/<(title|meta|link)/g, "<$1 data-made");
  // No text of a merchant can end the element.
  const state = JSON.stringify(made).replaceAll("<", "\\u003c");
  return (
    spoken(template)
      // What is shown is there already: code comes after the pictures.
      .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
      .replace(/<title[^>]*>[^<]*<\/title>/, () => marked + fonts() + preloads(path))
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
      .replace(/<noscript>[^]*?<\/noscript>/, () => `<script type="application/json" id="made">${state}</script>`)
  );
}
