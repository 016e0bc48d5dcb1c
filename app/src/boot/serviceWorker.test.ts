import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import code from "../../public/service-worker.js?raw";

const ORIGIN = "http://localhost";

/** A cache that keeps the order of its entries, as browsers do. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  readonly put = vi.fn((request: Request | string, answer: Response) => {
    const url = addressOf(request);
    this.entries.delete(url);
    this.entries.set(url, answer);
    return Promise.resolve();
  });
  /** Requests here vary in their headers: an answer with `Vary` matches only with `ignoreVary`. */
  match(request: Request | string, { ignoreVary = false } = {}) {
    const kept = this.entries.get(addressOf(request));
    return Promise.resolve(kept?.headers.has("Vary") && !ignoreVary ? undefined : kept?.clone());
  }
  keys() {
    return Promise.resolve([...this.entries.keys()].map((url) => ({ url })));
  }
  delete({ url }: { url: string }) {
    return Promise.resolve(this.entries.delete(url));
  }
}

const addressOf = (request: Request | string) =>
  new URL(typeof request === "string" ? request : request.url, ORIGIN).href;

const open = new Map<string, FakeCache>();
const openCache = (name: string): Promise<FakeCache> => {
  const cache = open.get(name) ?? new FakeCache();
  open.set(name, cache);
  return Promise.resolve(cache);
};
const caches = {
  open: vi.fn(openCache),
  keys: () => Promise.resolve([...open.keys()]),
  delete: (name: string) => Promise.resolve(open.delete(name)),
};
const network = vi.fn<(request: Request) => Promise<Response>>();
type Listener = (event: object) => void;

