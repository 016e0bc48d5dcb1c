import { t } from "@lingui/core/macro";
import { Button, Notice, ProgressBar } from "../../ui";
import { problemText } from "../ui/problems";
import type { useCsvExport } from "./useCsvExport";

interface Props {
  task: ReturnType<typeof useCsvExport>;
  /** The number of entries there are, where it is known. */
  total?: number | undefined;
  /** The progress in words. */
  text: string;
}

/** The progress of an export, the reason why it broke off, and the ways to end it and to go on. */
export function ExportProgress({ task: { step, isBusy, count, error, goOn, cancel }, total, text }: Props) {
  return (
    <>
      <div role="status" className="sr-only">
        {step === "done" && t`Export finished.`}
      </div>
      {step === "reading" && <p className="mb-2 text-sm tabular-nums">{t`Exporting: ${text}`}</p>}
      {step === "reading" && total !== undefined && total > 0 && (
        <ProgressBar label={t`Export`} value={count / total} text={text} />
      )}
      {step === "stopped" && (
        <Notice tone="bad" role="alert">
          {t`The export stopped: ${text}.`} {problemText(error)}
        </Notice>
      )}
      {isBusy && (
        <p className="mt-4 flex flex-wrap gap-3">
          {step === "stopped" && <Button onClick={goOn}>{t`Continue`}</Button>}
          <Button look="outline" onClick={cancel}>
            {t`Cancel`}
          </Button>
        </p>
      )}
    </>
  );
}
