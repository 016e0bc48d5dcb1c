import { Button } from "../../../ui";
import { settingsMessages as t } from "./messages";

/** The end of an entry's form. */
export function EntryActions({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  return (
    <div className="col-span-full flex gap-4">
      <Button type="submit" busy={busy}>
        {t.save}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  );
}
