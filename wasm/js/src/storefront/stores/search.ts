/** Suggestions while a shopper types a search, as an external store. */

import { onHeadersChange } from "../../sdk/client-listeners.js";
import type { Suggestions } from "../catalog-view/query.js";
import { Answers } from "./answers.js";
import { byClient } from "./by-client.js";
import { catalogOf, type CatalogOwner, type CatalogSource } from "../catalog-view/catalog-of.js";
import { type ExternalStore, heldStore, setFields } from "./external.js";

/** The state of a search with suggestions. */
export interface SearchSnapshot {
  /** The typed text. */
  readonly text: string;
  /** The suggestions for the text, or for the previous one while loading; `undefined` for short texts. */
  readonly suggestions: Suggestions | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
}

/** Options of `searchStore`. */
export interface SearchOptions {
  /** The debounce, in milliseconds; 80 when absent. */
  readonly pauseMs?: number;
  /** The shortest text with suggestions; 2 characters when absent. */
  readonly minLength?: number;
  /** Returns the catalog; `catalogOf(client)` when absent. */
  readonly catalog?: CatalogSource;
}

/** A search with suggestions as an external store. */
export interface SearchStore extends ExternalStore<SearchSnapshot> {
  /** Sets the text of the field. */
  readonly type: (text: string) => void;
}

/** The number of texts whose suggestions are cached. */
const MAX_CACHED = 50;
/** How long suggestions are cached, in milliseconds. */
const FRESH_MS = 5 * 60_000;

/** The cached suggestions of a client, until a changed header, such as the language. */
const suggestionsOf = byClient((client: object): Answers<Suggestions> => {
  onHeadersChange(client, forget);
  return new Answers(MAX_CACHED, FRESH_MS);
});

function forget(client: object): void {
  suggestionsOf(client).clear();
}

/**
 * The suggestions of a search field: products and collections, on sites of either catalog. The next text cancels
 * a request in flight.
 *
 * ```ts
 * const search = searchStore(client);
 * field.addEventListener("input", () => search.type(field.value));
 * search.subscribe(() => render(search.getSnapshot().suggestions?.products ?? []));
 * ```
 */
export function searchStore(
  client: CatalogOwner,
  { pauseMs = 80, minLength = 2, catalog = () => catalogOf(client) }: SearchOptions = {},
): SearchStore {
  const held = heldStore<SearchSnapshot>(
    { text: "", suggestions: undefined, isLoading: false, error: undefined },
    () => {
      if (isInterrupted) store.type(held.getSnapshot().text);
      return () => {
        isInterrupted = held.getSnapshot().isLoading;
        stop();
        setFields(held, { isLoading: false });
      };
    },
  );
  const cache = suggestionsOf(client);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  /** Whether the last subscriber left while suggestions were loading. */
  let isInterrupted = false;

  const stop = (): void => {
    clearTimeout(timer);
    request.abort();
  };
  const load = async (text: string): Promise<void> => {
    const { signal } = request;
    try {
      const suggestions = await (await catalog()).suggestions(text, { signal });
      if (!signal.aborted) {
        cache.set(text, suggestions);
        setFields(held, { suggestions, isLoading: false });
      }
    } catch (error) {
      if (!signal.aborted) setFields(held, { suggestions: undefined, isLoading: false, error });
    }
  };
  const store: SearchStore = {
    getSnapshot: held.getSnapshot,
    subscribe: held.subscribe,
    type(text) {
      stop();
      isInterrupted = false;
      request = new AbortController();
      const wanted = text.trim();
      const known = cache.isFresh(wanted) ? cache.get(wanted) : undefined;
      if (known || wanted.length < minLength) {
        setFields(held, { text, suggestions: known, isLoading: false, error: undefined });
        return;
      }
      setFields(held, { text, isLoading: true, error: undefined });
      timer = setTimeout(() => void load(wanted), pauseMs);
    },
  };
  return store;
}
