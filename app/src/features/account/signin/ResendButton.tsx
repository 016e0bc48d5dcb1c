import { useState } from "react";
import { readError } from "../../../lib/errors";
import { Button, Notice } from "../../../ui";
import { signinMessages as t } from "./messages";
import { sayCodeError } from "./refusal";
import { useCountdown } from "./useCountdown";

const PAUSE_SECONDS = 30;

interface Props {
  label?: string;
  sentLabel?: string;
  send: () => Promise<void>;
}

/** Sends another code, with a pause in between as long as the platform asks for. */
export function ResendButton({ label = t.resend, sentLabel = t.resent, send }: Props) {
  const [left, start] = useCountdown(PAUSE_SECONDS);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [error, setError] = useState("");

  const resend = async () => {
    if (busy || left > 0) return;
    setBusy(true);
    setSent(false);
    setError("");
    try {
      await send();
      setSent(true);
      start(PAUSE_SECONDS);
    } catch (thrown) {
      const { retryAfterMs } = readError(thrown);
      if (retryAfterMs !== undefined) start(Math.ceil(retryAfterMs / 1_000));
      setError(sayCodeError(thrown));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <Button
        look="quiet"
        className="-ms-2 tabular-nums"
        busy={busy}
        aria-disabled={left > 0}
        onClick={() => void resend()}
      >
        {left > 0 ? t.inSeconds(label, left) : label}
      </Button>
      <p role="status" className="text-sm text-good">
        {sent && sentLabel}
      </p>
      {error && (
        <Notice tone="bad" role="alert" className="mt-2">
          {error}
        </Notice>
      )}
    </div>
  );
}