/** Starts the worker of a build; returns the function that dispatches its events. */
function start(build = "1") {
  const listeners = new Map<string, Listener>();
  const self = {
    location: { href: `${ORIGIN}/service-worker.js?build=${build}`, origin: ORIGIN },
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => undefined,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- a worker's script has no exports
  new Function("self", "caches", "fetch", code)(self, caches, network);
  const ask = (path: string, mode = "navigate", headers = {}) => {
    const lasting: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const event = {
      request: { url: ORIGIN + path, method: "GET", mode, headers: new Headers(headers) },
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (work: Promise<unknown>) => lasting.push(work),
    };
    listeners.get("fetch")?.(event);
    return { answer, stored: () => Promise.all(lasting) };
  };
  const activate = async () => {
    let work: Promise<unknown> | undefined;
    listeners.get("activate")?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  return { ask, activate };
}

const asset = "/assets/index-1.js";
const HTML = "text/html; charset=utf-8";

beforeEach(() => {
  open.clear();
  caches.open.mockReset().mockImplementation(openCache);
  network.mockReset().mockImplementation(({ url, mode }) => {
    const headers = { "Content-Type": mode === "navigate" ? HTML : "text/javascript" };
    return Promise.resolve(new Response(`new ${new URL(url).pathname}`, { headers }));
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("the service worker", () => {
  it.each([asset, "/", "/config.json"])("answers %s without waiting for the cache", async (path) => {
    const { ask } = start();
    caches.open.mockImplementation(() => Promise.resolve(stuck));
    const stuck = new FakeCache();
    stuck.put.mockImplementation(() => new Promise(() => undefined));
    const { answer } = ask(path, path === "/" ? "navigate" : "no-cors");
    expect(await (await answer)?.text()).toBe(`new ${path}`);
  });

  it.each([asset, "/", "/config.json"])("answers %s where storage is full or cannot be opened", async (path) => {
    const { ask } = start();
    const mode = path === "/" ? "navigate" : "no-cors";
    const full = new FakeCache();
    full.put.mockImplementation(() => Promise.reject(new DOMException("", "QuotaExceededError")));
    caches.open.mockImplementation(() => Promise.resolve(full));
    const first = ask(path, mode);
    expect(await (await first.answer)?.text()).toBe(`new ${path}`);
    await first.stored();
    caches.open.mockImplementation(() => Promise.reject(new DOMException("")));
    expect(await (await ask(path, mode).answer)?.text()).toBe(`new ${path}`);
  });

  it.each([asset, "/", "/config.json"])("answers %s offline regardless of the Vary header", async (path) => {
    const { ask } = start();
    const mode = path === "/" ? "navigate" : "no-cors";
    const type = mode === "navigate" ? HTML : "text/javascript";
    network.mockResolvedValueOnce(
      new Response("kept", { headers: { "Content-Type": type, Vary: "Accept-Encoding, Origin" } }),
    );
    const { answer, stored } = ask(path, mode);
    await answer;
    await stored();
    network.mockRejectedValue(new TypeError("offline"));
    expect(await (await ask(path, mode).answer)?.text()).toBe("kept");
  });

  it("caches the last 40 pages and the shell", async () => {
    const { ask } = start();
    for (const path of ["/cart", ...Array.from({ length: 60 }, (_, index) => `/product/${index}`)]) {
      const { answer, stored } = ask(path);
      await answer;
      await stored();
    }
    const kept = [...(open.get("store-1-pages")?.entries.keys() ?? [])].map((url) => new URL(url).pathname);
    expect(kept).toHaveLength(41);
    expect(kept).toContain("/cart");
    expect(kept.at(-1)).toBe("/product/59");
  });

  it("does not cache oversized responses", async () => {
    const { ask } = start();
    network.mockResolvedValue(new Response("", { headers: { "Content-Length": "9000000" } }));
    const { answer, stored } = ask("/assets/film.js", "no-cors");
    await answer;
    await stored();
    expect(open.get("store-1")?.entries.size ?? 0).toBe(0);
  });

  it.each([
    [asset, "cors", HTML],
    ["/config.json", "cors", HTML],
    ["/theme.js", "no-cors", HTML],
    ["/", "navigate", "text/javascript"],
    ["/product/mug", "navigate", "application/json"],
  ])("does not cache %s if the response has another content type", async (path, mode, type) => {
    const { ask } = start();
    const answers = () => new Response("other kind", { headers: { "Content-Type": type } });
    network.mockImplementation(() => Promise.resolve(answers()));
    const { answer, stored } = ask(path, mode);
    await answer;
    await stored();
    expect([...open.values()].flatMap(({ entries }) => [...entries.keys()])).toEqual([]);
    // An earlier worker may have cached one.
    await (await openCache(mode === "navigate" ? "store-1-pages" : "store-1")).put(path, answers());
    network.mockRejectedValue(new TypeError("offline"));
    await expect(ask(path, mode).answer).rejects.toThrow("offline");
  });

  it("does not handle range requests", () => {
    expect(start().ask(asset, "no-cors", { Range: "bytes=0-1" }).answer).toBeUndefined();
  });

  it("falls back to a cached copy after a timeout and caches the late response", async () => {
    const { ask } = start();
    const first = ask("/");
    await first.answer;
    await first.stored();
    vi.useFakeTimers();
    let arrive: (answer: Response) => void = () => {};
    network.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    const { answer, stored } = ask("/");
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await (await answer)?.text()).toBe("new /");
    arrive(new Response("newer", { headers: { "Content-Type": HTML } }));
    await stored();
    expect(await open.get("store-1-pages")?.entries.get(`${ORIGIN}/`)?.text()).toBe("newer");
  });

  it("answers visited pages offline, and unvisited pages with the shell", async () => {
    const { ask } = start();
    for (const path of ["/cart", "/about"]) {
      const { answer, stored } = ask(path);
      await answer;
      await stored();
    }
    network.mockRejectedValue(new TypeError("away"));
    expect(await (await ask("/about").answer)?.text()).toBe("new /about");
    expect(await (await ask("/search?q=mug").answer)?.text()).toBe("new /cart");
    await expect(ask("/de/about").answer).rejects.toThrow("away");
  });

  it("deletes the caches of other builds", async () => {
    const before = start("1").ask("/");
    await before.answer;
    await before.stored();
    await start("2").activate();
    expect([...open.keys()]).toEqual([]);
  });
});
