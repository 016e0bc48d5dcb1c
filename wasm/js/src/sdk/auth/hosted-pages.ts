/** Transfers the visitor's session to the platform's own pages, before a redirect there. */

import { callerOf } from "../call.js";
import type { Lifetime } from "../lifetime.js";
import * as redirects from "../../generated/modules/redirects.js";
import { logins } from "./login.js";

/** Session transfer to the platform's own pages. */
export interface HostedPages {
  /** Whether the session was transferred within the last week, in this browser. */
  isSessionSynced(): boolean;
  /**
   * Transfers the session in a hidden frame, unless it was transferred; `force` repeats the transfer. A failed transfer
   * is only logged.
   */
  syncToWixPages(options?: { force?: boolean }): Promise<void>;
}

const WEEK = 7 * 24 * 3_600_000;

/** The transfers of a client id's session; `forget` is called when another session begins. */
export function hostedPages(lifetime: () => Lifetime, clientId: string): HostedPages & { forget(): void } {
  const key = `cartwright-hosted-pages.${clientId}`;
  /** The number of the session, to detect another session during a transfer. */
  let current = 0;
  const isRemembered = (): boolean => Date.now() - Number(localStorage.getItem(key) ?? 0) < WEEK;
  const isSessionSynced = (): boolean => {
    try {
      return isRemembered();
    } catch {
      // There is no page, or its storage is blocked.
      return false;
    }
  };
  return {
    isSessionSynced,
    forget() {
      current += 1;
      try {
        if (typeof document !== "undefined") localStorage.removeItem(key);
      } catch {
        // The page's storage is blocked.
      }
    },
    async syncToWixPages({ force = false } = {}) {
      try {
        if (!force && isRemembered()) return;
        localStorage.removeItem(key);
        const session = current;
        const { redirectSession } = await redirects.createRedirectSession(callerOf(lifetime()))({ login: {} });
        const { isLoaded } = await logins();
        if (redirectSession.fullUrl && (await isLoaded(redirectSession.fullUrl)) && session === current) {
          localStorage.setItem(key, String(Date.now()));
        }
      } catch (error) {
        // The transfer is optional: the platform's pages ask an unknown visitor to log in.
        console.warn("The session could not be transferred to the platform's pages.", error);
      }
    },
  };
}
