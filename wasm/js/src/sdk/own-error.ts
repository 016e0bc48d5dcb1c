/** Recognizes errors of this package, also those of another copy, where `instanceof` fails. */

import { BRAND, type CartwrightError } from "../core/errors.js";

/** Whether an error is one of this package's. */
export function isCartwrightError(error: unknown): error is CartwrightError {
  return typeof error === "object" && error !== null && BRAND in error;
}
