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
  const answerLost = kind === "network" || kind === "timed-out" || kind === "decode";
  return answerLost || (status !== undefined && status >= 500) ? "unknown" : "refused";
}

/** Whether an error says that the platform cannot be reached or cannot answer, rather than that it refused. */
export function isAway(error: unknown): boolean {
  return fieldsOf(error).retryable === true || meaningOf(error) !== "refused";
}

function fieldsOf(error: unknown): Partial<Pick<CartwrightError, "kind" | "status" | "retryable">> {
  return typeof error === "object" && error !== null ? error : {};
}
