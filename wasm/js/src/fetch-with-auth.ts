/** `fetch` with the session's token, to the platform and nowhere else. */

import type { AuthStrategy } from "./auth/strategy.js";
import { RequestError } from "./errors.js";
import { DEFAULT_API_URL, isSecure } from "./host.js";

/** Makes the function of a client. Addresses without a host are the platform's. */
export function fetchWithAuthOf(base: string, auth: AuthStrategy, instead?: typeof fetch) {
  return async (address: string | URL | Request, settings: RequestInit = {}): Promise<Response> => {
    const url = new URL(address instanceof Request ? address.url : address, base);
    const home = new URL(base);
    if (!isAtHome(url, home)) {
      const message = `fetchWithAuth: the token is for ${home.host}, and ${url.host} is another host`;
      throw new RequestError({ kind: "request", message });
    }
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

/** Whether an address is the platform's: its own host, or a host of the public one's family. */
function isAtHome(url: URL, home: URL): boolean {
  const family = DEFAULT_API_URL.replace("www", "");
  const isRelated = home.host.endsWith(family) && url.host.endsWith(family);
  return url.protocol === home.protocol && (url.host === home.host || isRelated);
}
