/**
 * Makes the store's public pages from a running platform in every language, after `vite build`:
 * node prerender.mjs --host <platform> --client-id <id> --origin <store> [--name <shop>] [--out <folder>]
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";

const here = dirname(fileURLToPath(import.meta.url));

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

process.env.NODE_ENV = "production";
const { LANGUAGES, pathIn } = await import(pathToFileURL(join(here, "dist", ".server", "render.js")).href);

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const [paths = []] = await Promise.all(LANGUAGES.map(pagesIn));
writeFileSync(join(out, "sitemap.xml"), sitemap());
writeFileSync(join(out, "robots.txt"), robots());
console.log(`${paths.length} pages made in ${LANGUAGES.length} languages in ${out}`);
// The client keeps its session alive.
process.exit(0);

/**
 * Makes all pages in one language, and gives their paths.
 * @param {string} language
 * @returns {Promise<string[]>}
 */
function pagesIn(language) {
  const worker = new Worker(new URL("prerender-language.mjs", import.meta.url), {
    workerData: { config: { host, clientId, name }, origin, out },
    env: { ...process.env, STORE_LANGUAGE: language },
  });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

function sitemap() {
  const addressIn = (/** @type {string} */ language, /** @type {string} */ path) =>
    escaped(encodeURI(origin + pathIn(language, path)));
  const entries = paths.flatMap((path) => {
    const others = [...LANGUAGES.map((language) => [language, language]), ["x-default", "en"]].map(
      ([tag, language]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressIn(language, path)}"/>`,
    );
    return LANGUAGES.map((language) => `  <url><loc>${addressIn(language, path)}</loc>${others.join("")}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

function robots() {
  const hidden = ["/account", "/cart", "/login", "/register", "/recover", "/thank-you"];
  const paths = LANGUAGES.flatMap((language) => hidden.map((path) => pathIn(language, path)));
  return `User-agent: *
${paths.map((path) => `Disallow: ${path}`).join("\n")}

Sitemap: ${origin}/sitemap.xml
`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
