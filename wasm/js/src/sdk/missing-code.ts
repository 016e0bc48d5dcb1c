/** Errors of code that is loaded on demand. */

import { TransportError } from "../core/errors.js";
import { isCartwrightError } from "./own-error.js";

/** Handles a failed import: throws a `TransportError` with the code `MISSING_CODE`; rethrows errors of this package. */
export function missingCode(what: string): (cause: unknown) => never {
  return (cause) => {
    const message = `${what} could not be loaded`;
    throw isCartwrightError(cause)
      ? cause
      : new TransportError({ kind: "network", code: "MISSING_CODE", message, retryable: true }, { cause });
  };
}
