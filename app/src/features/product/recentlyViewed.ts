import { useEffect, useSyncExternalStore } from "react";

/** The products that were looked at last, in this browser alone. */

const KEY = "cartwright.viewed";
const KEPT = 9;
const NOTHING = "[]";

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? NOTHING;
  } catch {
    // Storage is blocked: nothing is remembered.
    return NOTHING;
  }
}

function idsIn(text: string): string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string").slice(0, KEPT) : [];
  } catch {
    // Something else was kept there.
    return [];
  }
}

function remember(id: string): void {
  try {
    const others = idsIn(read()).filter((other) => other !== id);
    localStorage.setItem(KEY, JSON.stringify([id, ...others].slice(0, KEPT)));
  } catch {
    // Storage is blocked.
  }
}

/** What a page shows does not change under the shopper's eyes. */
const subscribe = () => () => undefined;

/** The ids of the products looked at before this one, the latest first; this one is remembered. */
export function useRecentlyViewed(id: string, most: number): string[] {
  const text = useSyncExternalStore(subscribe, read, () => NOTHING);
  useEffect(() => {
    remember(id);
  }, [id]);
  return idsIn(text)
    .filter((other) => other !== id)
    .slice(0, most);
}
