/** The product lists of a client: their cached answers, and the lists in sight. */

import { onHeadersChange } from "../../../sdk/header-changes.js";
import type { Facets, ProductPage } from "../../catalog-view/query.js";
import { Answers } from "../answers.js";

/** A list that has subscribers. */
interface ShownList {
  /** Reads the list again. */
  readonly refresh: () => void;
  /** Repeats a failed request; otherwise does nothing. */
  readonly repeatFailure: () => void;
}

export interface Lists {
  readonly pages: Answers<ProductPage>;
  readonly facets: Answers<Facets>;
  readonly shown: Set<ShownList>;
}

/** The number of cached pages. */
const MAX_PAGES = 100;
const MAX_FACETS = 50;
/** The time to live of an answer, in milliseconds. */
const FRESH_MS = 30_000;

const lists = new WeakMap<object, Lists>();

export function listsOf(client: object): Lists {
  let own = lists.get(client);
  if (!own) {
    own = { pages: new Answers(MAX_PAGES, FRESH_MS), facets: new Answers(MAX_FACETS, FRESH_MS), shown: new Set() };
    lists.set(client, own);
    onHeadersChange(client, refreshAll);
  }
  return own;
}

/** A changed header, such as the language or the currency, changes all lists. */
function refreshAll(client: object): void {
  refreshLists(client);
}

/**
 * Invalidates the product lists of a client. Lists in sight reload now, and show their old products until the new ones
 * come; other lists reload when they come into sight. A change of the client's headers invalidates them, too.
 *
 * ```ts
 * refreshLists(client); // prices have changed
 * addEventListener("online", () => refreshLists(client, { failedOnly: true }));
 * ```
 *
 * @param options `failedOnly`: repeats the failed requests of the lists in sight, and no other
 */
export function refreshLists(client: object, { failedOnly = false }: { readonly failedOnly?: boolean } = {}): void {
  const { pages, facets, shown } = listsOf(client);
  if (!failedOnly) {
    pages.expire();
    facets.expire();
  }
  for (const list of [...shown]) {
    if (failedOnly) {
      list.repeatFailure();
    } else {
      list.refresh();
    }
  }
}
