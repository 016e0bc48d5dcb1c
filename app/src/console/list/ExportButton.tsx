import { t } from "@lingui/core/macro";
import type { ComponentProps } from "react";
import { Button } from "../../ui";
import { useAct } from "../useAct";
import { type Column, csvText } from "./columns";
import { download } from "./download";

interface Props<Row> extends Pick<ComponentProps<typeof Button>, "look" | "className"> {
  fileName: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

/** Downloads rows as a CSV file. */
export function ExportButton<Row>({ fileName, columns, rows, ...rest }: Props<Row>) {
  const { run, busy } = useAct({
    do: async () => download(fileName, await csvText(columns, rows)),
    failure: () => t`The CSV file could not be created.`,
  });
  return (
    <Button {...rest} busy={busy} onClick={() => void run()}>
      {t`Export as CSV`}
    </Button>
  );
}
