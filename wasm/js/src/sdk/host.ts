/** The host of a client's calls. */

import { RequestError } from "../core/errors.js";

/** The platform's public host. */
export const DEFAULT_API_URL = "www.wixapis.com";

/** Whether a URL has a loopback host (`sdk/engine/src/host.rs`). */
export function isLoopback({ hostname }: URL): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Whether a token may be sent to a URL: over https, or to a loopback host. */
export function isSecure(url: URL): boolean {
  return url.protocol === "https:" || isLoopback(url);
}

/** A host in the format of the platform's own applications. */
export interface Host {
  /** The host name, without a scheme. */
  apiBaseUrl?: string;
  /** Headers for each call. */
  essentials?: { passThroughHeaders?: Record<string, string> };
}

/** The host for `createClient`'s options. */
export function hostOf(
  host: string | Host | undefined,
  siteHost = false,
): { base: string; isSite: boolean; headers: Record<string, string> } {
  if (typeof host === "string") {
    if (!/^https?:\/\/[^/]/i.test(host)) {
      const message = `createClient: \`host\` is an address that begins with https://, and not "${host}"`;
      throw new RequestError({ kind: "request", message });
    }
    return { base: host, isSite: siteHost, headers: {} };
  }
  const name = host?.apiBaseUrl ?? DEFAULT_API_URL;
  if (name === "" || /[/?#\s]/.test(name)) {
    const message = `createClient: \`host.apiBaseUrl\` is a name without a scheme or path, and not "${name}"`;
    throw new RequestError({ kind: "request", message });
  }
  // Any other name is a site's own domain, which forwards calls to the platform.
  const isSite = siteHost || !/(^|\.)wixapis\.com$/.test(name);
  return { base: `https://${name}`, isSite, headers: host?.essentials?.passThroughHeaders ?? {} };
}
