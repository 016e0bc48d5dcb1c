import { t } from "@lingui/core/macro";
import { Button } from "../../../ui";
import type { EntryAct } from "../ui/ActsMenu";
import { DialogButton } from "../ui/DialogButton";
import type { Column } from "./columns";

/** The column of row acts. Screen readers hear the row's name with each act. */
export function actsColumn<Row>(nameOf: (row: Row) => string, actsOf: (row: Row) => readonly EntryAct[]): Column<Row> {
  return {
    id: "acts",
    title: t`Actions`,
    fixed: "end",
    cell: (row) => (
      <span className="flex justify-end gap-4 max-sm:flex-wrap">
        {actsOf(row).map(({ label, busy = false, reason, run, dialog }) => {
          const button = {
            look: "text",
            className: "whitespace-nowrap",
            busy,
            reason,
            children: label,
            "aria-label": `${label}: ${nameOf(row)}`,
          } as const;
          return dialog ? (
            <DialogButton key={label} {...button} dialog={dialog} />
          ) : (
            <Button key={label} {...button} onClick={run} />
          );
        })}
      </span>
    ),
  };
}
