/** The URL of a product list, and its entry in the browser's history. */

/** The location of a list's state: its URL and history entry. */
export interface ListingAddress {
  /** The query, such as `?sort=newest`. */
  readonly search: string;
  /** The first shown page, kept in the history entry's state: Back then shows all pages again. */
  readonly from: number;
  /** Whether to replace the current history entry, for a further page or a correction, or to push a new one. */
  readonly replace: boolean;
}

/** The name of the first page in a history entry's state. */
const FROM = "listFrom";
/** The greatest number of pages shown after Back or a reload. */
const MAX_PAGES = 40;

/** The first page in the current history entry's state. */
export function keptFrom(): number | undefined {
  const { history } = globalThis as { history?: { readonly state: Partial<Record<typeof FROM, number>> | null } };
  return history?.state?.[FROM];
}

/** The query of the page's URL; empty on a server. */
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

/** The first page to show; for an invalid value, the last page alone. */
export function firstPage(from: number | undefined, page: number): number {
  const isPossible = from !== undefined && Number.isInteger(from) && from >= 1 && from <= page;
  return isPossible && page - from < MAX_PAGES ? from : page;
}
