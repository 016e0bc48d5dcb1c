/** The session as it is kept, for programs that ask for it before the core is loaded. */

import { type CookieJar, EMPTY_TOKENS, type Role, type Tokens, type TokenStorage } from "./tokens.js";

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

/** The tokens in the package's cookies: `sdk/src/store/cookie.rs` writes them. */
export function cookieTokens(name: string, jar: CookieJar | undefined): Tokens {
  const session = /^1~(\d+)~([^~]*)~(.*)$/.exec(cookie(name, "session", jar));
  if (!session) {
    return EMPTY_TOKENS;
  }
  const [, version, role, refresh = ""] = session;
  const [, commit, expiresAt, access = ""] = /^1~(\d+)~(\d+)~\d+~(.*)$/.exec(cookie(name, "access", jar)) ?? [];
  return tokensOf({
    // An access token of another commit belongs to another session.
    accessToken: commit === version ? { value: decoded(access), expiresAt: Number(expiresAt) } : undefined,
    refreshToken: { value: decoded(refresh), role },
  });
}

/** The value of one of the cookies; empty if there is none. */
export function cookie(name: string, part: "session" | "access", jar: CookieJar | undefined): string {
  try {
    const origin = jar ? jar.origin : (document as Partial<Document>).location?.origin;
    // Cookies without the prefix are for pages of this machine, which alone may do without https.
    const start = `${origin?.startsWith("http:") ? "" : "__Host-"}${name}-${part}=`;
    const found = (jar?.read() ?? document.cookie).split(";").find((pair) => pair.trimStart().startsWith(start));
    return found?.trim().slice(start.length) ?? "";
  } catch {
    // There is no page, or it may not read cookies.
    return "";
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const roleOf = (value: unknown): Role => (value === "visitor" || value === "member" ? value : "none");
