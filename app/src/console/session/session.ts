/** The console's session: a server keeps the owner's key, and knows who is signed in. */
import { queryOptions } from "@tanstack/react-query";
import { readError } from "../../lib/errors";
import type { StoreConfig } from "../../lib/config";
import { ask, recordOf, SESSION_ENDED } from "./request";

export interface Session {
  siteId: string;
  /** The currency of the site's prices, if known. */
  currency: string | undefined;
  /** Whether the site is on the local platform, where payments, mail and captchas are simulated. */
  simulated: boolean;
}

/** The first part of all query keys of the console. */
export const CONSOLE = "console";

/** The server that keeps the owner's key. */
export function consoleHost({ console, host }: StoreConfig): string {
  return console ?? host;
}

/** The session; null if nobody is signed in. */
export function sessionQuery(host: string) {
  return queryOptions({
    queryKey: ["console-session", host],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<Session | null> => {
      try {
        return sessionOf(await ask(`${host}/_console/session`, { signal }));
      } catch (error) {
        if (isSessionEnd(error)) return null;
        throw error;
      }
    },
  });
}

export async function signIn(host: string, key: string): Promise<Session> {
  return sessionOf(await ask(`${host}/_console/session`, { method: "POST", body: { key } }));
}

export async function signOut(host: string): Promise<void> {
  await ask(`${host}/_console/session`, { method: "DELETE" });
}

/** Whether a call was refused because the session ended. */
export function isSessionEnd(error: unknown): boolean {
  return readError(error).code === SESSION_ENDED;
}

function sessionOf(answer: unknown): Session {
  const { siteId, currency, simulated } = recordOf(answer);
  return {
    siteId: typeof siteId === "string" ? siteId : "",
    currency: typeof currency === "string" ? currency : undefined,
    simulated: simulated === true,
  };
}
