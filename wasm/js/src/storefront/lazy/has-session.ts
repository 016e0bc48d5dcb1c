/** The session of a page that does not know its settings yet. */

import { COOKIE_LAYOUT, COOKIE_NAME, COOKIE_PREFIX, COOKIE_SEPARATOR } from "../../generated/rules.js";

/**
 * Whether the page's cookies hold a session of any client id: for what a page begins before it knows its settings.
 * Afterwards ask `hasSession` of the lazy client.
 *
 * @param name the name given to `cookieStorage`
 */
export function hasSession(name: string = COOKIE_NAME): boolean {
  try {
    const cookies = document.cookie.split("; ");
    return cookies.some((text) => {
      const [own = "", value] = text.replace(COOKIE_PREFIX, "").split("=");
      const isSession = own.startsWith(`${name}-`) && own.endsWith("-session");
      return isSession && value?.startsWith(COOKIE_LAYOUT + COOKIE_SEPARATOR) === true;
    });
  } catch {
    // There is no page, or it may not read cookies.
    return false;
  }
}
