/** The work under way of every client: after the core has broken down, nothing else would end it. */

import type { FatalError } from "./errors.js";

/** A promise that a client waits for. */
export interface Pending {
  /** Rejects the promise. */
  reject(reason: unknown): void;
  /** Ends the work of the client. */
  end(): void;
}

export const pending = new Set<Pending>();

/** Ends all work under way, with the error that the core broke down with. */
export function endAll(error: FatalError): void {
  for (const work of [...pending]) {
    work.reject(error);
    work.end();
  }
}
