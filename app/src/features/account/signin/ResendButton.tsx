import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { readError } from "../../../lib/errors";
import { Button, Notice } from "../../../ui";
import { sayCodeError } from "./refusal";
import { useCountdown } from "./useCountdown";

const PAUSE_SECONDS = 30;

interface Props {
  label?: string;
  sentLabel?: string;
  send: () => Promise<void>;
}

/** Sends another code, with a pause in between as long as the platform asks for. */
export function ResendButton({ label = t`Send a new code`, sentLabel = t`A new code is on its way.`, send }: Props) {
  const [left, start] = useCountdown(PAUSE_SECONDS);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      start(PAUSE_SECONDS);
    },
    onError: (thrown) => {
      const { retryAfterMs } = readError(thrown);
      if (retryAfterMs !== undefined) start(Math.ceil(retryAfterMs / 1_000));
    },
  });

  return (
    <div>
      <Button
        look="quiet"
        className="-ms-2 tabular-nums"
        busy={isPending}
        aria-disabled={left > 0}
        onClick={() => {
          if (!isPending && left === 0) mutate();
        }}
      >
        {left > 0 ? t`${{ what: label }} (in ${{ seconds: left }} s)` : label}
      </Button>
      <p role="status" className="text-sm text-good">
        {isSuccess && sentLabel}
      </p>
      {error && (
        <Notice tone="bad" role="alert" className="mt-2">
          {sayCodeError(error)}
        </Notice>
      )}
    </div>
  );
}
