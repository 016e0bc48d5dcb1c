import { t } from "@lingui/core/macro";
import { Button } from "../../../ui";

/** The end of an entry's form. */
export function EntryActions({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  return (
    <div className="col-span-full flex gap-4">
      <Button type="submit" busy={busy}>
        {t`Save`}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {t`Cancel`}
      </Button>
    </div>
  );
}
