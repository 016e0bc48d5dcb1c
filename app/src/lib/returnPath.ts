/** Where to go after a login: kept in the address of the login page, and so never to be trusted. */

const PARAMETER = "returnPath";
const ACCOUNT = "/account";
/** The page of the store to which a login by redirect returns. */
export const LOGIN_CALLBACK = "/login/callback";
/** Pages that are about logging in: going back to one of them would go in a circle. */
const ENTRANCES = /^\/(login|register|recover|verify-email)(\/|$)/;

/** Where the store is; where pages are made beforehand any place will do. */
const HERE = typeof window === "undefined" ? "https://store.invalid" : window.location.origin;

/** A path of this store, or else the account. `//elsewhere`, `/\elsewhere` and `javascript:` are none. */
export function safeReturnPath(wanted: string | null | undefined, fallback = ACCOUNT): string {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, HERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // Resolved as the browser would, and then once more: `/.//elsewhere` becomes `//elsewhere`.
  if (origin !== HERE || pathname.startsWith("//") || ENTRANCES.test(pathname)) return fallback;
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

/** Whether a query or fragment is that of a login's callback (RFC 6749, section 4.1.2). */
export function isLoginCallback(text: string): boolean {
  const params = new URLSearchParams(text.slice(1));
  return params.has("state") && (params.has("code") || params.has("error"));
}
