/** Code that a page loads when it is needed. */

import { CartwrightError, TransportError } from "./errors.js";

/** Throws the error of code that could not be loaded. */
export function missingCode(what: string): (cause: unknown) => never {
  return (cause) => {
    const message = `${what} could not be loaded`;
    throw cause instanceof CartwrightError
      ? cause
      : new TransportError({ kind: "network", message, retryable: true }, { cause });
  };
}
