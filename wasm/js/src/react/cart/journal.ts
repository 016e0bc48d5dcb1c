/**
 * Where pending operations and the cart known last outlive the page. Each page writes a log of its own, so that no page
 * can overwrite what another has not sent yet; the log of a page that is gone is taken over by one that lives. Whether a
 * page lives is told by a lock that it holds for as long as its log is not empty.
 */

import type { CartView } from "../../cart-view/view.js";
import type { Log } from "./log.js";
import { mayHave, type Owner } from "./owner.js";

/** The part of the browser's storage that is needed. */
export type KeyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** The part of the browser's locks that is needed. */
export type Locks = Pick<LockManager, "request">;

/** What is kept, or nothing where the browser keeps nothing for us. */
export interface Journal {
  /** Keeps this page's log; an empty one is forgotten. */
  keep(owner: Owner, log: Log): void;
  /** Hands over the logs of pages that are gone, one by one, as far as they are this owner's. */
  adopt(owner: Owner, take: (log: Log) => void): Promise<void>;
  /** What other pages wait for. */
  others(owner: Owner): Log;
  /** Calls back when a page that waits for something now is gone, and has left it. */
  watch(left: () => void): void;
  keepCart(owner: Owner, cart: CartView | null): void;
  cart(owner: Owner): CartView | null | undefined;
  /** Forgets everything, of every page. */
  clear(): void;
  /** Runs something while no other page sends. */
  alone<T>(run: () => Promise<T>): Promise<T>;
}

const VERSION = 2;
const PREFIX = "cartwright-cart.";
const LOG = `${PREFIX}log.`;
const CART = `${PREFIX}known`;

/** Whether a key of the storage is that of a page's log. */
export function isLogKey(key: string): boolean {
  return key.startsWith(LOG);
}

interface Kept<T> {
  version: number;
  owner: Owner;
  value: T;
}

/** A journal that lasts as long as the page. */
export function memoryJournal(): Journal {
  return {
    keep: () => undefined,
    adopt: () => Promise.resolve(),
    others: () => [],
    watch: () => undefined,
    keepCart: () => undefined,
    cart: () => undefined,
    clear: () => undefined,
    alone: (run) => run(),
  };
}

/** A journal in the browser's storage, shared by the pages of an origin. */
export function storedJournal(storage: KeyStorage, locks: Locks, page: string): Journal {
  const own = `${LOG}${page}`;
  const watched = new Set<string>();
  let release: (() => void) | undefined;

  const live = (): void => {
    if (release) {
      return;
    }
    const held = new Promise<void>((resolve) => (release = resolve));
    void locks.request(own, () => held);
  };
  const rest = (): void => {
    release?.();
    release = undefined;
  };
  const write = (key: string, owner: Owner, value: unknown): void => {
    try {
      storage.setItem(key, JSON.stringify({ version: VERSION, owner, value }));
    } catch {
      // Storage is full or blocked: it lasts as long as the page.
    }
  };
  const logs = (): string[] => keysOf(storage).filter((key) => isLogKey(key) && key !== own);

  return {
    keep(owner, log) {
      if (log.length === 0) {
        storage.removeItem(own);
        rest();
      } else {
        live();
        write(own, owner, log);
      }
    },
    async adopt(owner, take) {
      for (const key of logs()) {
        await locks.request(key, { ifAvailable: true }, (lock) => {
          if (!lock) {
            return;
          }
          const kept = read<Log>(storage, key);
          storage.removeItem(key);
          // At once, since this page may go, too, while it waits for the next lock.
          if (kept && mayHave(kept.owner, owner)) {
            take(kept.value);
          }
        });
      }
    },
    others: (owner) =>
      logs().flatMap((key) => {
        const kept = read<Log>(storage, key);
        return kept && mayHave(kept.owner, owner) ? kept.value : [];
      }),
    watch(left) {
      for (const key of logs().filter((each) => !watched.has(each))) {
        watched.add(key);
        // The lock is free once that page waits for nothing, or is gone. Only one that is gone leaves its log behind.
        void locks
          .request(key, () => watched.delete(key) && storage.getItem(key) !== null)
          .then((gone) => gone && left());
      }
    },
    keepCart(owner, cart) {
      write(CART, owner, cart);
    },
    cart(owner) {
      const kept = read<CartView | null>(storage, CART);
      return kept && mayHave(kept.owner, owner) ? kept.value : undefined;
    },
    clear() {
      for (const key of keysOf(storage)) {
        if (key.startsWith(PREFIX)) {
          storage.removeItem(key);
        }
      }
      rest();
    },
    alone: <T>(run: () => Promise<T>) => locks.request(`${PREFIX}send`, run) as Promise<T>,
  };
}

/** The browser's journal; where it has no storage or no locks, one that lasts as long as the page. */
export function browserJournal(): Journal {
  try {
    if (typeof window !== "undefined" && "locks" in navigator) {
      return storedJournal(window.localStorage, navigator.locks, crypto.randomUUID());
    }
  } catch {
    // Storage is blocked.
  }
  return memoryJournal();
}

function keysOf(storage: KeyStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);
}

function read<T>(storage: KeyStorage, key: string): Kept<T> | undefined {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? "null") as Partial<Kept<T>> | null;
    return kept?.version === VERSION && kept.owner && "value" in kept ? (kept as Kept<T>) : undefined;
  } catch {
    // Not ours, or cut short: as if it were not there.
    return undefined;
  }
}
