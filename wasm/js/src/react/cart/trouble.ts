/** What a failed call means for the change that it was to make. */

import type { CartwrightError } from "../../errors.js";

/** Nothing was done; nobody knows; the platform said no. */
export type Meaning = "not-done" | "unknown" | "refused";

/** The platform cannot be reached: what waits goes on waiting. */
export class Away extends Error {
  override readonly name = "Away";

  constructor(cause: unknown) {
    super("the platform is away", { cause });
  }
}

export function meaningOf(error: unknown): Meaning {
  const { kind, status, retryable } = fieldsOf(error);
  if (kind === "offline" || status === 429 || (kind === "session" && retryable === true)) {
    return "not-done";
  }
  // The store itself calls no change off: its client was disposed of meanwhile.
  const answerLost = kind === "network" || kind === "timed-out" || kind === "decode" || kind === "cancelled";
  return answerLost || (status !== undefined && status >= 500) ? "unknown" : "refused";
}

/** Whether an error says that the platform cannot be reached or cannot answer, rather than that it refused. */
export function isAway(error: unknown): boolean {
  return fieldsOf(error).retryable === true || meaningOf(error) !== "refused";
}

/** Whether a call failed because its client was disposed of; surely so when it was a read, which is given nothing wrong. */
export function mayBeOver(error: unknown): boolean {
  return fieldsOf(error).kind === "request";
}

/** Nobody need hear of a rejection. Whoever waits for it still does. */
export function quiet<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** Throws what kept the platform away. */
export function unwrap(error: unknown): never {
  throw error instanceof Away ? error.cause : error;
}

function fieldsOf(error: unknown): Partial<Pick<CartwrightError, "kind" | "status" | "retryable">> {
  return typeof error === "object" && error !== null ? error : {};
}
