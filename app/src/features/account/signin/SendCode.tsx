import { t } from "@lingui/core/macro";
import { useAction } from "../../../lib/resource";
import { type ComponentProps, useEffect, useState } from "react";
import { readError } from "../../../lib/errors";
import { Button, Notice } from "../../../ui";
import { codeErrorText } from "./refusal";

const PAUSE_SECONDS = 30;

interface ResendProps {
  label?: string;
  sentLabel?: string;
  send: () => Promise<void>;
}

/** Resends the code, with the pause that the platform requires. */
export function ResendButton({
  label = t`Send a new code`,
  sentLabel = t`A new code is on its way.`,
  send,
}: ResendProps) {
  const [left, start] = useCountdown(PAUSE_SECONDS);
  const { run, busy, done, error } = useAction({
    do: send,
    after: () => {
      start(PAUSE_SECONDS);
    },
    failed: (thrown) => {
      const { retryAfterMs } = readError(thrown);
      if (retryAfterMs !== undefined) start(Math.ceil(retryAfterMs / 1_000));
    },
  });

  return (
    <div>
      <Button
        look="quiet"
        className="-ms-2 tabular-nums"
        busy={busy}
        aria-disabled={left > 0}
        onClick={() => {
          if (!busy && left === 0) run();
        }}
      >
        {left > 0 ? t`${{ what: label }} (in ${{ seconds: left }} s)` : label}
      </Button>
      <p role="status" className="text-sm text-good">
        {done && sentLabel}
      </p>
      {error && (
        <Notice tone="bad" role="alert" className="mt-2">
          {codeErrorText(error)}
        </Notice>
      )}
    </div>
  );
}

interface SendProps extends Pick<ComponentProps<typeof Button>, "look" | "className"> {
  label: string;
  send: () => Promise<void>;
}

/** Sends the first code. */
export function SendCodeButton({ label, send, look, className = "w-full" }: SendProps) {
  const { run, busy, error } = useAction({ do: send });
  return (
    <div>
      <Button {...(look && { look })} className={className} busy={busy} onClick={() => run()}>
        {label}
      </Button>
      {error && (
        <Notice tone="bad" role="alert" className="mt-3">
          {codeErrorText(error)}
        </Notice>
      )}
    </div>
  );
}

/** A countdown in whole seconds. */
function useCountdown(seconds: number): [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1_000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1_000));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, [running]);
  return [
    left,
    (wanted) => {
      setNow(Date.now());
      setEnd(Date.now() + wanted * 1_000);
    },
  ];
}
