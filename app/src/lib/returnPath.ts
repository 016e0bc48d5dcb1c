/** Where to go after a login: kept in the address of the login page, and so never to be trusted. */

const PARAMETER = "returnPath";
const ACCOUNT = "/account";
/** Pages that are about logging in: going back to one of them would go in a circle. */
const ENTRANCES = /^\/(login|register|recover|verify-email)(\/|$)/;

/** A path of this store, or else the account. `//elsewhere`, `/\elsewhere` and `javascript:` are none. */
export function safeReturnPath(wanted: string | null | undefined, fallback = ACCOUNT): string {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, window.location.origin)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, window.location.origin);
  // Resolved as the browser would, and then once more: `/.//elsewhere` becomes `//elsewhere`.
  if (origin !== window.location.origin || pathname.startsWith("//") || ENTRANCES.test(pathname)) return fallback;
  return pathname + search + hash;
}

/** The return path that an address carries. */
export function returnPathOf(search: string): string {
  return safeReturnPath(new URLSearchParams(search).get(PARAMETER));
}

/** The address of a page about logging in, from which one comes back. */
export function withReturnPath(page: string, returnPath: string): string {
  const safe = safeReturnPath(returnPath);
  return safe === ACCOUNT ? page : `${page}?${new URLSearchParams({ [PARAMETER]: safe })}`;
}
