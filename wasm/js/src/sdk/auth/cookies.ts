/** The session in cookies, in the core's format: read and cleared without the core. */

import { COOKIE_LAYOUT, COOKIE_NAME, COOKIE_PREFIX, COOKIE_SEPARATOR } from "../../generated/rules.js";
import { type CookieJar, type CookieStorage, EMPTY_TOKENS, type Tokens, tokensOf } from "./tokens.js";

/** The location of the session's cookies. */
export interface CookiePlace {
  /** The prefix of the cookies' names. */
  readonly name: string;
  /** The client id in the names, since all ports of a host share cookies. */
  readonly clientId: string;
  /** The cookie jar, if not the page's. */
  readonly jar: CookieJar | undefined;
}

export function cookiePlace({ name = COOKIE_NAME, jar }: CookieStorage, clientId = ""): CookiePlace {
  return { name, clientId: clientId.replace(/[^\w.-]/g, ""), jar };
}

/** The cookies' base name, between the `__Host-` prefix and the part's name. */
export const cookieBase = ({ name, clientId }: CookiePlace): string => (clientId ? `${name}-${clientId}` : name);

type Part = "session" | "access";

/**
 * A cookie's names: the current name, and over https the earlier name without the client id. Over http, the earlier
 * name may be another project's.
 */
function cookieNames(place: CookiePlace, part: Part): string[] {
  const bases = [cookieBase(place), place.name];
  return isPlain(place) ? [`${bases[0]}-${part}`] : bases.map((base) => `${COOKIE_PREFIX}${base}-${part}`);
}

/** Whether the page is on a loopback address, where cookies need no https. */
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
        // An access token of another version belongs to another session.
        accessToken: commit === version ? { value: access, expiresAt: Number(expiresAt) } : undefined,
        refreshToken: { value: refresh, role },
      });
    }
  }
  return EMPTY_TOKENS;
}

/** The session's version, which changes with each commit. */
export function cookieVersion(place: CookiePlace): string | undefined {
  return fieldsOf(cookie(place, "session"), 2)[0];
}

/** The version, the other fields and the token in a cookie's value; undefined in an unknown format. */
function fieldsOf(value: string, count: number): string[] {
  const [layout, ...parts] = value.split(COOKIE_SEPARATOR);
  const isKnown = layout === COOKIE_LAYOUT && parts.length > count && /^\d+$/.test(parts[0] ?? "");
  return isKnown ? [...parts.slice(0, count), decoded(parts.slice(count).join(COOKIE_SEPARATOR))] : [];
}

/** A cookie's value; empty if there is none. */
export function cookie(place: CookiePlace, part: Part): string {
  return cookies(place, part).find((text) => text !== "") ?? "";
}

/** The values of a cookie under its names. */
function cookies(place: CookiePlace, part: Part): string[] {
  try {
    const pairs = (place.jar?.read() ?? document.cookie).split(";").map((pair) => pair.trim());
    return cookieNames(place, part).map(
      (name) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "",
    );
  } catch {
    // There is no page, or the page may not read cookies.
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
