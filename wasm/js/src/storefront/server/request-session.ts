/** The session of a request: the package's cookies, which the page that sent it shares. */

import type { CookieStorage } from "../../sdk/auth/tokens.js";

export interface RequestSessionOptions {
  /** The start of the cookies' names, as `cookieStorage` of the page has it. */
  name?: string;
  /** For how many days the session is kept without use. */
  days?: number;
  /**
   * The site's origin as browsers see it. When absent, that of the request's address, with the scheme and host that a
   * proxy forwards (`X-Forwarded-Proto`, `X-Forwarded-Host`); https, if the browser sent a cookie that needs it.
   */
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
export function requestSession(
  request: Pick<Request, "url" | "headers">,
  { origin, ...options }: RequestSessionOptions = {},
): RequestSession {
  const cookies = new Map((request.headers.get("cookie") ?? "").split(";").map(pairOf));
  const changed = new Map<string, string>();
  const jar = {
    origin: originOf(request, origin),
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

/** The origin of a request's site as browsers see it. */
export function originOf({ url, headers }: Pick<Request, "url" | "headers">, origin?: string): string {
  if (origin !== undefined) {
    return origin;
  }
  const own = new URL(url);
  const forwarded = (name: string): string | undefined => headers.get(name)?.split(",", 1)[0]?.trim().toLowerCase();
  const cookies = headers.get("cookie") ?? "";
  const scheme =
    forwarded("x-forwarded-proto") ?? (/(?:^|;\s*)__Host-/.test(cookies) ? "https" : own.protocol.slice(0, -1));
  const address = `${scheme}://${forwarded("x-forwarded-host") ?? own.host}`;
  return /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : own.origin;
}

function pairOf(text: string): [name: string, value: string] {
  const [, name = "", value = ""] = /^\s*([^=]*)=?(.*)$/s.exec(text) ?? [];
  return [name.trim(), value.trim()];
}
