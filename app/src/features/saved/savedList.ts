import { heldStore } from "@cartwright/sdk/store";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useConfig } from "../../lib/useShop";

/** The lists of product ids stored on this device, latest first. */
type SavedList = keyof typeof MAX_LENGTH;

const MAX_LENGTH = { wishlist: 60, compare: 4, viewed: 9 } as const;

const EMPTY = "[]";
const NONE: readonly string[] = [];

/** A new object after each change of a list, in this tab or another. */
const changes = heldStore({}, () => {
  window.addEventListener("storage", noteChange);
  return () => window.removeEventListener("storage", noteChange);
});

function noteChange(): void {
  changes.set({});
}

/** The storage key of a list: two shops on one origin have separate lists. */
function keyOf(list: SavedList, clientId: string): string {
  return `cartwright.${list}.${clientId}`;
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? EMPTY;
  } catch {
    // Storage is blocked: the list is empty.
    return EMPTY;
  }
}

function write(key: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Storage is blocked or full: nothing is stored.
  }
  noteChange();
}

/** Forgets viewed and compared products. A visitor's wishlist stays: its page says that this device stores it. */
export function forgetViewed(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (/^cartwright\.(viewed|compare)\./.test(key)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: nothing was stored.
  }
  noteChange();
}

/** Parses the ids of a stored list; drops anything else. */
export function parseIds(text: string, max: number): string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string").slice(0, max) : [];
  } catch {
    return [];
  }
}

export interface Saved {
  ids: readonly string[];
  /** The greatest number of products. */
  max: number;
  isFull: boolean;
  /** Adds a product at the front, or removes it. A full list stays unchanged. */
  toggle: (id: string) => void;
  /** Adds a product at the front; drops the last one if the list is full. */
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

  readonly subscribe = changes.subscribe;

  /** The ids, by the same reference until they change. */
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

/** Removes products that the shop no longer has; returns whether it removed any on this visit. */
export function useRemoval(gone: readonly string[], remove: Saved["remove"]): boolean {
  const [hasRemoved, setHasRemoved] = useState(false);
  if (gone.length > 0 && !hasRemoved) setHasRemoved(true);
  useEffect(() => {
    if (gone.length > 0) remove(gone);
  }, [gone, remove]);
  return hasRemoved;
}
