import { t } from "@lingui/core/macro";
import { type ReactNode, useId, useRef } from "react";
import { Button, Dialog, Notice } from "../../../ui";
import { useAct } from "../useAct";
import { problemText } from "./problems";
import { failed } from "./toasts";

interface Props {
  title: string;
  /** The act, in the words of its button. */
  act: string;
  /** Whether the act is destructive. */
  danger?: boolean;
  /** Why the act is disabled for now. */
  reason?: string | undefined;
  /** Whether the dialog stays open after the act, for a next step. */
  staysOpen?: boolean;
  /** Returns to the previous step; the dialog closes if absent. */
  onBack?: () => void;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
  children: ReactNode;
}

/** A dialog that confirms an irreversible act, or asks for more input. If the act fails, it shows the error. */
export function Confirm(props: Props) {
  const { title, act, danger = false, reason, staysOpen = false, onBack, onClose, onConfirm, children } = props;
  const id = useId();
  const { attempt, busy, error, reset } = useAct({ do: onConfirm });
  /** How often the dialog was closed. */
  const closed = useRef(0);
  const close = () => {
    closed.current += 1;
    if (!busy) reset();
    onClose();
  };
  const goBack = () => {
    reset();
    onBack?.();
  };
  const confirm = async () => {
    const before = closed.current;
    try {
      await attempt();
      if (before === closed.current && !staysOpen) close();
    } catch (thrown) {
      if (before === closed.current) return;
      // The dialog is closed: a toast shows the error.
      failed(t`Not done: ${title}`, thrown);
      reset();
    }
  };
  return (
    <Dialog open title={title} closeLabel={t`Close`} onClose={close}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && reason === undefined) void confirm();
        }}
      >
        {/* A focused field keeps clear of the acts below. */}
        <div className="space-y-5 [&_:focus]:scroll-mb-24">{children}</div>
        {error && (
          <Notice tone="bad" role="alert" className="mt-5">
            {problemText(error)}
          </Notice>
        )}
        <div className="sticky bottom-0 -mx-6 mt-5 -mb-6 flex flex-wrap gap-3 border-t border-line bg-page px-6 py-4">
          {reason !== undefined && (
            <p id={`${id}-reason`} className="basis-full text-sm text-soft">
              {reason}
            </p>
          )}
          <Button
            type="submit"
            look={danger ? "danger" : "solid"}
            busy={busy}
            {...(reason !== undefined && { "aria-disabled": true, "aria-describedby": `${id}-reason` })}
          >
            {act}
          </Button>
          <Button look="quiet" onClick={onBack ? goBack : close}>
            {t`Back`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
