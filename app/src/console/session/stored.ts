/** The console's entries in local storage. */

/** Reads an entry; undefined if none passes `isValid`. */
export function readStored<Value>(key: string, isValid: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes an entry. If storage is blocked, the value lasts only as long as the page. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is blocked or full.
  }
}

/** Reads a list, without entries that fail `isValid`. */
export function readList<Entry>(key: string, isValid: (value: unknown) => value is Entry): Entry[] {
  return (readStored(key, Array.isArray) ?? []).filter(isValid);
}
