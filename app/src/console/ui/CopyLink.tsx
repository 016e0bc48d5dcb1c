import { t } from "@lingui/core/macro";
import { Button, TextField } from "../../ui";
import { done, failed } from "./toasts";

/** A link to send to somebody, with a button that copies it. */
export function CopyLink({ label, link }: { label: string; link: string }) {
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => done(t`Link copied.`),
      (error: unknown) => failed(t`The link was not copied. Select and copy it yourself.`, error),
    );
  };
  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1">
        <TextField label={label} readOnly dir="ltr" value={link} onFocus={(event) => event.target.select()} />
      </div>
      <Button look="outline" size="small" onClick={copy}>
        {t`Copy`}
      </Button>
    </div>
  );
}
