/**
 * The session in cookies, in the core's format (`sdk/engine/src/store/cookie.rs`): read and cleared without the core.
 */

import { COOKIE_LAYOUT, COOKIE_NAME, COOKIE_PREFIX, COOKIE_SEPARATOR } from "../../generated/rules.js";
import { isLoopback } from "../host.js";
import {
  type AccessToken,
  type CookieJar,
  type CookieStorage,
  EMPTY_TOKENS,
  TokenRole,
  type Tokens,
  tokensOf,
} from "./tokens.js";

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
  const bases = [...new Set([cookieBase(place), place.name])];
  return isPlain(place) ? [`${bases[0]}-${part}`] : bases.map((base) => `${COOKIE_PREFIX}${base}-${part}`);
}

/** The page's URL if it is http; undefined for https. */
function plainOrigin({ jar }: CookiePlace): URL | undefined {
  const origin = (jar ? jar.origin : (document as Partial<Document>).location?.origin) ?? "";
  return origin.startsWith("http:") && URL.canParse(origin) ? new URL(origin) : undefined;
}

/** Whether the page is on a loopback host, where cookies need no https. */
function isPlain(place: CookiePlace): boolean {
  const origin = plainOrigin(place);
  return origin !== undefined && isLoopback(origin);
}

/**
 * Whether the browser drops the page's cookies, which need https except on loopback hosts. A server may be behind a
 * proxy with https.
 */
export const isInsecure = (place: CookiePlace): boolean =>
  !place.jar && plainOrigin(place) !== undefined && !isPlain(place);

/** The session's cookies: the first session in the known format, and its access token. */
function read(place: CookiePlace): { version: string; tokens: Tokens } | undefined {
  const [sessions, accesses] = [cookies(place, "session"), cookies(place, "access")];
  for (const [index, text] of sessions.entries()) {
    const [[version = "", role = ""], refresh] = fieldsOf(text, 2);
    if (numberOf(version) <= LARGEST_VERSION && version !== "0" && ROLES.includes(role)) {
      const accessToken = accessOf(accesses[index] ?? "", version);
      return { version, tokens: tokensOf({ accessToken, refreshToken: { value: refresh, role } }) };
    }
  }
  return undefined;
}

/** The tokens in the cookies. */
export const cookieTokens = (place: CookiePlace): Tokens => read(place)?.tokens ?? EMPTY_TOKENS;

/** The session's version, which changes with each commit. */
export const cookieVersion = (place: CookiePlace): string | undefined => read(place)?.version;

/** The access token in a cookie; undefined for a token of another version, which belongs to another session. */
function accessOf(text: string, version: string): AccessToken | undefined {
  const [[commit, expiresAt = "", renewAt = ""], value] = fieldsOf(text, 3);
  const isKnown = commit === version && numberOf(expiresAt) + numberOf(renewAt) >= 0;
  return isKnown ? { value, expiresAt: numberOf(expiresAt) } : undefined;
}

/** The fields of a cookie's value, and its token; no fields for a value that the core would not write. */
function fieldsOf(text: string, count: number): [fields: string[], token: string] {
  const [layout, ...parts] = text.split(COOKIE_SEPARATOR);
  const encoded = parts.slice(count).join(COOKIE_SEPARATOR);
  try {
    const token = decodeURIComponent(encoded);
    // The core would read another encoding of the same token as another token.
    if (layout === COOKIE_LAYOUT && parts.length > count && percentEncoded(token) === encoded) {
      return [parts.slice(0, count), token];
    }
  } catch {
    // The token is not valid UTF-8.
  }
  return [[], ""];
}

/** Percent-encodes everything but the unreserved characters of RFC 3986. */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

const LARGEST_VERSION = 2 ** 32 - 1;
const ROLES: string[] = Object.values(TokenRole);

/** A number without a leading zero or a sign; `NaN` for any other text. */
const numberOf = (text: string): number =>
  /^(?:0|[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(+text) ? +text : NaN;

/** A cookie's value; empty if there is none. */
export function cookie(place: CookiePlace, part: Part): string {
  return cookies(place, part).find((text) => text !== "") ?? "";
}

/** The values of a cookie under its names. */
function cookies(place: CookiePlace, part: Part): string[] {
  try {
    const pairs = (place.jar?.read() ?? document.cookie).split(";").map((pair) => pair.replace(/^[\t\n\f\r ]+/, ""));
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
