/** What an owner has set up for a list, in this browser. */

/** Reads an entry; undefined where there is none that `isValid` accepts. */
export function readStored<Value>(key: string, isValid: (value: unknown) => value is Value): Value | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes an entry. Where storage is blocked, what was set up lasts until the page is left. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full.
  }
}
