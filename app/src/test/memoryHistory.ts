import { type History, locationOf, newKey, type Visit } from "../lib/router/history";

/** A path of the store, or one with the state of its entry. */
export type Start = string | { pathname: string; state: unknown };

/** A history in memory. */
export function memoryHistory(start: Start) {
  const at = (path: string, state: unknown, key: string) => {
    const url = new URL(path, "http://localhost");
    return locationOf(url, url.pathname, { state, key });
  };
  const entries = [typeof start === "string" ? at(start, null, "default") : at(start.pathname, start.state, "default")];
  const listeners = new Set<() => void>();
  let index = 0;
  let type: Visit["type"] = "pop";
  const arrive = (next: number, how: Visit["type"]) => {
    [index, type] = [next, how];
    for (const listener of listeners) listener();
  };
  const history: History = {
    visit: () => ({ location: entries[index]!, type }),
    navigate: (path, { replace = false, state = null } = {}) => {
      const next = replace ? index : index + 1;
      entries.splice(next, entries.length, at(path, state, newKey()));
      arrive(next, replace ? "replace" : "push");
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    ...history,
    /** Goes back (negative) or forward. */
    go: (steps: number) => {
      arrive(index + steps, "pop");
    },
  };
}
