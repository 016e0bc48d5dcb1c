import { t } from "@lingui/core/macro";
import { useState } from "react";
import { isCancelled } from "../../lib/errors";
import { Button } from "../../ui";

/** Shares the page's URL: through the device's share sheet, else the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const [message, setSaid] = useState("");
  const share = async () => {
    const url = window.location.href;
    try {
      if ("share" in navigator) {
        await navigator.share({ title, url });
      } else {
        await (navigator as Navigator).clipboard.writeText(url);
        setSaid(t`Link copied`);
      }
    } catch (error) {
      if (!isCancelled(error)) setSaid(t`Copy the link from your browser’s address bar`);
    }
  };
  return (
    <span className="inline-flex items-center gap-3">
      <Button look="quiet" className="text-sm" onClick={() => void share()}>
        {t`Share`}
      </Button>
      <span role="status" className="text-sm text-soft">
        {message}
      </span>
    </span>
  );
}
