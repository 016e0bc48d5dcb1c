/**
 * Persistent storage of pending changes and the last known cart. Each page writes its own queue, so that no page
 * overwrites another page's unsent changes; an open page takes over the queue of a closed page. A page holds a lock
 * while its queue is not empty, which shows that the page is open.
 */

import type { Session } from "../../../sdk/auth/session.js";
import type { CartView } from "../../cart-view/view.js";
import { belongsTo, isOf, mayBelong, mayShow, outlives, type Owner } from "./owner.js";
import type { ChangeQueue } from "./queue.js";

/** The used part of the browser's storage. */
export type KeyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** The used part of the browser's locks. */
export type Locks = Pick<LockManager, "request">;

/** Persistent storage of the queue, in memory where the browser offers none. */
export interface QueueStorage {
  /** Stores this page's queue; removes an empty queue. */
  keep(owner: Owner, queue: ChangeQueue): void;
  /** Leaves this page's queue behind like a closed page's: its owner is unknown. */
  abandon(): void;
  /**
   * Hands over the queues of closed pages, one by one, if they belong to the current owner. Deletes other owners'
   * queues; keeps a queue of unknown owner until a cart names the buyer.
   */
  takeOverAbandoned(ownerNow: () => Owner, take: (queue: ChangeQueue) => void): Promise<void>;
  /** Whether other pages have or left any changes. */
  hasOthers(): boolean;
  /** Whether other pages have or left changes that belong, or may belong, to this owner. */
  mayHold(owner: Owner): boolean;
  /** The other pages' queues that this owner may see. */
  queueOfOthers(owner: Owner): ChangeQueue;
  /** Calls back when a page closes and leaves changes of this owner behind. */
  watch(owner: Owner, left: () => void): void;
  keepCart(owner: Owner, cart: CartView | null): void;
  cart(owner: Owner): CartView | null | undefined;
  /** Deletes this page's queue, and other pages' queues that do not belong to this owner: the owner has changed. */
  clear(owner: Owner): void;
  /**
   * Runs a function under mutual exclusion: no other page sends meanwhile. Runs it anyway after some seconds, since
   * the other page may be suspended; the cart's revision and the other pages' queues then keep changes apart.
   */
  whileAlone<T>(run: () => Promise<T>): Promise<T>;
}

const VERSION = 3;
/** The greatest wait for another page's lock or change, in milliseconds, and for the lock after a timeout. */
export const LOCK_WAIT_MS = 5_000;
const SHORT_LOCK_WAIT_MS = 500;
interface Kept<T> {
  version: number;
  owner: Owner;
  value: T;
}

/** A storage in memory, which ends with the page. */
export function memoryStorage(): QueueStorage {
  let own: { owner: Owner; queue: ChangeQueue } | undefined;
  let left: { owner: Owner; queue: ChangeQueue }[] = [];
  return {
    keep(owner, queue) {
      own = queue.length > 0 ? { owner, queue } : undefined;
    },
    abandon() {
      left = own ? [...left, own] : left;
      own = undefined;
    },
    takeOverAbandoned(ownerNow, take) {
      const [found, owner] = [left, ownerNow()];
      left = found.filter((each) => belongsTo(each.owner, owner) === "unknown");
      found.filter((each) => belongsTo(each.owner, owner) === "yes").forEach(({ queue }) => take(queue));
      return Promise.resolve();
    },
    hasOthers: () => left.length > 0,
    mayHold: (owner) => left.some((each) => mayBelong(each.owner, owner)),
    queueOfOthers: () => [],
    watch: () => undefined,
    keepCart: () => undefined,
    cart: () => undefined,
    clear(owner) {
      own = undefined;
      left = left.filter((each) => outlives(each.owner, owner));
    },
    whileAlone: (run) => run(),
  };
}

