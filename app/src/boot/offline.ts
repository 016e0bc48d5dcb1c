import { basePath } from "../lib/language";

/**
 * Registers the service worker, which opens visited pages without a connection, and gives it the files of this page,
 * which were loaded before it was there.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // The entry's file name has a hash of all that it loads.
  const build = import.meta.url.split("/").at(-1) ?? "";
  // The worker of this build has kept the files as they were loaded.
  if (navigator.serviceWorker.controller?.scriptURL.endsWith(`?build=${build}`)) return;
  try {
    await navigator.serviceWorker.register(`/service-worker.js?build=${build}`);
    const [files, pages] = await Promise.all([caches.open(`store-${build}`), caches.open(`store-${build}-pages`)]);
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const own = loaded.filter(
      ({ origin, pathname }) => origin === window.location.origin && !pathname.endsWith(".map"),
    );
    const paths = new Set([...own.map(({ pathname }) => pathname), "/theme.js", "/language.js"]);
    const visited = new Set([`${basePath}/cart`, ...(window.location.search === "" ? [window.location.pathname] : [])]);
    await Promise.allSettled([
      ...[...paths].map((path) => files.add(path)),
      ...[...visited].map((path) => pages.add(path)),
    ]);
  } catch {
    // Blocked by the browser or out of space: the store needs a connection then.
  }
}
