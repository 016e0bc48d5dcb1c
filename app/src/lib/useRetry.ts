import { useEffect, useEffectEvent } from "react";
import { connection } from "./connection";
import { retryParts } from "./loading";

/** The retry of a failure in sight: a person asks for it, and so does the connection once it is back. */
export function useRetry(error: unknown, retry: (() => unknown) | undefined): (() => Promise<void>) | undefined {
  const again = async () => {
    // Missing code comes first: what is retried may need it.
    await retryParts();
    await retry?.();
  };
  const onRecovery = useEffectEvent(again);
  const isNoted = error !== undefined && error !== null && retry !== undefined;
  useEffect(() => (isNoted ? connection.noteFailure(() => onRecovery()) : undefined), [isNoted]);
  return retry && again;
}
