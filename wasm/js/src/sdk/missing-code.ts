/** Errors of code that is loaded on demand. */

import { CartwrightError, TransportError } from "../core/errors.js";

/** Handles a failed import: throws a `TransportError` that names the code; rethrows errors of this package. */
export function missingCode(what: string): (cause: unknown) => never {
  return (cause) => {
    const message = `${what} could not be loaded`;
    throw cause instanceof CartwrightError
      ? cause
      : new TransportError({ kind: "network", message, retryable: true }, { cause });
  };
}
