/** The pending work of all clients, which must be ended when the core traps. */

import type { FatalError } from "./errors.js";

/** A promise that a client's caller awaits. */
export interface Pending {
  /** Rejects the promise. */
  reject(reason: unknown): void;
  /** Ends the work of the client. */
  end(): void;
}

export const pending = new Set<Pending>();

/** Rejects all pending work with the core's error. */
export function endAll(error: FatalError): void {
  for (const work of [...pending]) {
    work.reject(error);
    work.end();
  }
}
