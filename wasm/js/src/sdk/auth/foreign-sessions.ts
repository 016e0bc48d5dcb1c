/** The sessions that the platform's own tools and templates store in a browser: where, and in which format. */

import type { OAuthData } from "./callback.js";
import type { Connection, CoreClient } from "../drive/core-client.js";
import { loadCode } from "../lazy-code.js";
import { type CookieJar, type GivenRefreshToken, isEmpty } from "./tokens.js";

/** A session that another tool stored. */
export interface ForeignSession {
  readonly refreshToken: GivenRefreshToken;
  /** Removes the session from the other tool's storage. */
  remove(): void;
}

/** A redirect login that another tool has started. */
export interface ForeignLogin {
  readonly data: OAuthData;
  /** The path on this site to return to. */
  readonly returnPath: string;
  /** Removes the login from the other tool's storage. */
  readonly remove: () => void;
}

/** The client that takes over a foreign session. */
export interface AdoptingClient {
  readonly core: CoreClient;
  readonly clientId: string;
  /** The settings for token requests. */
  readonly connection: Connection;
  readonly jar: CookieJar | undefined;
  /** The name of the lock between tabs. */
  readonly lock: string;
}

/** Takes over a session of another tool: see `foreignSessions`. */
export interface Adoption {
  /** The stored sessions that may belong to this client, members' first. */
  find(clientId: string, jar?: CookieJar): ForeignSession[];
  /** The pending login with this state, if another tool has started one in this browser. */
  login(clientId: string, state: string): ForeignLogin | undefined;
  /** Takes over the first session that the platform renews for this client, if the client has no session. */
  run(client: AdoptingClient): Promise<void>;
}

/** The cookies: of `@wix/astro` and the external login template, and of the templates for Next.js. */
const COOKIES = ["wixSession", "wix-session", "session", "wix_refreshToken"];

/** The `localStorage` key of browser-only apps, before the client id. */
const LOCAL_KEY = "wix-visitor-token-";
/** The `localStorage` key of a pending login, before the client id. */
const LOGIN_KEY = "wix-oauth-data-";

/**
 * Takes over the session that the platform's own tools left in the browser, so that visitors keep their cart and
 * members stay signed in when a shop switches to this package. The first call looks for a session if there is none of
 * this package, renews it once, and keeps it if the platform says that it belongs to this client id. A session that the
 * platform refuses stays where it is.
 *
 * ```ts
 * const auth = OAuthStrategy({ clientId, tokenStorage: cookieStorage({ adopt: foreignSessions() }) });
 * ```
 *
 * `completeLogin` also completes a login that a browser-only app began before the switch, if the callback is in the same browser.
 *
 * Cookies of `@wix/astro` (`wixSession`) and of the templates (`wix-session`, `session`, `wix_refreshToken`), and the
 * `localStorage` of browser-only apps. On servers, `requestSession(request, { adopt: foreignSessions() })`.
 */
export function foreignSessions(): Adoption {
  return {
    find: sessionsFor,
    login: foundLogin,
    async run(client) {
      const sessions = isEmpty(client.core.tokens()) ? sessionsFor(client.clientId, client.jar) : [];
      if (sessions.length > 0) {
        const { adoptFirst } = await loadCode("the code that adopts sessions", () => import("./adopt.js"));
        await adoptFirst(client, sessions);
      }
    },
  };
}

function sessionsFor(clientId: string, jar?: CookieJar): ForeignSession[] {
  const stored = [...inCookies(jar), ...(jar ? [] : inLocalStorage(clientId))];
  const sessions = stored.flatMap(({ text, remove }) => {
    const refreshToken = refreshTokenIn(text, clientId);
    return refreshToken ? [{ refreshToken, remove }] : [];
  });
  return sessions.sort((left, right) => Number(isMember(right)) - Number(isMember(left)));
}

const isMember = ({ refreshToken }: ForeignSession): boolean => refreshToken.role === "member";

interface Stored {
  /** Percent-encoded JSON. */
  readonly text: string;
  readonly remove: () => void;
}

function inCookies(jar: CookieJar | undefined): Stored[] {
  try {
    const pairs = (jar ? jar.read() : document.cookie).split("; ").map((pair) => pair.split("="));
    const write = (text: string): void => (jar ? jar.write(text) : void (document.cookie = text));
    return pairs
      .filter(([name = ""]) => COOKIES.includes(name))
      .map(([name = "", ...value]) => ({
        text: value.join("="),
        remove: () => write(`${name}=; Path=/; Max-Age=0`),
      }));
  } catch {
    // There is no page, or the page may not read cookies.
    return [];
  }
}

function inLocalStorage(clientId: string): Stored[] {
  try {
    const key = LOCAL_KEY + clientId;
    const text = localStorage.getItem(key);
    return text === null ? [] : [{ text: encodeURIComponent(text), remove: () => localStorage.removeItem(key) }];
  } catch {
    return [];
  }
}

function foundLogin(clientId: string, state: string): ForeignLogin | undefined {
  const key = LOGIN_KEY + clientId;
  try {
    const login = objectOf(JSON.parse(localStorage.getItem(key) ?? "null"));
    const { codeVerifier, redirectUri, returnTo, originalUri = returnTo } = login;
    if (login["state"] !== state || typeof codeVerifier !== "string" || typeof redirectUri !== "string") {
      return undefined;
    }
    // The exchange needs no challenge.
    const data = { originalUri: "", redirectUri, codeVerifier, codeChallenge: "", state };
    return { data, returnPath: pathHere(originalUri), remove: () => localStorage.removeItem(key) };
  } catch {
    // There is no page, or another format.
    return undefined;
  }
}

/** The path of a URL on this site; `/` for any other. */
function pathHere(address: unknown): string {
  const { origin, pathname, search, hash } = new URL(typeof address === "string" ? address : "/", location.href);
  return origin === location.origin && !pathname.startsWith("//") ? pathname + search + hash : "/";
}

/** The refresh token in a stored session; undefined in an unknown format, or if it names another client. */
function refreshTokenIn(text: string, clientId: string): GivenRefreshToken | undefined {
  try {
    const stored = objectOf(JSON.parse(decodeURIComponent(text)));
    if (stored["clientId"] !== undefined && stored["clientId"] !== clientId) return undefined;
    const tokens = objectOf(stored["tokens"] ?? stored);
    const token = tokens["refreshToken"] ?? tokens;
    const { value, role = tokens["role"] } = typeof token === "string" ? { value: token } : objectOf(token);
    const isToken = typeof value === "string" && value !== "" && role !== "none";
    return isToken ? { value, role: role === "member" ? "member" : "visitor" } : undefined;
  } catch {
    return undefined;
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null) throw new TypeError("not an object");
  return value as Record<string, unknown>;
}
