/** The state of a list in its URL, so that reloads, links and Back restore it. */
import { useCallback, useDeferredValue } from "react";
import { type UrlCodec, useUrlState } from "../../../lib/useUrlState";

export interface ListParams<Key extends string> {
  /** Each parameter; empty if the URL has none. */
  values: Readonly<Record<Key, string>>;
  /** The parameters and the page of the rows: a moment late, so that fields respond before the rows change. */
  shown: { values: Readonly<Record<Key, string>>; page: string };
  /** Whether `shown` is behind the URL. */
  isLate: boolean;
  /** Changes some parameters, and returns to the first page. */
  change: (changes: Partial<Record<Key, string>>) => void;
  /** Turns to another page. */
  turn: (page: string) => void;
  /** The URL's query without the page. */
  query: string;
}

/** The parameter of the page. */
const PAGE = "page";

const QUERY: UrlCodec<URLSearchParams> = { read: (params) => params, write: (params) => params.toString() };

/** Reads and changes the parameters of a list. */
export function useListParams<Key extends string>(keys: readonly Key[]): ListParams<Key> {
  const [params, set] = useUrlState(QUERY);
  const late = useDeferredValue(params);
  const valuesIn = (query: URLSearchParams) =>
    Object.fromEntries(keys.map((key) => [key, query.get(key) ?? ""])) as Record<Key, string>;
  const change = useCallback(
    (changes: Partial<Record<Key, string>>) => {
      // Typing in a search replaces the history entry.
      set((before) => changed(before, { ...changes, [PAGE]: "" }), {
        replace: Object.keys(changes).includes("q"),
      });
    },
    [set],
  );
  const turn = (page: string) => set((before) => changed(before, { [PAGE]: page }));
  return {
    values: valuesIn(params),
    shown: { values: valuesIn(late), page: late.get(PAGE) ?? "" },
    isLate: late.toString() !== params.toString(),
    change,
    turn,
    query: changed(params, { [PAGE]: "" }).toString(),
  };
}

function changed(params: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}
