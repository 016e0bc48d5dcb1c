/** Tells whether a page has a session, before its settings are loaded. */

import { COOKIE_LAYOUT, COOKIE_NAME, COOKIE_PREFIX, COOKIE_SEPARATOR } from "../../generated/rules.js";

/**
 * Whether the page's cookies hold a session of any client id. For code that runs before the settings are loaded;
 * afterwards use the lazy client's `hasSession`.
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
    // There is no page, or the page may not read cookies.
    return false;
  }
}
