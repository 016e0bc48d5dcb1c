/** The session of a page that does not know its settings yet. `auth/cookies.ts` has the names and layout of the cookies. */

import { DEFAULT_COOKIE } from "../auth/tokens.js";

/**
 * Whether the page's cookies hold a session of any client id: for what a page begins before it knows its settings.
 * Afterwards ask `hasSession` of the lazy client.
 *
 * @param name the name given to `cookieStorage`
 */
export function hasSession(name: string = DEFAULT_COOKIE): boolean {
  try {
    const cookies = document.cookie.split("; ");
    return cookies.some(
      (text) => text.replace(/^__Host-/, "").startsWith(`${name}-`) && /^[^=]*-session=1~/.test(text),
    );
  } catch {
    // There is no page, or it may not read cookies.
    return false;
  }
}
