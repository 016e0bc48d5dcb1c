/** Next.js support: middleware that keeps the visitor's session cookie, and a client for each request. */

import { cookies, headers } from "next/headers.js";
import { NextResponse } from "next/server.js";
import type { CookieStorage, Tokens } from "../../sdk/auth/tokens.js";
import { type RequestSessionOptions, requestSession } from "../server/request-session.js";

/** The client's interface for sessions. */
export interface NextClient {
  readonly auth: {
    getTokens(): Tokens;
    getAuthHeaders(): Promise<unknown>;
  };
}

export interface NextSessionOptions<Client extends NextClient> extends RequestSessionOptions {
  /** Makes the client of a request, with its session in this storage. */
  client: (tokenStorage: CookieStorage) => Client;
}

export interface NextSession<Client extends NextClient> {
  /** Creates a visitor's session and renews it before it expires, so that server components find a valid session. */
  middleware: (request: Request) => Promise<Response>;
  /** The request's client, shared by server components, route handlers and actions of the same request. */
  getClient: () => Promise<Client>;
}

/** The renewal margin before an access token expires. */
const MARGIN_SECONDS = 600;

/**
 * The session of a Next.js shop, shared with the page's `cookieStorage()`.
 *
 * ```ts
 * // lib/shop.ts
 * export const { middleware, getClient } = nextSession({
 *   client: (tokenStorage) =>
 *     createClient({ modules: { currentCartV2 }, auth: OAuthStrategy({ clientId, tokenStorage }) }),
 * });
 * // middleware.ts (proxy.ts of Next.js 16: `export { middleware as proxy }`)
 * export { middleware } from "./lib/shop";
 * export const config = { matcher: ["/((?!_next/|.*\\..*).*)"] };
 * // app/cart/page.tsx
 * const cart = await (await getClient()).currentCartV2.getCurrentCartOrNull();
 * ```
 */
export function nextSession<Client extends NextClient>({
  client: make,
  ...options
}: NextSessionOptions<Client>): NextSession<Client> {
  const clients = new WeakMap<Headers, Client>();
  return {
    async middleware(request) {
      const { tokenStorage, setCookies } = requestSessionOf(request, options);
      const { auth } = make(tokenStorage);
      if (auth.getTokens().accessToken.expiresAt < Date.now() / 1000 + MARGIN_SECONDS) {
        // The page renders without a session, too: its calls retry.
        await auth.getAuthHeaders().catch(() => undefined);
      }
      const sent = new Headers(request.headers);
      const cookie = tokenStorage.jar?.read();
      if (cookie) sent.set("cookie", cookie);
      const answer = NextResponse.next({ request: { headers: sent } });
      setCookies().forEach((text) => {
        answer.headers.append("set-cookie", text);
      });
      return answer;
    },
    async getClient() {
      const list = await headers();
      const known = clients.get(list);
      if (known) return known;
      const jar = await cookies();
      const { tokenStorage } = requestSessionOf({ url: addressOf(list), headers: list }, options, (text) => {
        try {
          jar.set(...settingOf(text));
        } catch {
          // A server component may not set cookies: the next request's middleware does.
        }
      });
      const client = make(tokenStorage);
      clients.set(list, client);
      return client;
    },
  };
}

/** The session of a request, with the cookies that the response must set. */
function requestSessionOf(
  request: Pick<Request, "url" | "headers">,
  options: RequestSessionOptions,
  tell?: (cookie: string) => void,
): { tokenStorage: CookieStorage; setCookies: () => readonly string[] } {
  const session = requestSession(request, options);
  const { jar } = session.tokenStorage;
  const write = (text: string): void => {
    jar?.write(text);
    tell?.(text);
  };
  return {
    tokenStorage: { ...session.tokenStorage, ...(jar && { jar: { ...jar, write } }) },
    setCookies: () => session.setCookies,
  };
}

/** The URL of a request, from its headers alone. */
function addressOf(list: Headers): string {
  const host = list.get("x-forwarded-host") ?? list.get("host") ?? "localhost";
  const scheme = list.get("x-forwarded-proto") ?? (/^(?:localhost|127\.|\[::1\])/.test(host) ? "http" : "https");
  return `${scheme.split(",", 1)[0] ?? scheme}://${host}/`;
}

/** The arguments of `cookies().set` for a `Set-Cookie` value. */
function settingOf(text: string): [name: string, value: string, options: Record<string, string | number | boolean>] {
  const [pair = "", ...attributes] = text.split(/;\s*/);
  const [, name = "", value = ""] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
  const settings: Record<string, string | number | boolean> = {};
  for (const attribute of attributes) {
    const [key = "", of] = attribute.split("=", 2);
    const option =
      key.toLowerCase() === "max-age" ? "maxAge" : key.toLowerCase() === "samesite" ? "sameSite" : key.toLowerCase();
    settings[option] =
      of === undefined ? true : option === "maxAge" ? Number(of) : option === "sameSite" ? of.toLowerCase() : of;
  }
  return [name, decodeURIComponent(value), settings];
}
