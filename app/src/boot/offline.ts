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
    const cache = await caches.open(`store-${build}`);
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const own = loaded.filter(
      ({ origin, pathname }) => origin === window.location.origin && !pathname.endsWith(".map"),
    );
    const files = new Set(own.map(({ pathname }) => pathname));
    const pages = [`${basePath}/cart`, ...(window.location.search === "" ? [window.location.pathname] : [])];
    await Promise.allSettled([...files, "/theme.js", "/language.js", ...pages].map((file) => cache.add(file)));
  } catch {
    // Blocked by the browser or out of space: the store needs a connection then.
  }
}
