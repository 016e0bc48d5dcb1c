/** Code that a page loads when it is needed. */

import { CartwrightError, TransportError } from "../core/errors.js";

/** A handler of failed imports: it throws a `TransportError` that names the code, or an error of this package as it is. */
export function missingCode(what: string): (cause: unknown) => never {
  return (cause) => {
    const message = `${what} could not be loaded`;
    throw cause instanceof CartwrightError
      ? cause
      : new TransportError({ kind: "network", message, retryable: true }, { cause });
  };
}
