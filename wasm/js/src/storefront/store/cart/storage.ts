/**
 * Where pending changes and the cart known last outlive the page. Each page writes a queue of its own, so that no page
 * can overwrite what another has not sent yet; the queue of a page that is gone is taken over by one that lives. Whether a
 * page lives is told by a lock that it holds for as long as its queue is not empty.
 */

import type { Session } from "../../../sdk/auth/session.js";
import type { CartView } from "../../cart-view/view.js";
import { belongsTo, isOf, mayBelong, mayShow, outlives, type Owner } from "./owner.js";
import type { ChangeQueue } from "./queue.js";

/** The part of the browser's storage that is needed. */
export type KeyStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** The part of the browser's locks that is needed. */
export type Locks = Pick<LockManager, "request">;

/** Persistent storage of the queue; it keeps nothing where the browser does not. */
export interface QueueStorage {
  /** Keeps this page's queue; an empty one is forgotten. */
  keep(owner: Owner, queue: ChangeQueue): void;
  /** Leaves this page's queue behind as one that is gone would: whose it is has to be found out. */
  abandon(): void;
  /**
   * Hands over what pages that are gone have left, queue by queue, as far as it is the owner's, who may change meanwhile. What
   * is somebody else's is forgotten; what may be this owner's stays until a cart has told.
   */
  takeOverAbandoned(ownerNow: () => Owner, take: (queue: ChangeQueue) => void): Promise<void>;
  /** Whether other pages wait for something, or have left something, that is this owner's, or of which a cart may tell so. */
  mayHold(owner: Owner): boolean;
  /** The queues of other pages, as far as this owner may see them. */
  queueOfOthers(owner: Owner): ChangeQueue;
  /** Calls back when a page that waits for something of this owner's now is gone, and has left it. */
  watch(owner: Owner, left: () => void): void;
  keepCart(owner: Owner, cart: CartView | null): void;
  cart(owner: Owner): CartView | null | undefined;
  /** Forgets what this page keeps, and what others keep that is not this owner's: they have come in another's place. */
  clear(owner: Owner): void;
  /** Runs something while no other page sends. */
  whileAlone<T>(run: () => Promise<T>): Promise<T>;
}

const VERSION = 3;
interface Kept<T> {
  version: number;
  owner: Owner;
  value: T;
}

/** A storage that lasts as long as the page. */
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

/** A storage in the browser's storage, shared by the pages of an origin that share the session. */
export function sharedStorage(storage: KeyStorage, locks: Locks, page: string, place: string): QueueStorage {
  const names = namesOf(place);
  let own = `${names.queue}${page}`;
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
          if (!lock) {
            return;
          }
          const kept = read<ChangeQueue>(storage, key);
          const answer = kept ? belongsTo(kept.owner, ownerNow()) : "no";
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
    mayHold: (owner) => queues().some((key) => isFor(owner, key, mayBelong)),
    queueOfOthers: (owner) =>
      queues().flatMap((key) => {
        const kept = read<ChangeQueue>(storage, key);
        return kept && mayShow(kept.owner, owner) ? kept.value : [];
      }),
    watch(owner, left) {
      for (const key of queues().filter((each) => !watched.has(each) && isFor(owner, each, isOf))) {
        watched.add(key);
        // The lock is free once that page waits for nothing, or is gone. Only one that is gone leaves its queue behind.
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
        if (!kept || !outlives(kept.owner, owner)) {
          storage.removeItem(key);
        }
      }
      rest();
    },
    whileAlone: <T>(run: () => Promise<T>) => locks.request(names.send, run) as Promise<T>,
  };
}

/** The browser's storage; where it has no storage or no locks, or no page shares the session, one for this page. */
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
    // Not ours, or cut short: as if it were not there.
    return undefined;
  }
}

/** A name of where it is kept; `null` for a session that this page alone has. */
export type Place = Session["place"];

/** Names that the pages of one session share. */
export interface Names {
  readonly channel: string;
  /** The prefix of the keys of pages' queues. */
  readonly queue: string;
  readonly cart: string;
  /** The lock of whoever sends. */
  readonly send: string;
}

export function namesOf(place: string): Names {
  const channel = `cartwright-cart.${place}`;
  return { channel, queue: `${channel}.queue.`, cart: `${channel}.known`, send: `${channel}.send` };
}

/** An id that no other page makes. A page over plain http, as in a local network, is not given `randomUUID`. */
export function randomId(): string {
  const made = (crypto as Partial<Crypto>).randomUUID?.();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return made ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
