/** Code that is loaded on demand. */

import { inTime, missingCode } from "../core/in-time.js";
import { isCartwrightError } from "./own-error.js";

/** The time for which a failure answers further calls, so that many calls are few requests. */
const FAILURE_MS = 3_000;

/**
 * Loads code once, for at most 30 seconds. A failed load throws a `TransportError` with the code `MISSING_CODE`, or the
 * error of this package; calls within the next three seconds throw the same error, and a later call loads anew.
 */
export function lazyCode<Code>(what: string, load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  let failedAt: number | undefined;
  const start = async (): Promise<Code> => {
    try {
      return await inTime(what, load());
    } catch (cause) {
      failedAt = performance.now();
      throw isCartwrightError(cause) ? cause : missingCode(what, cause);
    }
  };
  return () => {
    if (failedAt !== undefined && performance.now() - failedAt > FAILURE_MS) {
      failedAt = loading = undefined;
    }
    return (loading ??= start());
  };
}
