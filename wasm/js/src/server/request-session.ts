/** The session of a request: the package's cookies, which the page that sent it shares. */

import type { CookieStorage } from "../auth/tokens.js";

export interface RequestSessionOptions {
  /** The start of the cookies' names, as `cookieStorage` of the page has it. */
  name?: string;
  /** For how many days the session is kept without use. */
  days?: number;
  /** The site's origin as browsers see it, where a proxy hides it: that of the request's address when absent. */
  origin?: string;
}

export interface RequestSession {
  /** For an `OAuthStrategy` that is made for this request alone. */
  readonly tokenStorage: CookieStorage;
  /** The values of `Set-Cookie` for the answer: of the cookies that have changed since. */
  readonly setCookies: readonly string[];
}

/**
 * Reads the session of a page from its request, and says what the answer is to set.
 *
 * ```ts
 * const { tokenStorage, setCookies } = requestSession(request);
 * const client = createClient({ modules: { currentCart }, auth: OAuthStrategy({ clientId, tokenStorage }) });
 * const cart = await client.currentCart.getCurrentCartOrNull();
 * ```
 */
export function requestSession(request: Request, { origin, ...options }: RequestSessionOptions = {}): RequestSession {
  const cookies = new Map((request.headers.get("cookie") ?? "").split(";").map(pairOf));
  const changed = new Map<string, string>();
  const jar = {
    origin: origin ?? new URL(request.url).origin,
    read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    write(cookie: string) {
      const [name, value] = pairOf(cookie.split(";", 1)[0] ?? "");
      cookies.set(name, value);
      changed.set(name, cookie);
    },
  };
  return {
    tokenStorage: { kind: "cookie", ...options, jar },
    get setCookies() {
      return [...changed.values()];
    },
  };
}

function pairOf(text: string): [name: string, value: string] {
  const [, name = "", value = ""] = /^\s*([^=]*)=?(.*)$/s.exec(text) ?? [];
  return [name.trim(), value.trim()];
}
