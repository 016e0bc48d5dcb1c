/** Serves the projects' pages, with a content security policy that allows only their own scripts and WebAssembly. */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { basename, extname, join, normalize } from "node:path";
import { installed, projects } from "./install.mjs";

/** @type {Partial<Record<string, string>>} */
const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".wasm": "application/wasm" };

/**
 * @param {number} port
 * @param {{ clientId: string, host: string }} config what pages are told
 */
export async function servePages(port, config) {
  const policy = (/** @type {string} */ path) => {
    // Parcel inlines an import map.
    const inline = /[/\\]parcel[/\\]/.test(path) ? " 'unsafe-inline'" : "";
    const scripts = `script-src 'self' 'wasm-unsafe-eval'${inline}`;
    const rules = ["default-src 'none'", scripts, "worker-src 'self'", `img-src data: ${config.host}`];
    return [...rules, `connect-src 'self' ${config.host}`].join("; ");
  };
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname));
    if (basename(path) === "config.json") return response.end(JSON.stringify(config));
    const [, ours] = /[/\\]cartwright([/\\].+)$/.exec(path) ?? [];
    const file = ours ? join(installed, ours) : join(projects, /[/\\]$/.test(path) ? `${path}index.html` : path);
    try {
      const content = await readFile(file);
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      response.writeHead(200, { "Content-Type": type, "Content-Security-Policy": policy(path) }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
