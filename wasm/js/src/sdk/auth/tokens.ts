/** Tokens in the platform's documented format. */

import { COOKIE_NAME, type Role } from "../../generated/rules.js";
import type { Adoption } from "./foreign-sessions.js";

import { DEFAULT_API_URL } from "../host.js";

export type { Role };

/** The roles, by name. */
export const TokenRole = { NONE: "none", VISITOR: "visitor", MEMBER: "member" } as const;

/** A short-lived token that authorizes calls. */
export interface AccessToken {
  value: string;
  /** In whole seconds since 1970. */
  expiresAt: number;
}

/** A long-lived token that renews the access token. */
export interface RefreshToken {
  value: string;
  role: Role;
}

/** The tokens of a session. */
export interface Tokens {
  accessToken: AccessToken;
  refreshToken: RefreshToken;
}

/** Tokens of this package or of the platform's own SDK, where a role is any text. */
export interface GivenTokens {
  accessToken: AccessToken;
  refreshToken: GivenRefreshToken;
}

/** A refresh token of this package or of the platform's own SDK. */
export interface GivenRefreshToken {
  value: string;
  role: string;
}

/** No session. */
export const EMPTY_TOKENS: Tokens = {
  accessToken: { value: "", expiresAt: 0 },
  refreshToken: { value: "", role: TokenRole.NONE },
};

/** Your own token store. */
export interface TokenStorage {
  getTokens(): GivenTokens | undefined | null;
  setTokens(tokens: Tokens): void;
  /**
   * The storage's name, if pages share it, as with `localStorage`: these pages also share the cart's queue. Without a
   * name, each page has its own queue.
   */
  readonly place?: string;
}

/** Stores tokens in memory. */
export function createLocalTokenStorage(tokens: GivenTokens): TokenStorage {
  let kept = tokens;
  return {
    getTokens: () => kept,
    setTokens: (changed) => {
      kept = changed;
    },
  };
}

/** A cookie jar other than the page's: a request's cookies on a server. */
export interface CookieJar {
  /** The cookies' origin. */
  readonly origin: string;
  /** Reads the cookies in the format of `document.cookie`. */
  read(): string;
  /** Sets a cookie in the format of `document.cookie`. */
  write(cookie: string): void;
}

/** Selects the package's own cookies; made by `cookieStorage()`, and on servers by `requestSession()`. */
export interface CookieStorage {
  readonly kind: "cookie";
  readonly name?: string;
  readonly days?: number;
  readonly jar?: CookieJar;
  /** Takes over the session of another tool if there is no session in these cookies: `foreignSessions()`. */
  readonly adopt?: Adoption | undefined;
}

/**
 * Stores the session in cookies: reloads and tabs share it, and a reload needs no token request. Over https the cookies
 * are `Secure`, `SameSite=Lax` and bound to the host by their `__Host-` prefix.
 */
export function cookieStorage(options: Pick<CookieStorage, "name" | "days" | "adopt"> = {}): CookieStorage {
  return { kind: "cookie", ...options };
}

/** Whether the cookies or the page hold another tool's session that the storage may take over. */
export function canAdopt(storage: TokenStorage | CookieStorage | undefined, clientId: string): boolean {
  return (
    storage !== undefined && isCookieStorage(storage) && (storage.adopt?.find(clientId, storage.jar) ?? []).length > 0
  );
}

/** The storage's name, equal on all pages that share it; `null` for unshared storage. */
export function sessionPlace(
  storage: TokenStorage | CookieStorage | undefined,
  clientId: string,
  base: string = DEFAULT_API_URL,
): string | null {
  const name = storage && (isCookieStorage(storage) ? (storage.name ?? COOKIE_NAME) : storage.place);
  return name === undefined ? null : `${name}.${clientId}@${base}`;
}

export function isCookieStorage(storage: TokenStorage | CookieStorage): storage is CookieStorage {
  return "kind" in storage;
}

/** The tokens in a program's own store; empty if the store cannot be read. */
export function storedTokens(storage: TokenStorage): Tokens {
  try {
    return tokensOf(storage.getTokens());
  } catch {
    return EMPTY_TOKENS;
  }
}

/** Completes partial tokens; an invalid value counts as no tokens. */
export function tokensOf(given: unknown): Tokens {
  try {
    const { accessToken, refreshToken } = (given ?? {}) as Partial<Tokens>;
    const seconds = Math.min(Math.max(Math.trunc(Number(accessToken?.expiresAt)) || 0, 0), Number.MAX_SAFE_INTEGER);
    return {
      accessToken: { value: textOf(accessToken?.value), expiresAt: seconds },
      refreshToken: { value: textOf(refreshToken?.value), role: roleOf(refreshToken?.role) },
    };
  } catch {
    return EMPTY_TOKENS;
  }
}

/** Whether there is no session. */
export const isEmpty = ({ accessToken, refreshToken }: Tokens): boolean => !accessToken.value && !refreshToken.value;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const roleOf = (value: unknown): Role => (value === "visitor" || value === "member" ? value : "none");
