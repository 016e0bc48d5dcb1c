import { t } from "@lingui/core/macro";
import type { LoginResult } from "@cartwright/sdk";
import { useQuery } from "@tanstack/react-query";
import { isUnavailable, readError } from "../../../lib/errors";
import { Button, Notice } from "../../../ui";
import { sayCodeError } from "./refusal";

const ASK_EVERY_MS = 3_000;

interface Props {
  transactionId: string;
  ask: (proof: { transactionId: string }) => Promise<LoginResult>;
  onAnswer: (result: LoginResult) => Promise<void>;
}

/** Waits for an approval on another device: asks every few seconds, when the page is come back to, and by button. */
export function PushWait({ transactionId, ask, onAnswer }: Props) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["push", transactionId],
    queryFn: async () => {
      const result = await ask({ transactionId });
      // Also a refusal ends the wait: it is the answer.
      if (!isWaiting(result)) await onAnswer(result);
      return result;
    },
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (isOver(state.data, state.error) ? false : ASK_EVERY_MS),
  });
  const over = isOver(data, error);
  if (over && error === null) return null;
  return (
    <div className="space-y-4">
      {!over ? (
        <p role="status">{t`Approve the request on your device. This page will continue automatically.`}</p>
      ) : (
        <Notice tone="bad" role="alert">
          {readError(error).code === "BAD_CODE" ? t`The request was denied on your device.` : sayCodeError(error)}
        </Notice>
      )}
      {!over && (
        <Button look="outline" busy={isFetching} onClick={() => void refetch()}>
          {isFetching ? t`Checking…` : t`Check again`}
        </Button>
      )}
    </div>
  );
}

function isWaiting(result: LoginResult): boolean {
  return result.loginState === "FAILURE" && result.challenge !== undefined;
}

/** An outage is no answer: the device may still approve. */
function isOver(result: LoginResult | undefined, error: unknown): boolean {
  if (error) return !isUnavailable(error);
  return result !== undefined && !isWaiting(result);
}
