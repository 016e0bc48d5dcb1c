/** Code that is loaded on demand. */

import { inTime, missingCode } from "../core/in-time.js";
import { isCartwrightError } from "./own-error.js";

/** How long a failure answers further calls: the calls of one attempt cause one request. */
const FAILURE_MS = 500;

/**
 * Loads code, for at most 30 seconds.
 *
 * @throws {TransportError} with the code `MISSING_CODE`; errors of this package are rethrown
 */
export async function loadCode<Code>(what: string, load: () => Promise<Code>): Promise<Code> {
  try {
    return await inTime(what, load());
  } catch (cause) {
    throw isCartwrightError(cause) ? cause : missingCode(what, cause);
  }
}

/** Loads code once, by `loadCode`. Calls soon after a failure throw the same error; a later call retries. */
export function lazyCode<Code>(what: string, load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  let failedAt = Infinity;
  return () => {
    if (performance.now() - failedAt > FAILURE_MS) {
      failedAt = Infinity;
      loading = undefined;
    }
    return (loading ??= loadCode(what, load).catch((error: unknown) => {
      failedAt = performance.now();
      throw error;
    }));
  };
}
