import { useEffect, useEffectEvent } from "react";
import { connection } from "./connection";
import { isRefusedValue, MISSING_CODE, readError } from "./errors";
import { retryParts } from "./loading";
import { reloadIfRemembered } from "./newBuild";

/** The retry of a visible failure: by a person, or by the connection on recovery. A refused value has none. */
export function useRetry(error: unknown, retry: (() => unknown) | undefined): (() => Promise<void>) | undefined {
  const canRetry = retry !== undefined && !isRefusedValue(error);
  const again = async () => {
    // Missing code comes first: the retry may need it.
    await retryParts();
    await retry?.();
  };
  const onRecovery = useEffectEvent(again);
  const isNoted = error !== undefined && error !== null && canRetry;
  useEffect(() => (isNoted ? connection.noteFailure(() => onRecovery()) : undefined), [isNoted]);
  // A failure of the package's own files is known by this error alone.
  useEffect(() => {
    if (readError(error).code === MISSING_CODE) void reloadIfRemembered(error);
  }, [error]);
  return canRetry ? again : undefined;
}
