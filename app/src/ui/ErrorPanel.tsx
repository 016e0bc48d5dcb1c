import { t } from "@lingui/core/macro";
import { type ReactNode, useTransition } from "react";
import { isRefusedValue, readError, errorText } from "../lib/errors";
import { refusedOriginText, useRefusedOrigin } from "../lib/refusedOrigin";
import { useRetry } from "../lib/useRetry";
import { Button } from "./Button";

interface Props {
  error: unknown;
  title: string;
  retryLabel?: string;
  /** Retries; a promise keeps the button busy. */
  onRetry?: () => unknown;
  /** The next step after a refused request. */
  advice?: string;
  children?: ReactNode;
}

/** A failed load: its title, reason and next step, and the request id for support. */
export function ErrorPanel({ error, title, retryLabel = t`Try again`, onRetry, advice, children }: Props) {
  const { requestId } = readError(error);
  const isRefused = useRefusedOrigin(error);
  const again = useRetry(error, onRetry);
  // The button is busy while the retry runs, or suspends the page.
  const [busy, startTransition] = useTransition();
  return (
    <div role="alert" className="rounded-md border border-line px-6 py-10 text-center">
      <p className="font-display text-xl">{title}</p>
      <p className="mx-auto mt-2 max-w-prose text-soft">
        {isRefused ? refusedOriginText() : errorText(error)} {isRefusedValue(error) && advice}
      </p>
      {again && (
        <Button
          look="outline"
          className="mt-5"
          busy={busy}
          onClick={() =>
            startTransition(async () => {
              await again();
            })
          }
        >
          {retryLabel}
        </Button>
      )}
      {isRefusedValue(error) && children && <div className="mt-5">{children}</div>}
      {requestId && <p className="mt-4 text-xs text-soft">{t`Reference ${{ id: requestId }}`}</p>}
    </div>
  );
}
