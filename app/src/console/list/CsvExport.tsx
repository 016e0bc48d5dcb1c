import { t } from "@lingui/core/macro";
import { Button } from "../../ui";
import { type Column, csvText } from "./columns";
import { ExportProgress } from "./ExportProgress";
import { useCsvExport } from "./useCsvExport";

/** The CSV file of a list: the entries of all pages that its filters find. */
export interface CsvSource<Row> {
  fileName: string;
  /** Reads a page of entries. */
  read: (cursor: string, signal: AbortSignal) => Promise<{ items: readonly Row[]; next?: string | undefined }>;
  /** A number of entries in words. */
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
      return { text: await csvText(columns, items, cursor === ""), count: items.length, next };
    });
  };
  return (
    <div className={isBusy ? "w-full rounded-md border border-line bg-surface p-5" : undefined}>
      {!isBusy && (
        <Button look="outline" onClick={start}>
          {isFiltered ? t`Export all that match the filters` : t`Export all`}
        </Button>
      )}
      <ExportProgress task={task} text={counted(task.count)} />
    </div>
  );
}
