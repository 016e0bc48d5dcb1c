/** The state of a list in its address, so that reloads, links and the way back find it again. */
import { startTransition, useCallback, useOptimistic } from "react";
import { useSearchParams } from "react-router";

export interface ListParams<Key extends string> {
  /** Each parameter; empty where the address has none. */
  values: Readonly<Record<Key, string>>;
  /** Changes some of them, and begins at the first page again. */
  change: (changes: Partial<Record<Key, string>>) => void;
  /** The page: a cursor or a number; empty for the first. */
  page: string;
  /** Turns to another page. */
  turn: (page: string) => void;
  /** The address's query as a whole, without the page. */
  query: string;
}

/** The parameter of the page. */
const PAGE = "page";

/** Reads and changes the parameters of a list. */
export function useListParams<Key extends string>(keys: readonly Key[]): ListParams<Key> {
  const [fromAddress, setParams] = useSearchParams();
  // Changes are optimistic: a field shows its new value at once, and the address follows.
  const [params, showAtOnce] = useOptimistic(fromAddress);
  const values = Object.fromEntries(keys.map((key) => [key, params.get(key) ?? ""])) as Record<Key, string>;
  const change = useCallback(
    (changes: Partial<Record<Key, string>>) => {
      const apply = (before: URLSearchParams) => {
        const next = new URLSearchParams(before);
        next.delete(PAGE);
        for (const [key, value] of Object.entries<string | undefined>(changes)) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      };
      startTransition(() => {
        showAtOnce(apply);
        // Typing in a search makes no history.
        setParams(apply, { replace: Object.keys(changes).includes("q"), preventScrollReset: true });
      });
    },
    [setParams, showAtOnce],
  );
  const turn = (page: string) => {
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.set(PAGE, page);
      return next;
    });
  };
  const bare = new URLSearchParams(params);
  bare.delete(PAGE);
  return { values, change, page: params.get(PAGE) ?? "", turn, query: bare.toString() };
}
