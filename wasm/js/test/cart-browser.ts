/** A simulated browser for the cart's store: storage, locks, and pages that open and close. */

import assert from "node:assert/strict";
import "./virtual-time.js";
import { cartApiV1 } from "../src/storefront/cart-v1/api.js";
import { type KeyStorage, type Locks, sharedStorage } from "../src/storefront/stores/cart/storage.js";
import { CartStore } from "../src/storefront/stores/cart/store.js";
import { type FakeLine, FakePlatform, item } from "./fake-cart.js";

/** The locks of a page, all released by `free` when the page closes. */
export type PageLocks = Locks & { free(): void };

interface Lock {
  readonly over: Promise<void>;
}

type LockRun = (lock: { name: string } | null) => unknown;

/** A browser's storage and locks, shared by the pages of one origin. */
export class Browser {
  readonly #entries = new Map<string, string>();
  readonly #held = new Map<string, Lock>();

  readonly storage: KeyStorage;

  constructor() {
    const entries = this.#entries;
    this.storage = {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
      key: (index) => [...entries.keys()][index] ?? null,
      get length() {
        return entries.size;
      },
    };
  }

  /** Whether stored entries or lock requests remain. */
  get waits(): boolean {
    return [...this.#entries.keys()].some((key) => key.includes(".queue."));
  }

  locks(gone: () => boolean): PageLocks {
    const mine = new Map<string, () => void>();
    const request = async (name: string, ...rest: [LockRun] | [LockOptions, LockRun]): Promise<unknown> => {
      if (gone()) return new Promise(() => undefined);
      const [options, run] = rest.length > 1 ? (rest as [LockOptions, LockRun]) : [{}, rest[0] as LockRun];
      const { ifAvailable = false, signal } = options;
      const given = new Promise<never>((_, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason as Error)),
      );
      for (let before = this.#held.get(name); before; before = this.#held.get(name)) {
        if (ifAvailable) return run(null);
        await Promise.race([before.over, given]);
      }
      let release = (): void => undefined;
      const over = new Promise<void>((resolve) => (release = resolve));
      const held = { over };
      this.#held.set(name, held);
      const free = (): void => {
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
    return { request: request as Locks["request"], free: () => mine.forEach((free) => free()) };
  }
}

let names = 0;

/** An open page with a store. */
export interface Page {
  readonly store: CartStore;
  readonly close: () => void;
}

/** A page with a store, whose session is in the given storage. */
export function page(browser: Browser, platform: FakePlatform, place = "shop"): Page {
  let closed = false;
  const locks = browser.locks(() => closed);
  const client = platform.client(() => closed, place);
  const storage = sharedStorage(browser.storage, locks, `page-${++names}`, place);
  const store = new CartStore(cartApiV1(client), client.session, storage);
  store.subscribe(() => undefined);
  const close = (): void => {
    closed = true;
    locks.free();
  };
  return { store, close };
}

/** A page adds a product while the platform is unreachable, then closes. */
export async function leaveUnsent(
  browser: Browser,
  platform: FakePlatform,
  product: string,
  place?: string,
): Promise<void> {
  const { store, close } = page(browser, platform, place);
  await store.refresh();
  platform.away = true;
  await store.add([item(product)]);
  close();
}

/** Pages of one browser that have all read the cart. */
export async function opened(
  count: number,
  lineItems?: FakeLine[],
): Promise<{ browser: Browser; platform: FakePlatform; pages: [Page, Page, ...Page[]] }> {
  const [browser, platform] = [new Browser(), new FakePlatform(lineItems)];
  const pages = Array.from({ length: count }, () => page(browser, platform)) as [Page, Page, ...Page[]];
  await Promise.all(pages.map(({ store }) => store.refresh()));
  return { browser, platform, pages };
}

/** More turns than any operation takes, including its timers. */
const MOST_TURNS = 20_000;

/** Waits for a condition, one turn of the event loop at a time. */
export async function until(so: () => unknown): Promise<void> {
  for (let turn = 0; !so(); turn += 1) {
    assert.ok(turn < MOST_TURNS, `never came true: ${so.toString()}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** The quantities in a store's cart, by name. */
export const held = (store: CartStore): Record<string, number> =>
  Object.fromEntries(store.getSnapshot().cart!.lines.map(({ name, quantity }) => [name, quantity]));
