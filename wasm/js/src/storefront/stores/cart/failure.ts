/** Classifies failed calls by their effect on the change. */

import { type CallOutcome, CancelledError, CartwrightError } from "../../../core/errors.js";

/** The platform is unreachable: queued changes stay queued. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";

  constructor(cause: unknown) {
    super("the platform cannot be reached", { cause });
  }
}

/** The effect of a failed change. After an error in the program's own code, the change may have been applied. */
export function outcomeOf(error: unknown): CallOutcome {
  return fieldsOf(error).outcome ?? "unknown";
}

/** Whether an error means that the platform is unreachable or failing, not a refusal. */
export function isUnreachable(error: unknown): boolean {
  return fieldsOf(error).retryable === true || outcomeOf(error) !== "refused";
}

/**
 * Whether a call failed because its client was disposed of. For a read this is certain, since the store passes valid
 * arguments.
 */
export function isClientDisposed(error: unknown): boolean {
  return fieldsOf(error).kind === "request";
}

/** Marks a rejection as handled; callers who await the promise still receive it. */
export function withoutUnhandledRejection<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** Rethrows the cause of an `Unreachable`. */
export function throwCause(error: unknown): never {
  throw error instanceof Unreachable ? error.cause : error;
}

function fieldsOf(error: unknown): Partial<Pick<CartwrightError, "kind" | "outcome" | "retryable">> {
  return typeof error === "object" && error !== null ? error : {};
}

/** Rejects when the signal aborts; never resolves. */
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
 * The changed line is no longer in the cart: another tab removed the line, the cart was replaced, or the line that
 * another page's add created cannot be identified.
 */
export class LineGoneError extends CartwrightError {
  override readonly name = "LineGoneError";

  constructor(readonly lineId: string) {
    super({ kind: "application", code: "LINE_GONE", message: `the cart has no line ${lineId} any more` });
  }
}
