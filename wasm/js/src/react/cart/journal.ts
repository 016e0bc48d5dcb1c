/**
 * Where pending operations and the cart known last outlive the page. Each page writes a log of its own, so that no page
 * can overwrite what another has not sent yet; the log of a page that is gone is taken over by one that lives. Whether a
 * page lives is told by a lock that it holds for as long as its log is not empty.
 */

import type { CartView } from "../../cart-view/view.js";
import type { Log } from "./log.js";
import { belongs, isOf, mayBelong, mayShow, outlives, type Owner } from "./owner.js";
import { namesOf, type Place } from "./place.js";
import { randomId } from "./random-id.js";

/** The part of the browser's storage that is needed. */
export type KeyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** The part of the browser's locks that is needed. */
export type Locks = Pick<LockManager, "request">;

/** What is kept, or nothing where the browser keeps nothing for us. */
export interface Journal {
  /** Keeps this page's log; an empty one is forgotten. */
  keep(owner: Owner, log: Log): void;
  /** Leaves this page's log behind as one that is gone would: whose it is has to be found out. */
  leave(): void;
  /**
   * Hands over what pages that are gone have left, log by log, as far as it is the owner's, who may change meanwhile. What
   * is somebody else's is forgotten; what may be this owner's stays until a cart has told.
   */
  adopt(ownerNow: () => Owner, take: (log: Log) => void): Promise<void>;
  /** Whether other pages wait for something, or have left something, that is this owner's, or of which a cart may tell so. */
  mayHold(owner: Owner): boolean;
  /** What other pages wait for, as far as this owner may see it. */
  others(owner: Owner): Log;
  /** Calls back when a page that waits for something of this owner's now is gone, and has left it. */
  watch(owner: Owner, left: () => void): void;
  keepCart(owner: Owner, cart: CartView | null): void;
  cart(owner: Owner): CartView | null | undefined;
  /** Forgets what this page keeps, and what others keep that is not this owner's: they have come in another's place. */
  clear(owner: Owner): void;
  /** Runs something while no other page sends. */
  alone<T>(run: () => Promise<T>): Promise<T>;
}

const VERSION = 2;
interface Kept<T> {
  version: number;
  owner: Owner;
  value: T;
}

/** A journal that lasts as long as the page. */
export function memoryJournal(): Journal {
  let own: { owner: Owner; log: Log } | undefined;
  let left: { owner: Owner; log: Log }[] = [];
  return {
    keep(owner, log) {
      own = log.length > 0 ? { owner, log } : undefined;
    },
    leave() {
      left = own ? [...left, own] : left;
      own = undefined;
    },
    adopt(ownerNow, take) {
      const [found, owner] = [left, ownerNow()];
      left = found.filter((each) => belongs(each.owner, owner) === "unknown");
      found.filter((each) => belongs(each.owner, owner) === "yes").forEach(({ log }) => take(log));
      return Promise.resolve();
    },
    mayHold: (owner) => left.some((each) => mayBelong(each.owner, owner)),
    others: () => [],
    watch: () => undefined,
    keepCart: () => undefined,
    cart: () => undefined,
    clear(owner) {
      own = undefined;
      left = left.filter((each) => outlives(each.owner, owner));
    },
    alone: (run) => run(),
  };
}

/** A journal in the browser's storage, shared by the pages of an origin that share the session. */
export function storedJournal(storage: KeyStorage, locks: Locks, page: string, place: string): Journal {
  const names = namesOf(place);
  let own = `${names.log}${page}`;
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
  const isLog = (key: string): boolean => key.startsWith(names.log);
  const logs = (): string[] => keysOf(storage).filter((key) => isLog(key) && key !== own);
  const isFor = (owner: Owner, key: string, rule: (kept: Owner, now: Owner) => boolean): boolean => {
    const kept = read<Log>(storage, key);
    return kept !== undefined && rule(kept.owner, owner);
  };

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
    leave() {
      own = `${names.log}${randomId()}`;
      rest();
    },
    async adopt(ownerNow, take) {
      for (const key of logs()) {
        await locks.request(key, { ifAvailable: true }, (lock) => {
          if (!lock) {
            return;
          }
          const kept = read<Log>(storage, key);
          const answer = kept ? belongs(kept.owner, ownerNow()) : "no";
          if (answer === "unknown") {
            return;
          }
          storage.removeItem(key);
          // At once, since this page may go, too, while it waits for the next lock.
          if (kept && answer === "yes") {
            take(kept.value);
          }
        });
      }
    },
    mayHold: (owner) => logs().some((key) => isFor(owner, key, mayBelong)),
    others: (owner) =>
      logs().flatMap((key) => {
        const kept = read<Log>(storage, key);
        return kept && mayShow(kept.owner, owner) ? kept.value : [];
      }),
    watch(owner, left) {
      for (const key of logs().filter((each) => !watched.has(each) && isFor(owner, each, isOf))) {
        watched.add(key);
        // The lock is free once that page waits for nothing, or is gone. Only one that is gone leaves its log behind.
        void locks
          .request(key, () => watched.delete(key) && storage.getItem(key) !== null)
          .then((gone) => gone && left());
      }
    },
    keepCart(owner, cart) {
      write(names.cart, owner, cart);
    },
    cart(owner) {
      const kept = read<CartView | null>(storage, names.cart);
      return kept && mayShow(kept.owner, owner) ? kept.value : undefined;
    },
    clear(owner) {
      storage.removeItem(own);
      storage.removeItem(names.cart);
      for (const key of logs()) {
        const kept = read<Log>(storage, key);
        if (!kept || !outlives(kept.owner, owner)) {
          storage.removeItem(key);
        }
      }
      rest();
    },
    alone: <T>(run: () => Promise<T>) => locks.request(names.send, run) as Promise<T>,
  };
}

/** The browser's journal; where it has no storage or no locks, or no page shares the session, one for this page. */
export function browserJournal(place: Place): Journal {
  try {
    if (place !== null && typeof window !== "undefined" && "locks" in navigator) {
      return storedJournal(window.localStorage, navigator.locks, randomId(), place);
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
