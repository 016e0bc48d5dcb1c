/** The return path of a login: it is part of the login page's URL, and so untrusted. */

const PARAMETER = "returnPath";
const ACCOUNT = "/account";
/** The callback path of a login by redirect. */
export const LOGIN_CALLBACK = "/login/callback";
/** Login pages: returning to one of them would be a loop. */
const ENTRANCES = /^\/(login|register|recover|verify-email)(\/|$)/;

/** The store's origin; any origin will do while prerendering. */
const HERE = typeof window === "undefined" ? "https://store.invalid" : window.location.origin;

/** A path within this store, else the account. Rejects `//elsewhere`, `/\elsewhere` and `javascript:`. */
export function safeReturnPath(wanted: string | null | undefined, fallback = ACCOUNT): string {
  if (!wanted?.startsWith("/") || !URL.canParse(wanted, HERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // Resolved like the browser does, then once more: `/.//elsewhere` becomes `//elsewhere`.
  if (origin !== HERE || pathname.startsWith("//") || ENTRANCES.test(pathname)) return fallback;
  return pathname + search + hash;
}

/** The return path in a URL's query. */
export function returnPathOf(search: string): string {
  return safeReturnPath(new URLSearchParams(search).get(PARAMETER));
}

/** The path of a login page, with its return path. */
export function withReturnPath(page: string, returnPath: string): string {
  const safe = safeReturnPath(returnPath);
  return safe === ACCOUNT ? page : `${page}?${new URLSearchParams({ [PARAMETER]: safe })}`;
}

/** Whether a query or fragment belongs to a login callback (RFC 6749, section 4.1.2). */
export function isLoginCallback(text: string): boolean {
  const params = new URLSearchParams(text.slice(1));
  return params.has("state") && (params.has("code") || params.has("error"));
}
