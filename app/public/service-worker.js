/* global caches, self */
// Service worker: the store opens without a connection on pages that were visited with one. It keeps the store's own
// files and visited pages; a prerendered page shows the prices and stock of that visit. The platform's answers, and with
// them carts and sessions, are never kept. An answer never waits for its copy to be stored, nor fails with it.
const BUILD = new URL(self.location.href).searchParams.get("build");
/** Both caches, with the maximum of their entries and whether these are pages. */
const FILES = { name: `store-${BUILD}`, max: 250, isOfPages: false };
const PAGES = { name: `store-${BUILD}-pages`, max: 40, isOfPages: true };
/** The maximum size of a copy. */
const MAX_BYTES = 2_000_000;
/** The time that the network has to answer, where there is a copy. */
const NETWORK_MS = 3_000;
/** A page that is rendered in the browser: its document renders any other page of its language, too. */
const FRAME = /^(?:\/[a-z]{2})?\/cart$/;

self.addEventListener("install", () => {
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOtherBuilds().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  // A range is a part of a file, and no copy.
  if (request.method !== "GET" || origin !== self.location.origin || request.headers.has("Range")) return;
  if (pathname.startsWith("/assets/")) {
    event.respondWith(cacheFirst(event));
  } else if (request.mode === "navigate") {
    // Addresses with a query are never kept: logins and recovery links carry secrets there.
    const answer = search === "" ? networkFirst(event, PAGES) : fetch(request);
    event.respondWith(answer.catch((error) => frameOf(pathname, error)));
  } else if (/^\/(config\.json|[\w-]+\.(js|svg))$/.test(pathname)) {
    event.respondWith(networkFirst(event, FILES));
  }
});

/** Files whose names change with their content. */
async function cacheFirst(event) {
  return (await copyOf(event.request, FILES)) ?? request(event, FILES);
}

/** The server's answer, or the last one where the server takes too long or cannot be reached. */
async function networkFirst(event, kept) {
  const answer = request(event, kept);
  // Awaited below, after the copy has been looked for.
  answer.catch(() => undefined);
  const copy = await copyOf(event.request, kept);
  if (!copy) return answer;
  const late = new Promise((resolve) => {
    setTimeout(resolve, NETWORK_MS, copy);
  });
  return Promise.race([answer.catch(() => copy), late]);
}

/** Requests a file, and stores a copy while the page already reads the answer. */
async function request(event, kept) {
  const answering = fetch(event.request);
  const stored = answering.then((answer) => store(event.request, kept, answer.clone()));
  // A full or blocked storage: the store needs a connection then.
  event.waitUntil(stored.catch(() => undefined));
  return answering;
}

async function store(request, kept, copy) {
  if (!copy.ok || !belongs(copy, kept) || Number(copy.headers.get("Content-Length")) > MAX_BYTES) return;
  const { name, max } = kept;
  const cache = await caches.open(name);
  await cache.put(request, copy);
  const others = (await cache.keys()).filter(({ url }) => !FRAME.test(new URL(url).pathname));
  await Promise.all(others.slice(0, Math.max(0, others.length - max)).map((oldest) => cache.delete(oldest)));
}

/**
 * The copy of a file; undefined also where the storage cannot be read. A script and its preload ask with different
 * headers for one file, by which a server's answers may vary.
 */
async function copyOf(request, kept) {
  try {
    const copy = await (await caches.open(kept.name)).match(request, { ignoreVary: true });
    return copy && belongs(copy, kept) ? copy : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an answer is a page among pages or a file among files: some servers answer a missing file with a page. */
function belongs({ headers }, { isOfPages }) {
  return isOfPages === /^text\/html\b/.test(headers.get("Content-Type"));
}

/** The document that renders a page which was not visited or has a query. */
async function frameOf(pathname, error) {
  const [, language = ""] = pathname.split("/");
  const frame = await copyOf(/^[a-z]{2}$/.test(language) ? `/${language}/cart` : "/cart", PAGES);
  if (!frame) throw error;
  return frame;
}

async function forgetOtherBuilds() {
  const names = await caches.keys();
  const own = [FILES.name, PAGES.name];
  await Promise.all(
    names.filter((name) => name.startsWith("store-") && !own.includes(name)).map((name) => caches.delete(name)),
  );
}
