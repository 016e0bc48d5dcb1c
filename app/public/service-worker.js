/* global caches, self */
// Service worker: the store opens without a connection on pages that were visited with one. It keeps the store's own
// files and visited pages; a prerendered page shows the prices and stock of that visit. The platform's answers, and with
// them carts and sessions, are never kept.
const CACHE = `store-${new URL(self.location.href).searchParams.get("build")}`;

self.addEventListener("install", () => {
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOtherBuilds().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(cacheFirst(request));
  else if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (/^\/(config\.json|[\w-]+\.(js|svg))$/.test(pathname)) event.respondWith(networkFirst(request));
});

/** Files whose names change with their content. */
async function cacheFirst(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The server's answer; without a connection the last one. */
async function networkFirst(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const known = await cache.match(request);
    if (known) return known;
    throw error;
  }
}

/**
 * A page; without a connection the frame of all pages, where it was not visited or has a query. Addresses with a query are
 * never kept: logins and recovery links carry secrets there.
 */
async function openPage(request) {
  const { pathname, search } = new URL(request.url);
  try {
    return await (search === "" ? networkFirst(request) : fetch(request));
  } catch (error) {
    const frame = await (await caches.open(CACHE)).match(framePath(pathname));
    if (frame) return frame;
    throw error;
  }
}

/** A page of the path's language that is rendered in the browser: its document renders any other page, too. */
function framePath(pathname) {
  const [, language = ""] = pathname.split("/");
  return /^[a-z]{2}$/.test(language) ? `/${language}/cart` : "/cart";
}

async function forgetOtherBuilds() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("store-") && name !== CACHE).map((name) => caches.delete(name)),
  );
}
