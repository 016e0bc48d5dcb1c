/** Takes the visitor along to the platform's own pages, so that these know them before they are sent there. */

import { callerOf } from "../call.js";
import type { Lifetime } from "../lifetime.js";
import * as redirects from "../../generated/modules/redirects.js";

/** Whether the platform's own pages know the visitor. */
export interface HostedPages {
  /** Whether they were told in the last week, in this browser. */
  isSessionSynced(): boolean;
  /** Tells them by a hidden frame, unless they know; `force` tells them anyway. Where they cannot be told, nothing happens. */
  syncToWixPages(options?: { force?: boolean }): Promise<void>;
}

const REMEMBERED = "cartwright-hosted-pages";
const WEEK = 7 * 24 * 3_600_000;
/** How long the frame may take to load, in milliseconds. */
const PATIENCE = 30_000;

export function hostedPages(lifetime: () => Lifetime): HostedPages {
  const isRemembered = (): boolean => Date.now() - Number(localStorage.getItem(REMEMBERED) ?? 0) < WEEK;
  const isSessionSynced = (): boolean => {
    try {
      return isRemembered();
    } catch {
      // There is no page, or it may not keep anything.
      return false;
    }
  };
  return {
    isSessionSynced,
    async syncToWixPages({ force = false } = {}) {
      try {
        if (!force && isRemembered()) {
          return;
        }
        localStorage.removeItem(REMEMBERED);
        const { redirectSession } = await redirects.createRedirectSession(callerOf(lifetime()))({ login: {} });
        if (redirectSession.fullUrl && (await isLoaded(redirectSession.fullUrl))) {
          localStorage.setItem(REMEMBERED, String(Date.now()));
        }
      } catch (error) {
        // Nothing depends on it: whoever is sent there unknown is asked who they are.
        console.warn("The platform's pages could not be told of the session.", error);
      }
    },
  };
}

/** Loads an address in a hidden frame, which goes when it has done so. */
async function isLoaded(address: string): Promise<boolean> {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = address;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve) => {
      frame.addEventListener("load", () => resolve(true), { once: true });
      timer = setTimeout(() => resolve(false), PATIENCE);
      document.body.append(frame);
    });
  } finally {
    clearTimeout(timer);
    frame.remove();
  }
}
