/** `fetch` with the session's token, for the platform only. */

import type { AuthStrategy } from "./auth/strategy.js";
import { RequestError } from "../core/errors.js";
import { DEFAULT_API_URL, isSecure } from "./host.js";
import type { HttpClient } from "./http-client.js";

/** Creates a client's `fetchWithAuth`. Relative URLs are resolved on the platform's host. */
export function fetchWithAuthOf(base: string, auth: AuthStrategy, instead?: typeof fetch) {
  return async (address: string | URL | Request, settings: RequestInit = {}): Promise<Response> => {
    const url = new URL(address instanceof Request ? address.url : address, base);
    const home = new URL(base);
    if (!isAtHome(url, home)) {
      const message = `fetchWithAuth: the token is for ${home.host}, and ${url.host} is another host`;
      throw new RequestError({ kind: "request", message });
    }
    (settings.signal ?? (address instanceof Request ? address.signal : undefined))?.throwIfAborted();
    const { headers: token } = await auth.getAuthHeaders();
    if (Object.keys(token).length > 0 && !isSecure(url)) {
      const message = `fetchWithAuth: ${url.origin} is not https: tokens go over https, or to this machine`;
      throw new RequestError({ kind: "request", message });
    }
    const own = settings.headers ?? (address instanceof Request ? address.headers : undefined);
    const headers = new Headers(own);
    for (const [name, value] of Object.entries(token)) {
      headers.set(name, value);
    }
    return (instead ?? fetch)(address instanceof Request ? address : url, { ...settings, headers });
  };
}

/** The client's session for foreign modules, which always use the public host. */
export function httpOf(
  base: string,
  auth: AuthStrategy,
  fetchWithAuth: ReturnType<typeof fetchWithAuthOf>,
): Omit<HttpClient, "request"> {
  const family = DEFAULT_API_URL.replace("www", "");
  return {
    fetchWithAuth: (address, settings) => {
      const url = new URL(address instanceof Request ? address.url : address, base);
      if (!url.host.endsWith(family) || new URL(base).host.endsWith(family)) return fetchWithAuth(address, settings);
      const here = new URL(`${url.pathname}${url.search}`, base);
      return fetchWithAuth(address instanceof Request ? new Request(here, address) : here, settings);
    },
    wixAPIFetch: (path, settings) => fetchWithAuth(path, settings),
    getActiveToken: () => auth.getActiveToken?.(),
    getAuthHeaders: () => auth.getAuthHeaders(),
  };
}

/** Whether a URL is the platform's: the client's host, or a host of the public host's domain. */
function isAtHome(url: URL, home: URL): boolean {
  const family = DEFAULT_API_URL.replace("www", "");
  const isRelated = home.host.endsWith(family) && url.host.endsWith(family);
  return url.protocol === home.protocol && (url.host === home.host || isRelated);
}
