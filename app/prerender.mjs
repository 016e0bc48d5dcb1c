/**
 * Makes the store's public pages from a running platform, after `vite build`:
 * node prerender.mjs --host <platform> --client-id <id> --origin <store> [--name <shop>] [--out <folder>]
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { JSDOM } from "jsdom";

const here = dirname(fileURLToPath(import.meta.url));
/** Pages that are made at the same time. */
const AT_ONCE = 4;

const { values } = parseArgs({
  options: {
    host: { type: "string" },
    "client-id": { type: "string" },
    origin: { type: "string" },
    name: { type: "string", default: "Hearth & Field" },
    out: { type: "string", default: join(here, "dist", ".pages") },
  },
});
const { host, origin, name, out } = values;
const clientId = values["client-id"];
if (!host || !clientId || !origin) {
  console.error("Say the platform, the client and the store: --host <address> --client-id <id> --origin <address>");
  process.exit(1);
}

// Merchants' HTML is read by the platform's own parser of the web, which Node does not have.
const { DOMParser, Node, Element } = new JSDOM().window;
Object.assign(globalThis, { DOMParser, Node, Element });

process.env.NODE_ENV = "production";
const { Press } = await import(pathToFileURL(join(here, "dist", ".server", "render.js")).href);
const template = readFileSync(join(here, "dist", "index.html"), "utf8");
/** @type {Record<string, { file: string, imports?: string[] }>} */
const chunks = JSON.parse(readFileSync(join(here, "dist", ".vite", "manifest.json"), "utf8"));
/** The module of each kind of page, by the first part of its path. */
const MODULES = {
  "": "home",
  search: "search",
  brand: "brand",
  product: "product",
  collections: "collection",
};

const press = new Press({ host, clientId, name }, origin);
const paths = await press.paths();
rmSync(out, { recursive: true, force: true });

const waiting = [...paths];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      write(join(path, "index.html"), document(path, await press.page(path)));
    }
  }),
);
write("sitemap.xml", sitemap());
write("robots.txt", robots());
console.log(`${paths.length} pages made in ${out}`);
// The client keeps its session alive.
process.exit(0);

/** @param {string} path @param {string} text */
function write(path, text) {
  const file = join(out, ...path.split("/"));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * What a page's own code consists of, so that it is loaded along with the store's instead of after it.
 * @param {string} path
 */
function preloads(path) {
  const [, kind = "", slug] = path.split("/");
  const page = kind === "collections" && slug === undefined ? "collections" : MODULES[kind];
  const wanted = new Set([`src/routes/${page}.tsx`]);
  // A set that grows while it is walked: what is imported is wanted, too.
  for (const name of wanted) chunks[name]?.imports?.forEach((imported) => wanted.add(imported));
  const files = [...wanted].flatMap((name) => chunks[name]?.file ?? []).filter((file) => !template.includes(file));
  return files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join("");
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
  return template
    .replace(/<title>[^<]*<\/title>/, () => marked + preloads(path))
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
    .replace(/<noscript>[^]*?<\/noscript>/, () => `<script type="application/json" id="made">${state}</script>`);
}

function sitemap() {
  const entries = paths.map((path) => `  <url><loc>${escaped(encodeURI(origin + path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}

function robots() {
  const hidden = ["/account", "/cart", "/login", "/register", "/recover", "/thank-you"];
  return `User-agent: *
${hidden.map((path) => `Disallow: ${path}`).join("\n")}

Sitemap: ${origin}/sitemap.xml
`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
