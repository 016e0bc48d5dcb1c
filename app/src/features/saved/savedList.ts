import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useConfig } from "../../lib/useShop";

/** Lists of product ids that are kept on this device, the latest first. */
type SavedList = keyof typeof MAX_LENGTH;

const MAX_LENGTH = { wishlist: 60, compare: 4, viewed: 9 } as const;

const EMPTY = "[]";
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

/** A list of product ids on this device. */
export function useSavedList(list: SavedList): Saved {
  const { clientId } = useConfig();
  const key = keyOf(list, clientId);
  const max = MAX_LENGTH[list];
  const text = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => EMPTY,
  );
  const ids = useMemo(() => parseIds(text, max), [text, max]);
  const remember = useCallback(
    (id: string) => {
      const others = parseIds(read(key), max).filter((other) => other !== id);
      write(key, [id, ...others].slice(0, max));
    },
    [key, max],
  );
  const remove = useCallback(
    (gone: readonly string[]) => {
      write(
        key,
        parseIds(read(key), max).filter((id) => !gone.includes(id)),
      );
    },
    [key, max],
  );
  const toggle = useCallback(
    (id: string) => {
      const known = parseIds(read(key), max);
      if (known.includes(id)) remove([id]);
      else if (known.length < max) remember(id);
    },
    [key, max, remember, remove],
  );
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
