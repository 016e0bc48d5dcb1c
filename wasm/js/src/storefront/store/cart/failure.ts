/** Classification of failed calls, by the effect on the change that they were to make. */

import { CancelledError, CartwrightError, SessionError } from "../../../core/errors.js";

/** Nothing was done; nobody knows; the platform said no. */
export type FailureClass = "not-done" | "unknown" | "refused";

/** The platform cannot be reached: what waits goes on waiting. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";

  constructor(cause: unknown) {
    super("the platform cannot be reached", { cause });
  }
}

/** Kinds of errors after which nobody knows whether the call was done. */
const ANSWER_LOST: readonly (string | undefined)[] = ["network", "timed-out", "decode", "cancelled", "fatal"];

export function classifyFailure(error: unknown): FailureClass {
  const { kind, status, retryable } = fieldsOf(error);
  if (kind === "offline" || status === 429 || (kind === "session" && retryable === true)) {
    return "not-done";
  }
  // The store itself calls no change off: its client was disposed of meanwhile.
  return ANSWER_LOST.includes(kind) || (status !== undefined && status >= 500) ? "unknown" : "refused";
}

/** Whether an error says that the platform cannot be reached or cannot answer, rather than that it refused. */
export function isUnreachable(error: unknown): boolean {
  return fieldsOf(error).retryable === true || classifyFailure(error) !== "refused";
}

/** Whether a call failed because its client was disposed of; surely so when it was a read, which is given nothing wrong. */
export function isClientDisposed(error: unknown): boolean {
  return fieldsOf(error).kind === "request";
}

/** Marks a rejection as handled; callers that wait for the promise still get it. */
export function withoutUnhandledRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** Throws what kept the platform away. */
export function throwCause(error: unknown): never {
  throw error instanceof Unreachable ? error.cause : error;
}

function fieldsOf(error: unknown): Partial<Pick<CartwrightError, "kind" | "status" | "retryable">> {
  return typeof error === "object" && error !== null ? error : {};
}

/** Rejects when a signal says so; else never does anything. */
export function rejectionOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = (): void => {
      reject(new CancelledError({ kind: "cancelled", message: "the wait was cancelled" }));
    };
    if (signal?.aborted) {
      end();
    } else {
      signal?.addEventListener("abort", end, { once: true });
    }
  });
}

/**
 * The line that a change was for is no longer in the cart: it was removed elsewhere, or the cart is another. Or another page
 * was adding it, and nothing says which of the lines came of that.
 */
export class LineGoneError extends CartwrightError {
  override readonly name = "LineGoneError";

  constructor(readonly lineId: string) {
    super({ kind: "application", code: "LINE_GONE", message: `the cart has no line ${lineId} any more` });
  }
}

/** Somebody else has taken the session over: what was asked for is neither done for them nor told to them. */
export function identityChanged(): SessionError {
  return new SessionError({
    kind: "session",
    code: "IDENTITY_CHANGED",
    message: "someone signed in or out before it was done",
  });
}
