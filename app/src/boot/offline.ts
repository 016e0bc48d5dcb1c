import { basePath } from "../lib/language";
import { entryOf } from "../lib/newBuild";

/** Matches the asset URLs in a document. */
const NAMED = /(?:href|src)="(\/[^"?#]+\.(?:css|js|svg|wasm|woff2))"/g;

/** The request headers of a page navigation. */
const PAGE = { headers: { Accept: "text/html" } };

/** Caches an answer, unless its type is wrong: a page for a file, or a file for a page. */
async function keep(cache: Cache, path: string, answer: Response, isPage = true): Promise<void> {
  const isHtml = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (answer.ok && isHtml === isPage) await cache.put(path, answer);
}

/** Ignores the failure of a file, so that the next file follows. */
const attempt = (step: () => Promise<void>): Promise<void> => step().catch(() => undefined);

/**
 * Registers the service worker, which opens visited pages offline. It is given the files that this page loaded before
 * the worker ran, and those of the app shell that renders all other pages. `prepare` preloads the parts that must
 * open offline without a visit.
 */
export async function registerServiceWorker(prepare: () => Promise<void>): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const build = entryOf(document)?.split("/").at(-1) ?? "";
  // The active worker is of this build: it cached the files when they loaded.
  if (navigator.serviceWorker.controller?.scriptURL.endsWith(`?build=${build}`)) return;
  try {
    await navigator.serviceWorker.register(`/service-worker.js?build=${build}`);
    const [files, pages] = await Promise.all([caches.open(`store-${build}`), caches.open(`store-${build}-pages`)]);
    await prepare();
    const frame = `${basePath}/cart`;
    const document = await fetch(frame, PAGE);
    const named = [...(await document.clone().text()).matchAll(NAMED)].map(([, path = ""]) => path);
    await keep(pages, frame, document);
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const own = loaded.filter(
      ({ origin, pathname }) => origin === window.location.origin && !pathname.endsWith(".map"),
    );
    const paths = new Set([...own.map(({ pathname }) => pathname), ...named, "/theme.js", "/language.js"]);
    const { pathname, search } = window.location;
    // Fetches the files in sequence: forty requests at once would delay the response to the shopper's first click.
    for (const path of paths) await attempt(async () => keep(files, path, await fetch(path), false));
    if (search === "" && pathname !== frame) {
      await attempt(async () => keep(pages, pathname, await fetch(pathname, PAGE)));
    }
  } catch {
    // The browser blocks caching, or the disk is full: the store then needs a connection.
  }
}