/** A storage in the browser's storage, shared by an origin's pages with the same session. */
export function sharedStorage(storage: KeyStorage, locks: Locks, page: string, place: string): QueueStorage {
  const names = namesOf(place);
  let own = `${names.queue}${page}`;
  const watched = new Set<string>();
  let release: (() => void) | undefined;
  let lockWaitMs = LOCK_WAIT_MS;

  const live = (): void => {
    if (release) return;
    const released = new Promise<void>((resolve) => (release = resolve));
    void locks.request(own, () => released);
  };
  const rest = (): void => {
    release?.();
    release = undefined;
  };
  const write = (key: string, owner: Owner, value: unknown): void => {
    try {
      storage.setItem(key, JSON.stringify({ version: VERSION, owner, value }));
    } catch {
      // Storage is full or blocked: memory keeps the queue while the page is open.
    }
  };
  const isQueue = (key: string): boolean => key.startsWith(names.queue);
  const queues = (): string[] => keysOf(storage).filter((key) => isQueue(key) && key !== own);
  const isFor = (owner: Owner, key: string, rule: (kept: Owner, now: Owner) => boolean): boolean => {
    const kept = read<ChangeQueue>(storage, key);
    return kept !== undefined && rule(kept.owner, owner);
  };

  return {
    keep(owner, queue) {
      if (queue.length === 0) {
        storage.removeItem(own);
        rest();
      } else {
        live();
        write(own, owner, queue);
      }
    },
    abandon() {
      own = `${names.queue}${randomId()}`;
      rest();
    },
    async takeOverAbandoned(ownerNow, take) {
      for (const key of queues()) {
        await locks.request(key, { ifAvailable: true }, (lock) => {
          if (!lock) return;
          const kept = read<ChangeQueue>(storage, key);
          const answer = kept ? belongsTo(kept.owner, ownerNow()) : "no";
          if (answer === "unknown") return;
          storage.removeItem(key);
          // Written immediately, since this page may close while it waits for the next lock.
          if (kept && answer === "yes") take(kept.value);
        });
      }
    },
    hasOthers: () => queues().length > 0,
    mayHold: (owner) => queues().some((key) => isFor(owner, key, mayBelong)),
    queueOfOthers: (owner) =>
      queues().flatMap((key) => {
        const kept = read<ChangeQueue>(storage, key);
        return kept && mayShow(kept.owner, owner) ? kept.value : [];
      }),
    watch(owner, left) {
      for (const key of queues().filter((each) => !watched.has(each) && isFor(owner, each, isOf))) {
        watched.add(key);
        // The lock is free once the other page's queue is empty or the page is closed. Only a closed page leaves a
        // queue behind.
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
      for (const key of queues()) {
        const kept = read<ChangeQueue>(storage, key);
        if (!kept || !outlives(kept.owner, owner)) storage.removeItem(key);
      }
      rest();
    },
    async whileAlone<T>(run: () => Promise<T>) {
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(), lockWaitMs);
      let running: Promise<T> | undefined;
      const start = (): Promise<T> => {
        clearTimeout(timer);
        lockWaitMs = LOCK_WAIT_MS;
        return (running = run());
      };
      return locks.request(names.send, { signal: waiting.signal }, start).catch((error: unknown) => {
        if (running || !waiting.signal.aborted) throw error;
        lockWaitMs = SHORT_LOCK_WAIT_MS;
        return run();
      }) as Promise<T>;
    },
  };
}

/** The browser's storage; memory if there is no storage or lock, or if no page shares the session. */
export function browserStorage(place: Place): QueueStorage {
  try {
    if (place !== null && typeof window !== "undefined" && "locks" in navigator) {
      return sharedStorage(window.localStorage, navigator.locks, randomId(), place);
    }
  } catch {
    // Storage is blocked.
  }
  return memoryStorage();
}

function keysOf(storage: KeyStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== null);
}

function read<T>(storage: KeyStorage, key: string): Kept<T> | undefined {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? "null") as Partial<Kept<T>> | null;
    return kept?.version === VERSION && kept.owner && "value" in kept ? (kept as Kept<T>) : undefined;
  } catch {
    // An unknown or truncated value counts as missing.
    return undefined;
  }
}

/** The storage's name; `null` for a session of this page alone. */
export type Place = Session["place"];

/** The keys and locks that the pages of one session share. */
export interface Names {
  readonly channel: string;
  /** The key prefix of the pages' queues. */
  readonly queue: string;
  readonly cart: string;
  /** The lock of the sending page. */
  readonly send: string;
}

export function namesOf(place: string): Names {
  const channel = `cartwright-cart.${place}`;
  return { channel, queue: `${channel}.queue.`, cart: `${channel}.known`, send: `${channel}.send` };
}

/** A unique id. A page over plain http, as in a local network, has no `randomUUID`. */
export function randomId(): string {
  const made = (crypto as Partial<Crypto>).randomUUID?.();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return made ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
