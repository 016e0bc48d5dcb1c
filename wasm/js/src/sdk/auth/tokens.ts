/** Tokens in the platform's documented shape. */

import { COOKIE_NAME, type Role } from "../../generated/rules.js";

import { DEFAULT_API_URL } from "../host.js";

export type { Role };

/** The roles, by name. */
export const TokenRole = { NONE: "none", VISITOR: "visitor", MEMBER: "member" } as const;

export interface AccessToken {
  value: string;
  /** In whole seconds since 1970. */
  expiresAt: number;
}

export interface RefreshToken {
  value: string;
  role: Role;
}

export interface Tokens {
  accessToken: AccessToken;
  refreshToken: RefreshToken;
}

/** Tokens of this package or of the platform's own SDK, whose roles are texts of any kind. */
export interface GivenTokens {
  accessToken: AccessToken;
  refreshToken: GivenRefreshToken;
}

export interface GivenRefreshToken {
  value: string;
  role: string;
}

/** The absence of tokens. */
export const EMPTY_TOKENS: Tokens = {
  accessToken: { value: "", expiresAt: 0 },
  refreshToken: { value: "", role: TokenRole.NONE },
};

/** Keeps tokens where you say. */
export interface TokenStorage {
  getTokens(): GivenTokens | undefined | null;
  setTokens(tokens: Tokens): void;
  /**
   * A name of where they are kept, if pages share them there, as they do in `localStorage`: such pages share what waits for
   * the cart, too. Without it each page keeps that to itself.
   */
  readonly place?: string;
}

/** Keeps tokens in memory. */
export function createLocalTokenStorage(tokens: GivenTokens): TokenStorage {
  let kept = tokens;
  return {
    getTokens: () => kept,
    setTokens: (changed) => {
      kept = changed;
    },
  };
}

/** Cookies elsewhere than in the page: those of a request that a server answers. */
export interface CookieJar {
  /** The origin that they are of. */
  readonly origin: string;
  /** Reads them as `document.cookie` does. */
  read(): string;
  /** Sets one as `document.cookie` does. */
  write(cookie: string): void;
}

/** Asks for the package's own cookies; made by `cookieStorage()`, and on servers by `requestSession()`. */
export interface CookieStorage {
  readonly kind: "cookie";
  readonly name?: string;
  readonly days?: number;
  readonly jar?: CookieJar;
}

/**
 * Keeps the session in cookies: reloads and tabs share it, and a reload asks for no token. Over https the cookies are
 * `Secure`, `SameSite=Lax` and bound to the host by their `__Host-` prefix.
 */
export function cookieStorage(options: { name?: string; days?: number } = {}): CookieStorage {
  return { kind: "cookie", ...options };
}

/** The name of the place where a session is kept, the same for all pages that share it; `null` where none do. */
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

/** The tokens of a program's own store. A store that cannot be read has none. */
export function storedTokens(storage: TokenStorage): Tokens {
  try {
    return tokensOf(storage.getTokens());
  } catch {
    return EMPTY_TOKENS;
  }
}

/** Tokens of an object that may lack parts; none of one that cannot be read. */
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
