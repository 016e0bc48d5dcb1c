import { plural, t } from "@lingui/core/macro";
import clsx from "clsx";
import { type ReactNode, useCallback, useState } from "react";
import { Button } from "../../../ui";
import { BottomBar } from "../ui/BottomBar";

/** The selected rows of a table. */
export interface Selection<Row> {
  ids: ReadonlySet<string>;
  select: (ids: readonly string[], isSelected: boolean) => void;
  clear: () => void;
  /** A row's name for its checkbox. */
  nameOf: (row: Row) => string;
}

export function useSelection<Row>(nameOf: (row: Row) => string): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback((given: readonly string[], isSelected: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      for (const id of given) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  return { ids, select, clear: () => setIds(new Set()), nameOf };
}

interface CheckProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  disabled?: boolean;
  /** Whether phones show the label. */
  labelled?: boolean;
  onChange: (checked: boolean) => void;
}

/** The checkbox of a row, or of all rows. */
export function Check({ label, checked, mixed = false, disabled = false, labelled = false, onChange }: CheckProps) {
  return (
    <label className={clsx("inline-flex size-11 items-center justify-center", labelled && "max-sm:w-fit! max-sm:px-3")}>
      <span className={labelled ? "order-last ps-4 font-normal whitespace-nowrap sm:sr-only" : "sr-only"}>{label}</span>
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-brand"
        checked={checked}
        disabled={disabled}
        ref={(element) => {
          if (element) element.indeterminate = mixed && !checked;
        }}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
    </label>
  );
}

interface BarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** The bar of acts on selected rows. Screen readers hear the number. */
export function SelectionBar({ count, onClear, children }: BarProps) {
  return (
    <BottomBar label={t`Selected rows`} hidden={count === 0}>
      <p role="status" className="text-sm font-medium tabular-nums max-sm:flex-1">
        {count > 0 && plural({ count }, { one: "# selected", other: "# selected" })}
      </p>
      {count > 0 && (
        <>
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-sm:order-last max-sm:basis-full">
            {children}
          </div>
          <Button look="text" size="small" onClick={onClear}>
            {t`Clear selection`}
          </Button>
        </>
      )}
    </BottomBar>
  );
}
