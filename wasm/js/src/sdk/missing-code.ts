/** Errors of code that is loaded on demand. */

import { TransportError } from "../core/errors.js";
import { isCartwrightError } from "./own-error.js";

/** Handles a failed import: throws a `TransportError` that names the code; rethrows errors of this package. */
export function missingCode(what: string): (cause: unknown) => never {
  return (cause) => {
    const message = `${what} could not be loaded`;
    throw isCartwrightError(cause)
      ? cause
      : new TransportError({ kind: "network", message, retryable: true }, { cause });
  };
}
