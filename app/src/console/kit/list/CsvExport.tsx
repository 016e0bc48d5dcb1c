import { t } from "@lingui/core/macro";
import type { ComponentProps } from "react";
import { Button, Notice, ProgressBar } from "../../../ui";
import { problemText } from "../ui/problems";
import { type Column, csvText } from "./columns";
import { download, useCsvExport } from "./useCsvExport";

/** A CSV export of a list: the entries of all pages that match its filters. */
export interface CsvSource<Row> {
  fileName: string;
  /** Reads a page of entries. */
  read: (cursor: string, signal: AbortSignal) => Promise<{ items: readonly Row[]; next?: string | undefined }>;
  /** A number of entries as text. */
  counted: (count: number) => string;
}

interface Props<Row> {
  source: CsvSource<Row>;
  columns: readonly Column<Row>[];
  isFiltered: boolean;
}

export function CsvExport<Row>({ source: { fileName, read, counted }, columns, isFiltered }: Props<Row>) {
  const task = useCsvExport();
  const { isBusy } = task;
  const start = () => {
    task.start(fileName, async (cursor, signal) => {
      const { items, next } = await read(cursor, signal);
      return { text: csvText(columns, items, cursor === ""), count: items.length, next };
    });
  };
  return (
    <div className={isBusy ? "w-full rounded-md border border-line bg-surface p-5" : undefined}>
      {!isBusy && (
        <Button look="text" onClick={start}>
          {isFiltered ? t`Export all that match the filters` : t`Export all`}
        </Button>
      )}
      <ExportProgress task={task} text={counted(task.count)} />
    </div>
  );
}

interface ButtonProps<Row> extends Pick<ComponentProps<typeof Button>, "look" | "size"> {
  fileName: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** Downloads rows as a CSV file. */
export function ExportButton<Row>({ fileName, columns, rows, ...rest }: ButtonProps<Row>) {
  return (
    <Button {...rest} onClick={() => download(fileName, csvText(columns, rows))}>
      {t`Export as CSV`}
    </Button>
  );
}

interface ProgressProps {
  task: ReturnType<typeof useCsvExport>;
  /** The total number of entries, if known. */
  total?: number | undefined;
  /** The progress as text. */
  text: string;
}

/** The progress of an export, the reason for its interruption, and the buttons to cancel and to resume it. */
export function ExportProgress({ task: { step, isBusy, count, error, goOn, cancel }, total, text }: ProgressProps) {
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
          {step === "stopped" && (
            <Button onClick={() => void goOn()}>{t({ context: "export or import", message: "Continue" })}</Button>
          )}
          <Button look="outline" onClick={cancel}>
            {t`Cancel`}
          </Button>
        </p>
      )}
    </>
  );
}
