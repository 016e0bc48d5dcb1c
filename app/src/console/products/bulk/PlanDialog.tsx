import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Button, Dialog, Notice } from "../../../ui";
import { problemText } from "../../ui/problems";
import { useAct } from "../../useAct";

interface Props {
  title: string;
  /** The button of each step: to show the preview, and to apply it. */
  previewLabel: string;
  applyLabel: string;
  /** Whether the preview is shown. */
  isPlanned: boolean;
  canPreview: boolean;
  canApply: boolean;
  onPreview: () => Promise<unknown>;
  onApply: () => Promise<unknown>;
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
  const { run, busy, error } = useAct({ do: () => (isPlanned ? onApply() : onPreview()) });
  const isPossible = isPlanned ? canApply : canPreview;
  return (
    <Dialog open title={title} closeLabel={t`Close`} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isPossible) void run();
        }}
      >
        {children}
        {error && (
          <Notice tone="bad" role="alert" className="mt-5">
            {problemText(error)}
          </Notice>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            type="submit"
            busy={busy}
            reason={isPossible ? undefined : isPlanned ? t`Nothing would change.` : t`First, enter what to change.`}
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
