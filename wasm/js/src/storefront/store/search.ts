/** Suggestions while a shopper types a search, as an external store. */

import { type CatalogClient, catalogOf } from "../catalog-view/detect.js";
import type { Suggestions } from "../catalog-view/query.js";
import type { LazyClient } from "../lazy/types.js";
import { type ExternalStore, Held } from "./external.js";

export interface SearchSnapshot {
  /** The typed text. */
  readonly text: string;
  /** The suggestions for the text, or for the text before while the next are loading; `undefined` for short texts. */
  readonly suggestions: Suggestions | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
}

export interface SearchOptions {
  /** The debounce, in milliseconds; 80 when absent. */
  readonly pauseMs?: number;
  /** The shortest text with suggestions; 2 letters when absent. */
  readonly minLength?: number;
}

export interface SearchStore extends ExternalStore<SearchSnapshot> {
  /** Takes the text of the field. */
  readonly type: (text: string) => void;
}

/** The number of texts whose suggestions are cached. */
const MAX_CACHED = 50;

/**
 * The suggestions of a search field: products and collections, on sites of either catalog. A request that the next text
 * overtakes is cancelled.
 *
 * ```ts
 * const search = searchStore(client);
 * field.addEventListener("input", () => search.type(field.value));
 * search.subscribe(() => render(search.getSnapshot().suggestions?.products ?? []));
 * ```
 */
export function searchStore(
  client: CatalogClient | LazyClient<CatalogClient>,
  { pauseMs = 80, minLength = 2 }: SearchOptions = {},
): SearchStore {
  const held = new Held<SearchSnapshot>(
    { text: "", suggestions: undefined, isLoading: false, error: undefined },
    () => stop,
  );
  const cache = new Map<string, Suggestions>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();

  const stop = (): void => {
    clearTimeout(timer);
    request.abort();
  };
  const load = async (text: string): Promise<void> => {
    const { signal } = request;
    try {
      const suggestions = await (await catalogOf(client)).suggestions(text, { signal });
      cache.set(text, suggestions);
      const [oldest] = cache.keys();
      if (cache.size > MAX_CACHED && oldest !== undefined) {
        cache.delete(oldest);
      }
      if (!signal.aborted) {
        held.set({ suggestions, isLoading: false });
      }
    } catch (error) {
      if (!signal.aborted) {
        held.set({ isLoading: false, error });
      }
    }
  };
  return {
    getSnapshot: held.getSnapshot,
    subscribe: held.subscribe,
    type(text) {
      stop();
      request = new AbortController();
      const wanted = text.trim();
      const known = cache.get(wanted);
      if (known || wanted.length < minLength) {
        held.set({ text, suggestions: known, isLoading: false, error: undefined });
        return;
      }
      held.set({ text, isLoading: true, error: undefined });
      timer = setTimeout(() => void load(wanted), pauseMs);
    },
  };
}
