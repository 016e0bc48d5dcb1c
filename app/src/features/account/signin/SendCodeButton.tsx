import { useState } from "react";
import { Button, Notice } from "../../../ui";
import { sayCodeError } from "./refusal";

/** Begins a factor that sends something. */
export function SendCodeButton({ label, send }: { label: string; send: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const begin = async () => {
    setBusy(true);
    setError("");
    try {
      await send();
    } catch (thrown) {
      setError(sayCodeError(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <Button className="w-full" busy={busy} onClick={() => void begin()}>
        {label}
      </Button>
      {error && (
        <Notice tone="bad" role="alert" className="mt-3">
          {error}
        </Notice>
      )}
    </div>
  );
}
