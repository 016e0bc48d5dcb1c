/** The product lists of a client: the page's cache, and the shown lists. */

import { onHeadersChange } from "../../../sdk/client-listeners.js";
import type { Facets, ProductPage } from "../../catalog-view/query.js";
import { Answers } from "../answers.js";
import { byClient } from "../by-client.js";

/** A list that has subscribers. */
interface ShownList {
  /** Invalidates the answers that the list uses, and reloads it. */
  readonly refresh: () => void;
  /** Retries a failed request; otherwise does nothing. */
  readonly repeatFailure: () => void;
}

export interface Lists {
  readonly pages: Answers<ProductPage>;
  readonly facets: Answers<Facets>;
}

/** The number of cached pages. */
const MAX_PAGES = 100;
const MAX_FACETS = 50;
/** The time to live of an answer, in milliseconds. */
const FRESH_MS = 30_000;

/** The answers of a client's lists. */
export const listsOf = byClient((_client: object): Lists => ({
  pages: new Answers(MAX_PAGES, FRESH_MS),
  facets: new Answers(MAX_FACETS, FRESH_MS),
}));

/** The shown lists; a server has none. */
const shown = new WeakMap<object, Set<ShownList>>();

/** The shown lists of a client. */
export function shownOf(client: object): Set<ShownList> {
  const own = shown.get(client) ?? new Set();
  shown.set(client, own);
  onHeadersChange(client, refreshAll);
  return own;
}

/** Makes all answers stale. */
export function expire({ pages, facets }: Lists): void {
  pages.expire();
  facets.expire();
}

/** A changed header, such as the language or the currency, changes all lists. */
function refreshAll(client: object): void {
  refreshLists(client);
}

/**
 * Invalidates the product lists of a client. Shown lists reload now, with their old products until the new ones
 * arrive; other lists reload when they are shown. A change of the client's headers invalidates them, too.
 *
 * ```ts
 * refreshLists(client); // prices have changed
 * addEventListener("online", () => refreshLists(client, { failedOnly: true }));
 * ```
 *
 * @param options `failedOnly`: retries only the failed requests of shown lists
 */
export function refreshLists(client: object, { failedOnly = false }: { readonly failedOnly?: boolean } = {}): void {
  if (!failedOnly) expire(listsOf(client));
  for (const list of [...shownOf(client)]) {
    if (failedOnly) {
      list.repeatFailure();
    } else {
      list.refresh();
    }
  }
}
