/** Serves the page and the package, with a content security policy that allows no other script. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const { CARTWRIGHT_CLIENT_ID: clientId, CARTWRIGHT_HOST: host = "http://localhost:4400" } = process.env;
if (!clientId) throw new Error("Set CARTWRIGHT_CLIENT_ID to your site's client id");
const port = Number(process.env.PORT ?? 5190);

const page = fileURLToPath(new URL(".", import.meta.url));
const sdk = dirname(createRequire(import.meta.url).resolve("@cartwright/sdk/package.json"));

/** @type {Partial<Record<string, string>>} */
const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".wasm": "application/wasm" };

// Allows only the page's own scripts, which may compile WebAssembly, and calls to the platform.
const policy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' ${host}`;

/**
 * The path in a URL; the page itself for a malformed URL.
 * @param {string} address
 */
function pathOf(address) {
  try {
    return normalize(decodeURIComponent(new URL(address, "http://localhost").pathname));
  } catch {
    return "/";
  }
}

/** @type {import("node:http").RequestListener} */
async function answer(request, response) {
  const path = pathOf(request.url ?? "/");
  if (path === "/config.json") {
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ clientId, host }));
    return;
  }
  const [, ours] = /^[/\\]cartwright([/\\].+)$/.exec(path) ?? [];
  const file = ours ? join(sdk, ours) : join(page, path === "/" ? "index.html" : path);
  const headers = { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" };
  try {
    const content = await readFile(file);
    response.writeHead(200, { ...headers, "Content-Security-Policy": policy }).end(content);
  } catch {
    response.writeHead(404).end();
  }
}

createServer(answer).listen(port, "127.0.0.1", () => console.log(`The shop is on http://localhost:${port}`));
