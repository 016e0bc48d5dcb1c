import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storeServer } from "./storeServer.ts";

const folder = mkdtempSync(join(tmpdir(), "store-"));
const FILES: Readonly<Record<string, string>> = {
  "secret.txt": "secret",
  "dist/index.html": "frame of the build",
  "dist/service-worker.js": "worker",
  "dist/favicon.svg": "<svg/>",
  "dist/assets/index-1.js": "0123456789",
  "dist/assets/index-1.css": "a{}",
  "dist/assets/core-1.wasm": "core",
  "dist/.vite/manifest.json": "{}",
  "dist/.stamp": "stamp",
  "pages/index.html": "home",
  "pages/frame.html": "frame",
  "pages/de/frame.html": "frame in German",
  "pages/product/mug/index.html": "mug",
  "pages/product/tea.v2/index.html": "tea",
  "pages/sitemap.xml": "<urlset/>",
  "pages/robots.txt": "Sitemap:",
};

let server: Server;

/** The headers that differ from one connection to the next. */
const OF_CONNECTION = ["date", "connection", "keep-alive", "transfer-encoding"];

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends a request without normalising its path. */
function ask(path: string, headers: OutgoingHttpHeaders = {}, method = "GET", target = server): Promise<Answer> {
  const { port } = target.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path, method, headers }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (text: string) => (body += text));
      answer.on("end", () => {
        const all = Object.entries(answer.headers);
        const headers = Object.fromEntries(all.filter(([name]) => !OF_CONNECTION.includes(name)));
        resolve({ status: answer.statusCode ?? 0, headers, body });
      });
    })
      .on("error", reject)
      .end();
  });
}

beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const folders = { dist: join(folder, "dist"), pages: join(folder, "pages") };
  server = createServer(storeServer(folders, { CARTWRIGHT_CLIENT_ID: "client" }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const NAVIGATION = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8";
/** The `Accept` headers of browsers, programs and crawlers. */
const ACCEPTS: Readonly<Record<string, string | undefined>> = {
  navigation: NAVIGATION,
  script: "*/*",
  style: "text/css,*/*;q=0.1",
  none: undefined,
  data: "application/json",
  image: "image/avif,image/webp,image/*",
  "no pages": "text/html;q=0, application/json",
};
const TAKING_PAGES = ["navigation", "script", "style", "none"];

describe.each(Object.entries(ACCEPTS))("a request with %s", (kind, accept) => {
  const headers = accept === undefined ? {} : { Accept: accept };

  it.each([
    ["/assets/index-1.js", "0123456789", "text/javascript; charset=utf-8"],
    ["/assets/index-1.js?v=1", "0123456789", "text/javascript; charset=utf-8"],
    ["/assets/index-1.css", "a{}", "text/css; charset=utf-8"],
    ["/assets/core-1.wasm", "core", "application/wasm"],
    ["/service-worker.js", "worker", "text/javascript; charset=utf-8"],
    ["/favicon.svg", "<svg/>", "image/svg+xml"],
    ["/sitemap.xml", "<urlset/>", "application/xml; charset=utf-8"],
    ["/robots.txt", "Sitemap:", "text/plain; charset=utf-8"],
  ])("%s gets its file", async (path, body, type) => {
    const answer = await ask(path, headers);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers["content-type"]).toBe(type);
    expect(answer.headers["cache-control"]).toMatch(path.startsWith("/assets/") ? /immutable/ : /^no-cache$/);
  });

  it.each([
    ["/", "home"],
    ["/product/mug", "mug"],
    ["/product/mug/", "mug"],
    ["/product/tea.v2", "tea"],
    ["/product/mug?colour=Oat", "frame"],
    ["/product/new", "frame"],
    ["/de/product/new", "frame in German"],
    ["/cart", "frame"],
    ["/search?q=mug.js", "frame"],
    ["/owner/orders/1", "frame"],
  ])("%s gets a page if the request accepts HTML", async (path, body) => {
    const answer = await ask(path, headers);
    expect(answer.headers.vary).toBe("Accept");
    if (TAKING_PAGES.includes(kind)) {
      expect(answer).toMatchObject({ status: 200, body });
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-cache");
    } else {
      expect(answer).toMatchObject({ status: 404, body: "Not found\n" });
    }
  });

  it.each([
    "/assets/none.js",
    "/assets/none",
    "/assets/",
    "/.well-known/x",
    "/.well-known/apple-app-site-association",
    "/.vite/manifest.json",
    "/.stamp",
    "/index.html",
    "/frame.html",
    "/none.png",
    "/de/none.js",
    "/nowhere.txt",
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/%2e%2e%2fsecret.txt",
    "/%00.txt",
  ])("%s gets a plain-text 404", async (path) => {
    expect(await ask(path, headers)).toMatchObject({ status: 404, body: "Not found\n" });
  });

  it.each(["/nowhere", "/de/nowhere", "/product", "/cart/else", "/%"])(
    "%s gets a 404 page if the request accepts HTML",
    async (path) => {
      const { status, body } = await ask(path, headers);
      expect(status).toBe(404);
      expect(body.startsWith("frame")).toBe(TAKING_PAGES.includes(kind));
    },
  );

  it("the configuration is served as a response of its own", async () => {
    const { status, body, headers: given } = await ask("/config.json", headers);
    expect(status).toBe(200);
    expect(given["cache-control"]).toBe("no-store");
    expect(JSON.parse(body)).toMatchObject({ clientId: "client" });
  });
});

it("an unknown script is not found, also below a page's path", async () => {
  expect((await ask("/product/none.js", { Accept: "*/*" })).status).toBe(404);
  expect((await ask("/product/tea.v3", { Accept: NAVIGATION })).status).toBe(200);
});

it.each(["/", "/assets/index-1.js", "/cart", "/service-worker.js", "/assets/none.js", "/config.json"])(
  "HEAD answers %s like GET without the body",
  async (path) => {
    const [whole, head] = await Promise.all([ask(path), ask(path, {}, "HEAD")]);
    expect(head).toEqual({ ...whole, body: "" });
    expect(whole.headers["x-content-type-options"]).toBe("nosniff");
  },
);

it.each([
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-2", 206, "89", "bytes 8-9/10"],
  ["bytes=-20", 206, "0123456789", "bytes 0-9/10"],
  ["bytes=5-99", 206, "56789", "bytes 5-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=-0", 416, "", "bytes */10"],
  ["bytes=4-2", 200, "0123456789", undefined],
  ["bytes=0-1,3-4", 200, "0123456789", undefined],
  ["lines=1-2", 200, "0123456789", undefined],
])("the range %s is answered with %i", async (range, status, body, stated) => {
  const answer = await ask("/assets/index-1.js", { Range: range });
  expect(answer).toMatchObject({ status, body });
  expect(answer.headers["content-range"]).toBe(stated);
});

it("a range request for a changed file gets the whole file", async () => {
  const { headers } = await ask("/assets/index-1.js");
  const ranged = (tag: string | undefined) => ask("/assets/index-1.js", { Range: "bytes=0-0", "If-Range": tag });
  expect((await ranged(headers.etag)).status).toBe(206);
  expect((await ranged('"other"')).status).toBe(200);
});

it("a matching ETag gets a 304 for files and pages, and a 404 page in full", async () => {
  for (const path of ["/assets/index-1.js", "/product/mug"]) {
    const { headers } = await ask(path);
    expect(await ask(path, { "If-None-Match": `W/${headers.etag}` })).toMatchObject({ status: 304, body: "" });
    expect((await ask(path, { "If-None-Match": '"other"' })).status).toBe(200);
  }
  const { headers } = await ask("/nowhere");
  expect((await ask("/nowhere", { "If-None-Match": headers.etag })).status).toBe(404);
});

it("Accept-Encoding and Origin do not change the response", async () => {
  for (const path of ["/", "/assets/index-1.js"]) {
    const named = await ask(path, { "Accept-Encoding": "br, gzip", Origin: "https://else.example" });
    expect(named).toEqual(await ask(path));
  }
});

it("methods other than GET and HEAD are refused", async () => {
  const { status, headers } = await ask("/cart", {}, "POST");
  expect(status).toBe(405);
  expect(headers.allow).toBe("GET, HEAD");
});

it("without prerendered pages the server sends the build's document", async () => {
  const bare = createServer(storeServer({ dist: join(folder, "dist"), pages: join(folder, "later") }, {}));
  await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
  expect(await ask("/product/mug", {}, "GET", bare)).toMatchObject({ status: 200, body: "frame of the build" });
  // Without a client id there is no shop that agents could buy from.
  expect(await ask("/.well-known/ucp", {}, "GET", bare)).toMatchObject({ status: 404, body: "Not found\n" });
  bare.close();
});
