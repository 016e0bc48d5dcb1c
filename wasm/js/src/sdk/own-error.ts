/** Recognizes errors of this package, also those of another copy, where `instanceof` fails, and errors as plain data. */

import type { CartwrightError } from "../core/errors.js";

/** Whether an error is one of this package's, or the plain data of one. */
export function isCartwrightError(error: unknown): error is CartwrightError {
  // No other error has this field.
  return typeof error === "object" && error !== null && "isNoSuchCall" in error;
}
