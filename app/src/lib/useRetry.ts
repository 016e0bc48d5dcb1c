import { useEffect, useEffectEvent } from "react";
import { connection } from "./connection";
import { isRefusedValue } from "./errors";
import { retryParts } from "./loading";

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
  return canRetry ? again : undefined;
}
