/** The address of a product list in the browser's history. */

/** Where a list's state is kept. */
export interface ListingAddress {
  /** The query, such as `?sort=newest`. */
  readonly search: string;
  /** The first page in sight, for the state of the history entry: back then shows all pages that were in sight. */
  readonly from: number;
  /** Whether the current history entry changes: for a further page, or a correction. Otherwise there is a new entry. */
  readonly replace: boolean;
}

/** The field of the first page in the state of a history entry. */
const FROM = "listFrom";
/** The maximum number of pages in sight after back or a reload. */
const MAX_PAGES = 40;

/** The first page in the state of the current history entry. */
export function keptFrom(): number | undefined {
  const { history } = globalThis as { history?: { readonly state: Partial<Record<typeof FROM, number>> | null } };
  return history?.state?.[FROM];
}

/** The query of the page's address; empty on a server. */
export function currentSearch(): string {
  const { location } = globalThis as { location?: Location };
  return location?.search ?? "";
}

export function writeHistory({ search, from, replace }: ListingAddress): void {
  const address = location.pathname + search;
  if (replace) {
    history.replaceState({ ...(history.state as object | null), [FROM]: from }, "", address);
  } else {
    history.pushState({ [FROM]: from }, "", address);
  }
}

/** The first page in sight; a value that cannot be right shows the last page alone. */
export function firstPage(from: number | undefined, page: number): number {
  const isPossible = from !== undefined && Number.isInteger(from) && from >= 1 && from <= page;
  return isPossible && page - from < MAX_PAGES ? from : page;
}
