/** Serves the built page and the mediator. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { listener } from "./node.mjs";
import { mediator } from "./session.mjs";

const { CARTWRIGHT_CLIENT_ID: clientId, CARTWRIGHT_HOST: platform = "http://localhost:4400" } = process.env;
if (!clientId) {
  console.error("Set CARTWRIGHT_CLIENT_ID to the client id that the platform prints at its start.");
  process.exit(1);
}
const port = Number(process.env.PORT ?? 5180);
const origin = process.env.ORIGIN ?? `http://localhost:${port}`;
const pages = process.env.PAGES ?? fileURLToPath(new URL("./dist", import.meta.url));

/** @type {Partial<Record<string, string>>} */
const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".wasm": "application/wasm" };

const mediate = listener(mediator({ origin, platform, clientId }));

/** The page's settings, none of them secret. */
const config = JSON.stringify({ clientId, host: platform });

/** @type {import("node:http").RequestListener} */
async function answer(request, response) {
  try {
    const { pathname } = new URL(request.url ?? "/", origin);
    if (pathname === "/session") return await mediate(request, response);
    if (pathname === "/config.json") {
      response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" }).end(config);
      return;
    }
    // Normalising from the root removes any `..`. A path without an extension is handled by the page.
    const name = extname(pathname) === "" ? "index.html" : normalize(decodeURIComponent(pathname));
    const file = await readFile(join(pages, name));
    response.writeHead(200, { "Content-Type": TYPES[extname(name)] ?? "application/octet-stream" }).end(file);
  } catch {
    // A missing file, or a malformed URL.
    response.writeHead(404).end();
  }
}

const server = createServer(answer).listen(port, "127.0.0.1", () => {
  const { port: chosen } = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`The example is on ${origin}, at port ${chosen}`);
});
