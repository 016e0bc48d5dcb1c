/** Requests at a server: the session in the cookies that the page shares, the origin, and bodies read up to a limit. */

import type { Adoption } from "../../sdk/auth/foreign-sessions.js";
import type { CookieStorage } from "../../sdk/auth/tokens.js";

/** Options of `requestSession`. */
export interface RequestSessionOptions {
  /** The prefix of the cookies' names, equal to the page's `cookieStorage` option. */
  name?: string;
  /** The session's lifetime in days of inactivity. */
  days?: number;
  /** Takes over the session of another tool: `foreignSessions()`. */
  adopt?: Adoption;
  /**
   * The site's origin as browsers see it. When absent, the origin of the request's URL, with the scheme and host that a
   * proxy forwards (`X-Forwarded-Proto`, `X-Forwarded-Host`); https, if the browser sent a secure cookie.
   */
  origin?: string;
}

/** The session of one request. */
export interface RequestSession {
  /** The token storage for an `OAuthStrategy` of this request alone. */
  readonly tokenStorage: CookieStorage;
  /** The `Set-Cookie` values for the response: the cookies that changed since the request. */
  readonly setCookies: readonly string[];
}

/**
 * Reads a page's session from its request, and returns the `Set-Cookie` values for the response.
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

/** The origin of a request's site, as browsers see it. */
export function originOf({ url, headers }: Pick<Request, "url" | "headers">, origin?: string): string {
  if (origin !== undefined) return origin;
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

/** The text of a body; `undefined` if the body is longer than a number of bytes. */
export async function bodyText({ body }: Pick<Body, "body">, longest: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = "";
  let length = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.byteLength;
    if (length > longest) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
