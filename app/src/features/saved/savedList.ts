import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useConfig } from "../../lib/useShop";

/** Lists of product ids that are kept on this device, the latest first. */
type SavedList = keyof typeof MAX_LENGTH;

const MAX_LENGTH = { wishlist: 60, compare: 4, viewed: 9 } as const;

const EMPTY = "[]";
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();

/** A list of this shop: two shops of one origin have their own. */
function keyOf(list: SavedList, clientId: string): string {
  return `cartwright.${list}.${clientId}`;
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? EMPTY;
  } catch {
    // Storage is blocked: nothing is kept.
    return EMPTY;
  }
}

function write(key: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Storage is blocked or full: nothing is kept.
  }
  for (const listener of listeners) listener();
}

/** Forgets which products somebody looked at and compared. A visitor's wishlist stays: its page says that this device keeps it. */
export function forgetViewed(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (/^cartwright\.(viewed|compare)\./.test(key)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: nothing was kept.
  }
  for (const listener of listeners) listener();
}

/** The ids of a stored list; anything else that was stored is left out. */
export function parseIds(text: string, max: number): string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string").slice(0, max) : [];
  } catch {
    return [];
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Changes in other tabs.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

export interface Saved {
  ids: readonly string[];
  /** The largest number of products. */
  max: number;
  isFull: boolean;
  /** Puts a product first, or removes it when it is there. A full list stays as it is. */
  toggle: (id: string) => void;
  /** Puts a product first; the last one goes when there are too many. */
  remember: (id: string) => void;
  remove: (ids: readonly string[]) => void;
}

/** A list of product ids on this device, as an external store. */
export class DeviceList {
  readonly #key: string;
  readonly max: number;
  #text = EMPTY;
  #ids: readonly string[] = [];

  constructor(list: SavedList, clientId: string) {
    this.#key = keyOf(list, clientId);
    this.max = MAX_LENGTH[list];
  }

  readonly subscribe = subscribe;

  /** The ids: the same array until they change. */
  readonly ids = (): readonly string[] => {
    const text = read(this.#key);
    if (text !== this.#text) {
      this.#text = text;
      this.#ids = parseIds(text, this.max);
    }
    return this.#ids;
  };

  readonly remember = (id: string): void => {
    const others = this.ids().filter((other) => other !== id);
    write(this.#key, [id, ...others].slice(0, this.max));
  };

  readonly remove = (gone: readonly string[]): void => {
    write(
      this.#key,
      this.ids().filter((id) => !gone.includes(id)),
    );
  };

  readonly toggle = (id: string): void => {
    const known = this.ids();
    if (known.includes(id)) this.remove([id]);
    else if (known.length < this.max) this.remember(id);
  };
}

/** A list of product ids on this device. */
export function useSavedList(list: SavedList): Saved {
  const { clientId } = useConfig();
  const device = useMemo(() => new DeviceList(list, clientId), [list, clientId]);
  const ids = useSyncExternalStore(device.subscribe, device.ids, () => NONE);
  const { max, toggle, remember, remove } = device;
  return { ids, max, isFull: ids.length >= max, toggle, remember, remove };
}

/** Removes the products that the shop no longer has, and tells whether there were any on this visit. */
export function useRemoval(gone: readonly string[], remove: Saved["remove"]): boolean {
  const [hasRemoved, setHasRemoved] = useState(false);
  if (gone.length > 0 && !hasRemoved) setHasRemoved(true);
  useEffect(() => {
    if (gone.length > 0) remove(gone);
  }, [gone, remove]);
  return hasRemoved;
}
