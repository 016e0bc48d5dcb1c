/** A browser for the cart's store: its storage and its locks, and pages that come and go. */

import assert from "node:assert/strict";
import "./virtual-time.mjs";
import { cartApiV1 } from "../../wasm/pkg/storefront/cart-v1/api.js";
import { sharedStorage } from "../../wasm/pkg/storefront/stores/cart/storage.js";
import { CartStore } from "../../wasm/pkg/storefront/stores/cart/store.js";
import { FakePlatform, item } from "./fake-cart.mjs";

/** A browser's storage and locks, as far as pages of one origin share them. */
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

  /** Whether a page has left something, or waits for it. */
  get waits() {
    return [...this.#entries.keys()].some((key) => key.includes(".queue."));
  }

  /** Locks of one page, all of which are let go when the page goes. */
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

/** A page of a store, which has its session at a place. */
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

/** The platform goes away; a page adds something that it cannot send, and goes away, too. */
export async function leaveUnsent(browser, platform, product, place) {
  const { store, close } = page(browser, platform, place);
  await store.refresh();
  platform.away = true;
  await store.add([item(product)]);
  close();
}

/** Pages of one browser that all know the cart. */
export async function opened(count, lineItems) {
  const [browser, platform] = [new Browser(), new FakePlatform(lineItems)];
  const pages = Array.from({ length: count }, () => page(browser, platform));
  await Promise.all(pages.map(({ store }) => store.refresh()));
  return { browser, platform, pages };
}

/** More turns than anything takes, with all the timers that it sets. */
const MOST_TURNS = 20_000;

/** Waits for something to become true, turn by turn of the event loop. */
export async function until(so) {
  for (let turn = 0; !so(); turn += 1) {
    assert.ok(turn < MOST_TURNS, `never came true: ${so}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

export const held = (store) =>
  Object.fromEntries(store.getSnapshot().cart.lines.map(({ name, quantity }) => [name, quantity]));
