/** The store as served in production: prerendered, over HTTP/2, compressed and cached; with a platform. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as ask } from "node:http";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { generate } from "selfsigned";
import { inRoot } from "../../.scripts/lib/paths.mjs";
import { program, serve } from "./programs.mjs";

/** @typedef {import("node:http2").Http2ServerRequest} Request */
/** @typedef {import("node:http2").Http2ServerResponse} Response */
/** @typedef {(request: Request, response: Response) => void} Handler */
/** @typedef {{ key: string, cert: string }} Certificate */
/** @typedef {{ url: string, close: () => void }} Listening */
/** @typedef {{ body: Buffer, headers: Record<string, string> }} Kept */

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
const COMPRESSED = /^(?!font|image\/(?!svg))/;
/** Headers that HTTP/2 does not allow. */
const OF_HTTP_1 = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

/**
 * @param {Certificate} certificate
 * @param {Handler} handle
 * @returns {Promise<Listening>}
 */
async function listen({ key, cert }, handle) {
  const server = createSecureServer({ key, cert, allowHTTP1: true }, handle);
  /** @type {Set<import("node:http2").ServerHttp2Session>} */
  const sessions = new Set();
  server.on("session", (session) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const close = () => {
    for (const session of sessions) session.destroy();
    server.close();
  };
  return { url: `https://localhost:${port}`, close };
}

/**
 * The files of a folder by path, at the highest compression, as when a store is published.
 * @param {string} folder
 * @returns {Map<string, Kept>}
 */
function published(folder) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    files.map((file) => {
      const path = `/${relative(folder, file).split(sep).join("/")}`;
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      const lasting = path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
      const headers = { "Content-Type": type, "Cache-Control": lasting };
      const bytes = readFileSync(file);
      if (!COMPRESSED.test(type)) return [path, { body: bytes, headers }];
      return [path, { body: brotliCompressSync(bytes), headers: { ...headers, "Content-Encoding": "br" } }];
    }),
  );
}

/**
 * Serves the published files; other addresses get the store's app shell.
 * @param {Map<string, Kept>} files
 * @param {object} config
 * @returns {Handler}
 */
function storeHandler(files, config) {
  return (request, response) => {
    const { pathname } = new URL(request.url, "https://localhost");
    if (pathname === "/config.json") {
      response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-cache" });
      response.end(JSON.stringify(config));
      return;
    }
    const page = join(pathname, "index.html").split(sep).join("/");
    const found = files.get(pathname) ?? files.get(page) ?? (extname(pathname) ? undefined : files.get("/frame.html"));
    response.writeHead(found ? 200 : 404, found?.headers ?? {});
    response.end(found?.body ?? "");
  };
}

/**
 * Forwards calls to the platform, like a reverse proxy.
 * @param {() => string} target
 * @returns {Handler}
 */
function platformHandler(target) {
  return (request, response) => {
    const named = Object.entries(request.headers).filter(([name]) => !name.startsWith(":"));
    const headers = Object.fromEntries(named);
    const { method, url } = request;
    const call = ask(new URL(url, target()), { method, headers }, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_HTTP_1.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    });
    call.once("error", () => response.destroy());
    request.pipe(call);
  };
}

/**
 * Serves the demo shop and its store; `stop` ends both.
 * @param {import("../../.scripts/lib/steps.mjs").Report} report
 * @returns {Promise<{ url: string, ownerKey: string, stop: () => Promise<void> }>}
 */
export async function serveShop(report) {
  const folder = mkdtempSync(join(tmpdir(), "cartwright-store-"));
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], { keySize: 2048 });
  let target = "";
  /** @type {Handler} */
  let storeAnswers = (_request, response) => void response.writeHead(503).end();
  const platform = await listen(
    { key, cert },
    platformHandler(() => target),
  );
  const store = await listen({ key, cert }, (request, response) => storeAnswers(request, response));
  const database = join(folder, "shop.db");
  const args = [
    ...["serve", "--port", "0", "--visitors-per-address", "0"],
    ...["--db", database, "--seed", "demo", "--past", "100"],
  ];
  report.note("the platform");
  const server = await serve(await program("cartwright-platform"), [
    ...args,
    ...["--store-origin", store.url, "--public-url", platform.url],
  ]);
  target = server.url;
  const stop = async () => {
    store.close();
    platform.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { clientId, ownerKey } = JSON.parse(readFileSync(`${database}.keys.json`, "utf8"));
    const trusted = join(folder, "certificate.pem");
    writeFileSync(trusted, cert);
    const pages = join(folder, "pages");
    report.note("the public pages");
    await report.run(
      process.execPath,
      [
        inRoot("app", "dist", ".server", "build.js"),
        ...["--host", platform.url, "--client-id", clientId, "--origin", store.url, "--out", pages],
      ],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted } },
    );
    report.note("compression");
    const files = new Map([...published(inRoot("app", "dist")), ...published(pages)]);
    storeAnswers = storeHandler(files, { clientId, host: platform.url, name: "Hearth & Field" });
    return { url: store.url, ownerKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
