/** The session as it is kept, for programs that ask for it before the core is loaded. */

import type { CoreModule } from "../core.js";
import {
  type CookieJar,
  type CookieStorage,
  DEFAULT_COOKIE,
  EMPTY_TOKENS,
  type Role,
  type GivenTokens,
  type Tokens,
  type TokenStorage,
} from "./tokens.js";

/** The tokens of a strategy's clients beside the core: all of a session in memory, and what no client was there to keep. */
export class Memory {
  /** As the core had them last, to begin with where no client is open. */
  tokens: Tokens | undefined;
  /** Set while no client was open; the next one that opens keeps them. */
  set: Tokens | undefined;
  #core: CoreModule | undefined;
  /** The open clients, which share a store in the core. */
  readonly #clients = new Set<number>();

  constructor(tokens?: GivenTokens) {
    this.tokens = tokens && tokensOf(tokens);
  }

  /** A client that is open in this instance of the core. */
  clientOf(core: CoreModule): number | undefined {
    const [client] = core === this.#core ? this.#clients : [];
    return client;
  }

  entered(core: CoreModule, client: number): void {
    if (core !== this.#core) {
      this.#core = core;
      this.#clients.clear();
    }
    this.#clients.add(client);
  }

  left(core: CoreModule, client: number): void {
    if (core === this.#core) {
      this.#clients.delete(client);
    }
  }
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

/** The session's cookies. `sdk/engine/src/store/cookie.rs` has the same names and layout. */
export interface CookiePlace {
  /** The start of their names. */
  readonly name: string;
  /** The client id in their names, since all ports of a host share cookies. */
  readonly clientId: string;
  /** Where they are, if not the page's. */
  readonly jar: CookieJar | undefined;
}

export function cookiePlace({ name = DEFAULT_COOKIE, jar }: CookieStorage, clientId = ""): CookiePlace {
  return { name, clientId: clientId.replace(/[^\w.-]/g, ""), jar };
}

/** The name of the session's cookies, without its prefix and part. */
export const cookieBase = ({ name, clientId }: CookiePlace): string => (clientId ? `${name}-${clientId}` : name);

type Part = "session" | "access";

/** The names of a cookie: its own, and the earlier one without the client id, which may be another project's on http. */
function cookieNames(place: CookiePlace, part: Part): string[] {
  const bases = [cookieBase(place), place.name];
  return isPlain(place) ? [`${bases[0]}-${part}`] : bases.map((base) => `__Host-${base}-${part}`);
}

/** Whether this is a page of this machine, which alone may do without https. */
function isPlain({ jar }: CookiePlace): boolean {
  const origin = jar ? jar.origin : (document as Partial<Document>).location?.origin;
  return origin?.startsWith("http:") === true;
}

/** The tokens in the cookies. */
export function cookieTokens(place: CookiePlace): Tokens {
  const [sessions, accesses] = [cookies(place, "session"), cookies(place, "access")];
  for (const [index, text] of sessions.entries()) {
    const session = /^1~(\d+)~([^~]*)~(.*)$/.exec(text);
    if (session) {
      const [, version, role, refresh = ""] = session;
      const [, commit, expiresAt, access = ""] = /^1~(\d+)~(\d+)~\d+~(.*)$/.exec(accesses[index] ?? "") ?? [];
      return tokensOf({
        // An access token of another commit belongs to another session.
        accessToken: commit === version ? { value: decoded(access), expiresAt: Number(expiresAt) } : undefined,
        refreshToken: { value: decoded(refresh), role },
      });
    }
  }
  return EMPTY_TOKENS;
}

/** The version of the session in the cookies: each commit has another. */
export function cookieVersion(place: CookiePlace): string | undefined {
  return /^1~(\d+)~/.exec(cookie(place, "session"))?.[1];
}

/** The value of one of the cookies; empty if there is none. */
export function cookie(place: CookiePlace, part: Part): string {
  return cookies(place, part).find((text) => text !== "") ?? "";
}

/** The values of a cookie under each of its names. */
function cookies(place: CookiePlace, part: Part): string[] {
  try {
    const pairs = (place.jar?.read() ?? document.cookie).split(";").map((pair) => pair.trim());
    return cookieNames(place, part).map(
      (name) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "",
    );
  } catch {
    // There is no page, or it may not read cookies.
    return [];
  }
}

/** Deletes the cookies. */
export function clearCookies(place: CookiePlace): void {
  const secure = isPlain(place) ? "" : "; Secure";
  for (const part of ["access", "session"] as const) {
    for (const name of cookieNames(place, part)) {
      const text = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`;
      if (place.jar) {
        place.jar.write(text);
      } else {
        document.cookie = text;
      }
    }
  }
}

/** Whether there is no session. */
export const isEmpty = ({ accessToken, refreshToken }: Tokens): boolean => !accessToken.value && !refreshToken.value;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const roleOf = (value: unknown): Role => (value === "visitor" || value === "member" ? value : "none");
