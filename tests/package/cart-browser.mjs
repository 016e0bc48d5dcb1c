/** A simulated browser for the cart's store: storage, locks, and pages that open and close. */

import assert from "node:assert/strict";
import "./virtual-time.mjs";
import { cartApiV1 } from "../../wasm/pkg/storefront/cart-v1/api.js";
import { sharedStorage } from "../../wasm/pkg/storefront/stores/cart/storage.js";
import { CartStore } from "../../wasm/pkg/storefront/stores/cart/store.js";
import { FakePlatform, item } from "./fake-cart.mjs";

/** A browser's storage and locks, shared by the pages of one origin. */
export class Browser {
  #entries = new Map();
  #held = new Map();

  storage = {
    getItem: (key) => this.#entries.get(key) ?? null,
    setItem: (key, value) => void this.#entries.set(key, value),
    removeItem: (key) => void this.#entries.delete(key),
    key: (index) => [...this.#entries.keys()][index] ?? null,
  };

  constructor() {
    Object.defineProperty(this.storage, "length", { get: () => this.#entries.size });
  }

  /** Whether stored entries or lock requests remain. */
  get waits() {
    return [...this.#entries.keys()].some((key) => key.includes(".queue."));
  }

  /** The locks of a page, all released when the page closes. */
  locks(gone) {
    const mine = new Map();
    const request = async (name, ...rest) => {
      if (gone()) return new Promise(() => {});
      const run = rest.at(-1);
      const { ifAvailable = false, signal } = rest.length > 1 ? rest[0] : {};
      const given = new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
      while (this.#held.has(name)) {
        if (ifAvailable) return run(null);
        await Promise.race([this.#held.get(name).over, given]);
      }
      let release;
      const over = new Promise((resolve) => (release = resolve));
      const held = { over };
      this.#held.set(name, held);
      const free = () => {
        if (this.#held.get(name) === held) this.#held.delete(name);
        release();
      };
      mine.set(name, free);
      try {
        return await run({ name });
      } finally {
        free();
      }
    };
    return { request, free: () => mine.forEach((free) => free()) };
  }
}

let names = 0;

/** A page with a store, whose session is in the given storage. */
export function page(browser, platform, place = "shop") {
  let closed = false;
  const locks = browser.locks(() => closed);
  const client = platform.client(() => closed, place);
  const storage = sharedStorage(browser.storage, locks, `page-${++names}`, place);
  const store = new CartStore(cartApiV1(client), client.session, storage);
  store.subscribe(() => {});
  const close = () => {
    closed = true;
    locks.free();
  };
  return { store, close };
}

/** A page adds a product while the platform is unreachable, then closes. */
export async function leaveUnsent(browser, platform, product, place) {
  const { store, close } = page(browser, platform, place);
  await store.refresh();
  platform.away = true;
  await store.add([item(product)]);
  close();
}

/** Pages of one browser that have all read the cart. */
export async function opened(count, lineItems) {
  const [browser, platform] = [new Browser(), new FakePlatform(lineItems)];
  const pages = Array.from({ length: count }, () => page(browser, platform));
  await Promise.all(pages.map(({ store }) => store.refresh()));
  return { browser, platform, pages };
}

/** More turns than any operation takes, including its timers. */
const MOST_TURNS = 20_000;

/** Waits for a condition, one turn of the event loop at a time. */
export async function until(so) {
  for (let turn = 0; !so(); turn += 1) {
    assert.ok(turn < MOST_TURNS, `never came true: ${so}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export const held = (store) =>
  Object.fromEntries(store.getSnapshot().cart.lines.map(({ name, quantity }) => [name, quantity]));
