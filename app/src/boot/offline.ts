import { basePath } from "../lib/language";

/** The files that a document names. */
const NAMED = /(?:href|src)="(\/[^"?#]+\.(?:css|js|svg|wasm|woff2))"/g;

/** The request of a page, as a visit has it. */
const PAGE = { headers: { Accept: "text/html" } };

/** Keeps an answer, unless it is a page in the place of a file or a file in the place of a page. */
async function keep(cache: Cache, path: string, answer: Response, isPage = true): Promise<void> {
  const isHtml = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (answer.ok && isHtml === isPage) await cache.put(path, answer);
}

/**
 * Registers the service worker, which opens visited pages without a connection, and gives it the files of this page,
 * which were loaded before it was there, and those of the frame in which all other pages are rendered. `prepare` loads
 * what is to open without a connection though it was not visited.
 */
export async function registerServiceWorker(prepare: () => Promise<void>): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // The entry's file name has a hash of all that it loads.
  const build = import.meta.url.split("/").at(-1) ?? "";
  // The worker of this build has kept the files as they were loaded.
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
    await Promise.allSettled([
      ...[...paths].map(async (path) => keep(files, path, await fetch(path), false)),
      ...(search === "" && pathname !== frame
        ? [fetch(pathname, PAGE).then((page) => keep(pages, pathname, page))]
        : []),
    ]);
  } catch {
    // Blocked by the browser or out of space: the store needs a connection then.
  }
}
