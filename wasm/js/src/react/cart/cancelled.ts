import { CancelledError } from "../../errors.js";

/** Rejects when a signal says so; else never does anything. */
export function cancelled(signal: AbortSignal | undefined): Promise<never> {
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
