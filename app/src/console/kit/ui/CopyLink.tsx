import { t } from "@lingui/core/macro";
import { Button, TextField } from "../../../ui";
import { done, failed } from "./toasts";

/** Copies a link and confirms it with a toast. */
export function copyLink(link: string): void {
  navigator.clipboard.writeText(link).then(
    () => done(t`Link copied.`),
    (error: unknown) => failed(t`The link was not copied.`, error),
  );
}

/** A link to share, with a button that copies it. */
export function CopyLink({ label, link }: { label: string; link: string }) {
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1">
        <TextField label={label} readOnly dir="ltr" value={link} onFocus={(event) => event.target.select()} />
      </div>
      <Button look="outline" size="small" onClick={() => copyLink(link)}>
        {t`Copy`}
      </Button>
    </div>
  );
}
