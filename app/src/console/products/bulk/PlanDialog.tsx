import { t } from "@lingui/core/macro";
import { type ReactNode, useState } from "react";
import { Button, Dialog, Notice } from "../../../ui";
import { problemText } from "../../ui/problems";

interface Props {
  title: string;
  /** The button of each step: to show the preview, and to apply it. */
  previewLabel: string;
  applyLabel: string;
  /** Whether the preview is shown. */
  isPlanned: boolean;
  canPreview: boolean;
  canApply: boolean;
  onPreview: () => Promise<void>;
  onApply: () => Promise<void>;
  /** Leaves the preview. */
  onBack: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of a bulk change in two steps: the preview of what will change, then the change itself. */
export function PlanDialog({
  title,
  previewLabel,
  applyLabel,
  isPlanned,
  canPreview,
  canApply,
  onPreview,
  onApply,
  onBack,
  onClose,
  children,
}: Props) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isPossible = isPlanned ? canApply : canPreview;
  const run = async () => {
    if (busy || !isPossible) return;
    setBusy(true);
    setError(undefined);
    try {
      await (isPlanned ? onApply() : onPreview());
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open title={title} closeLabel={t`Close`} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        {children}
        {error !== undefined && (
          <Notice tone="bad" role="alert" className="mt-5">
            {problemText(error)}
          </Notice>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            type="submit"
            busy={busy}
            reason={isPossible ? undefined : isPlanned ? t`Nothing would change.` : t`Fill in what is to change first.`}
          >
            {isPlanned ? applyLabel : previewLabel}
          </Button>
          <Button look="quiet" onClick={isPlanned ? onBack : onClose}>
            {t`Back`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
