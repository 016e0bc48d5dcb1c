/** The session in cookies, as the core keeps it: read and cleared without the core. */

import { COOKIE_LAYOUT, COOKIE_NAME, COOKIE_PREFIX, COOKIE_SEPARATOR } from "../../generated/rules.js";
import { type CookieJar, type CookieStorage, EMPTY_TOKENS, type Tokens, tokensOf } from "./tokens.js";

/** The session's cookies. */
export interface CookiePlace {
  /** The start of their names. */
  readonly name: string;
  /** The client id in their names, since all ports of a host share cookies. */
  readonly clientId: string;
  /** Where they are, if not the page's. */
  readonly jar: CookieJar | undefined;
}

export function cookiePlace({ name = COOKIE_NAME, jar }: CookieStorage, clientId = ""): CookiePlace {
  return { name, clientId: clientId.replace(/[^\w.-]/g, ""), jar };
}

/** The name of the session's cookies, without its prefix and part. */
export const cookieBase = ({ name, clientId }: CookiePlace): string => (clientId ? `${name}-${clientId}` : name);

type Part = "session" | "access";

/** The names of a cookie: its own, and the earlier one without the client id, which may be another project's on http. */
function cookieNames(place: CookiePlace, part: Part): string[] {
  const bases = [cookieBase(place), place.name];
  return isPlain(place) ? [`${bases[0]}-${part}`] : bases.map((base) => `${COOKIE_PREFIX}${base}-${part}`);
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
    const [version, role, refresh] = fieldsOf(text, 2);
    if (version !== undefined) {
      const [commit, expiresAt, , access] = fieldsOf(accesses[index] ?? "", 3);
      return tokensOf({
        // An access token of another commit belongs to another session.
        accessToken: commit === version ? { value: access, expiresAt: Number(expiresAt) } : undefined,
        refreshToken: { value: refresh, role },
      });
    }
  }
  return EMPTY_TOKENS;
}

/** The version of the session in the cookies: each commit has another. */
export function cookieVersion(place: CookiePlace): string | undefined {
  return fieldsOf(cookie(place, "session"), 2)[0];
}

/** The fields of a cookie's value, the version first, and the token behind them; none of another layout. */
function fieldsOf(value: string, count: number): string[] {
  const [layout, ...parts] = value.split(COOKIE_SEPARATOR);
  const isKnown = layout === COOKIE_LAYOUT && parts.length > count && /^\d+$/.test(parts[0] ?? "");
  return isKnown ? [...parts.slice(0, count), decoded(parts.slice(count).join(COOKIE_SEPARATOR))] : [];
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
