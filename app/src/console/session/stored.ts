/** The console's entries in the storage of this browser. */

/** Reads an entry; undefined where there is none that `isValid` accepts. */
export function readStored<Value>(key: string, isValid: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes an entry. Where storage is blocked, the value lasts until the page is left. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full.
  }
}

/** Reads a list; entries that `isValid` refuses are left out. */
export function readList<Entry>(key: string, isValid: (value: unknown) => value is Entry): Entry[] {
  return (readStored(key, Array.isArray) ?? []).filter(isValid);
}
