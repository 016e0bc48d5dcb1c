import { plural, t } from "@lingui/core/macro";
import {
  type ColumnDef,
  createColumnHelper,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import clsx from "clsx";
import type { ReactNode } from "react";
import { Button, ScrollRegion, Skeleton } from "../../ui";

/** The features of the console's tables: a table shows a page that the platform has filtered and sorted. */
interface ColumnMeta {
  className?: string;
  /** Whether phones, which show no headings, have the heading before the value. */
  named?: boolean;
}
const columnMeta: ColumnMeta = {};
const features = tableFeatures({ rowSelectionFeature, columnMeta });

type Features = typeof features;

/** The columns of a table, by a helper that knows the rows' type. */
export const columnsOf = <Row extends RowData>() => createColumnHelper<Features, Row>();

/** The selected rows by their ids. */
export type Selected = RowSelectionState;

export type Columns<Row extends RowData> = ColumnDef<Features, Row>[];

export interface Selection {
  selected: RowSelectionState;
  onChange: (selected: RowSelectionState) => void;
  /** A row's name for its checkbox. */
  nameOf: (id: string) => string;
}

interface Props<Row extends RowData> {
  label: string;
  columns: Columns<Row>;
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  selection?: Selection;
  /** Whether the rows are those of the page before. */
  stale?: boolean;
  empty: ReactNode;
}

const WAITING_ROWS = 8;

/**
 * A table of one page of rows, which can be selected. It scrolls sideways by itself where it is wider than the screen; on
 * phones the cells of a row flow in lines instead.
 */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  rowId,
  selection,
  stale = false,
  empty,
}: Props<Row>) {
  const table = useTable<Features, Row>({
    features,
    columns,
    data: rows ?? NONE,
    getRowId: rowId,
    enableRowSelection: selection !== undefined,
    state: { rowSelection: selection?.selected ?? {} },
    onRowSelectionChange: (update) => {
      selection?.onChange(typeof update === "function" ? update(selection.selected) : update);
    },
  });
  if (rows?.length === 0) return <div className="rounded-md border border-line px-6 py-14 text-center">{empty}</div>;
  const headers = table.getHeaderGroups().flatMap((group) => group.headers);
  return (
    <ScrollRegion
      label={label}
      aria-busy={stale || rows === undefined}
      className={clsx("relative overflow-x-auto rounded-md border border-line bg-surface", stale && "opacity-60")}
    >
      <table className="w-full text-sm">
        <thead className={selection ? "max-sm:block" : "max-sm:sr-only"}>
          <tr className="border-b border-line text-start text-soft max-sm:block">
            {selection && (
              <th scope="col" className="w-12 ps-3 max-sm:block max-sm:ps-1">
                <Check
                  label={t`Select all on this page`}
                  checked={table.getIsAllRowsSelected()}
                  mixed={table.getIsSomeRowsSelected()}
                  disabled={!rows?.length}
                  onChange={(checked) => {
                    table.toggleAllRowsSelected(checked);
                  }}
                />
              </th>
            )}
            {headers.map((header) => (
              <th
                key={header.id}
                scope="col"
                className={clsx(
                  "px-4 py-3 font-medium whitespace-nowrap max-sm:sr-only",
                  header.column.columnDef.meta?.className ?? "text-start",
                )}
              >
                {contentOf(header.column.columnDef.header, header.getContext())}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-sm:block">
          {rows === undefined &&
            Array.from({ length: WAITING_ROWS }, (_, index) => (
              <tr key={index}>
                <td colSpan={headers.length + (selection ? 1 : 0)} className="p-4">
                  <Skeleton className="h-5" />
                </td>
              </tr>
            ))}
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              className={clsx(
                "hover:bg-sunken/60 max-sm:relative max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-2.5 max-sm:pe-4",
                selection ? "max-sm:ps-13" : "max-sm:ps-4",
                row.getIsSelected() && "bg-sunken",
              )}
            >
              {selection && (
                <td className="w-12 ps-3 max-sm:absolute max-sm:start-1 max-sm:top-2 max-sm:w-auto max-sm:p-0">
                  <Check
                    label={t`Select ${{ name: selection.nameOf(row.id) }}`}
                    checked={row.getIsSelected()}
                    onChange={(checked) => {
                      row.toggleSelected(checked);
                    }}
                  />
                </td>
              )}
              {row.getAllCells().map((cell, index) => {
                const heading = headers.find(({ column }) => column.id === cell.column.id);
                const { className, named } = cell.column.columnDef.meta ?? {};
                return (
                  <td
                    key={cell.id}
                    className={clsx(
                      "px-4 py-3 align-middle max-sm:p-0 max-sm:last:ms-auto max-sm:empty:hidden",
                      index === 0 && "max-sm:min-w-0 max-sm:flex-[1_1_60%]",
                      className,
                    )}
                  >
                    {named && heading && (
                      <span className="text-soft sm:hidden">
                        {contentOf(heading.column.columnDef.header, heading.getContext())}:{" "}
                      </span>
                    )}
                    {contentOf(cell.column.columnDef.cell, cell.getContext())}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const NONE: never[] = [];

/**
 * A cell's content. It is called and not rendered as a component: columns are made anew with each rendering, and a field
 * in a cell would lose its focus.
 */
function contentOf<Context>(
  template: string | ((context: Context) => ReactNode) | undefined,
  context: Context,
): ReactNode {
  return typeof template === "function" ? template(context) : template;
}

interface CheckProps {
  label: string;
  checked: boolean;
  mixed?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

function Check({ label, checked, mixed = false, disabled = false, onChange }: CheckProps) {
  return (
    <label className="inline-flex size-11 items-center justify-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="size-5 accent-brand"
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

/** The bar of acts on selected rows. Screen readers hear the number. */
export function SelectionBar({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) {
  return (
    <div
      className={clsx(
        "mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2 text-sm",
        count === 0 && "sr-only",
      )}
    >
      <p role="status" className="font-medium">
        {count > 0 && plural({ count }, { one: "# selected", other: "# selected" })}
      </p>
      {count > 0 && (
        <>
          {children}
          <Button look="text" className="px-1" onClick={onClear}>
            {t`Clear selection`}
          </Button>
        </>
      )}
    </div>
  );
}
