/** Tokens in the platform's documented shape. */

export type Role = "none" | "visitor" | "member";

export interface Tokens {
  accessToken: {
    value: string;
    /** In whole seconds since 1970. */
    expiresAt: number;
  };
  refreshToken: { value: string; role: Role };
}

/** Keeps tokens where you say. */
export interface TokenStorage {
  getTokens(): Tokens | undefined | null;
  setTokens(tokens: Tokens): void;
}

/** Asks for the package's own cookies; made by `cookieStorage()`. */
export interface CookieStorage {
  readonly kind: "cookie";
  readonly name?: string;
  readonly days?: number;
}

/**
 * Keeps the session in cookies: reloads and tabs share it, and a reload asks for no token. Over https the cookies are
 * `Secure`, `SameSite=Lax` and bound to the host by their `__Host-` prefix.
 */
export function cookieStorage(options: { name?: string; days?: number } = {}): CookieStorage {
  return { kind: "cookie", ...options };
}

export function isCookieStorage(storage: TokenStorage | CookieStorage): storage is CookieStorage {
  return "kind" in storage;
}
