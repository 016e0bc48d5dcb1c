import { t } from "@lingui/core/macro";
import clsx from "clsx";
import { memo, type MouseEvent, type ReactNode, useDeferredValue } from "react";
import { Icon, ScrollRegion, Skeleton } from "../../../ui";
import type { Column } from "./columns";
import { Check, type Selection } from "./Selection";

export type Direction = "ascending" | "descending";

/** The sort order of a list, and its changes by column. */
export interface Sorting {
  /** The sort direction of a column; "none" if another column sorts the list, undefined if the column cannot. */
  directionOf: (column: string) => Direction | "none" | undefined;
  toggle: (column: string) => void;
}

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  selection?: Selection<Row> | undefined;
  sorting?: Sorting | undefined;
  /** Whether the rows are still those of the previous page, while the new page loads. */
  stale?: boolean;
  empty: ReactNode;
}

const WAITING_ROWS = 8;

/** The number of rows that a tick of all rows renders before the paint: those that a window shows. */
const ROWS_IN_SIGHT = 20;

const alignmentOf = ({ align, className }: Column<never>) =>
  clsx(align === "end" ? "text-end tabular-nums whitespace-nowrap" : "text-start", className);

/**
 * A table of one page of rows, with optional selection. A table wider than the screen scrolls sideways; on phones the
 * cells of a row wrap into lines.
 */
export function Table<Row>({ label, columns, rows, rowId, selection, sorting, stale = false, empty }: Props<Row>) {
  const ids = (rows ?? []).map(rowId);
  const late = useDeferredValue(selection?.ids);
  // A single ticked checkbox out of sight shows its state at once.
  const idsOutOfSight = Math.abs((selection?.ids.size ?? 0) - (late?.size ?? 0)) > 1 ? late : selection?.ids;
  if (rows?.length === 0) return <div className="rounded-md border border-line px-6 py-14 text-center">{empty}</div>;
  const count = ids.filter((id) => selection?.ids.has(id)).length;
  return (
    <ScrollRegion
      label={label}
      aria-busy={stale || rows === undefined}
      className={clsx(
        // A separate layer: else the browser paints all rows again to dim them.
        "relative overflow-auto rounded-md border border-line bg-surface will-change-[opacity] lg:max-h-[calc(100dvh-6rem)]",
        stale && "opacity-60 transition-opacity delay-150",
      )}
    >
      <table className="w-full text-sm">
        <thead className={clsx("bg-surface lg:sticky lg:top-0 lg:z-10", selection ? "max-sm:block" : "max-sm:sr-only")}>
          <tr className="text-start text-soft shadow-[inset_0_-1px_var(--line)] max-sm:block">
            {selection && (
              <th scope="col" className="w-12 ps-3 max-sm:block max-sm:w-auto max-sm:ps-1 max-sm:text-start">
                <Check
                  label={t`Select all on this page`}
                  labelled
                  checked={count > 0 && count === ids.length}
                  mixed={count > 0}
                  disabled={ids.length === 0}
                  onChange={(checked) => selection.select(ids, checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.id} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        {/* A focused row keeps clear of the bar at the window's bottom. */}
        <tbody className="divide-y divide-line max-sm:block [&_:focus]:scroll-mb-24">
          {rows === undefined &&
            Array.from({ length: WAITING_ROWS }, (_, index) => (
              <tr key={index}>
                <td colSpan={columns.length + (selection ? 1 : 0)} className="p-4">
                  <Skeleton className="h-5" />
                </td>
              </tr>
            ))}
          {rows?.map((row, index) => (
            <TableRow
              key={rowId(row)}
              id={rowId(row)}
              row={row}
              columns={columns}
              nameOf={selection?.nameOf}
              isSelected={(index < ROWS_IN_SIGHT ? selection?.ids : idsOutOfSight)?.has(rowId(row)) === true}
              onSelect={selection?.select}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Heading<Row>({ column, sorting }: { column: Column<Row>; sorting: Sorting | undefined }) {
  const direction = sorting?.directionOf(column.id);
  return (
    <th
      scope="col"
      aria-sort={direction}
      className={clsx("h-11 px-4 font-medium whitespace-nowrap max-sm:sr-only", alignmentOf(column))}
    >
      {direction === undefined ? (
        <span className={column.fixed === "end" ? "sr-only" : undefined}>{column.title}</span>
      ) : (
        <button
          type="button"
          className={clsx(
            "-mx-2 inline-flex min-h-11 items-center gap-1 px-2 font-medium hover:text-ink",
            // The heading ends where the values end.
            column.align === "end" && "flex-row-reverse",
          )}
          onClick={() => sorting?.toggle(column.id)}
        >
          {column.title}
          <span className={clsx(direction === "none" && "invisible")}>
            <Icon name={direction === "ascending" ? "up" : "down"} size={16} />
          </span>
        </button>
      )}
    </th>
  );
}

/** The link of a row to its entry, or the button of its dialog. */
const OPENERS = "a, [data-opens]";
const CONTROLS = ["a", "button", "input", "label", "select", "dialog", "[popover]"].join();

/** Opens the entry of a clicked row, as its link does. */
function openEntry({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  const isOwn = target instanceof Element && target.closest(CONTROLS);
  if (isOwn || window.getSelection()?.type === "Range") return;
  currentTarget.querySelector<HTMLElement>(OPENERS)?.click();
}

interface CellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
}

interface RowProps<Row> extends CellsProps<Row> {
  id: string;
  nameOf: Selection<Row>["nameOf"] | undefined;
  isSelected: boolean;
  onSelect: Selection<Row>["select"] | undefined;
}

// Memoized: a click on a checkbox, or a key in a field, renders one row of a hundred.
const TableRow = memo(function TableRow<Row>({ id, row, columns, nameOf, isSelected, onSelect }: RowProps<Row>) {
  return (
    <tr
      className={clsx(
        "group hover:bg-sunken/60 has-[a,[data-opens]]:cursor-pointer relative max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-2.5 max-sm:pe-4",
        onSelect ? "max-sm:ps-13" : "max-sm:ps-4",
        isSelected && "bg-sunken shadow-[inset_3px_0_var(--brand)]",
      )}
      onClick={openEntry}
    >
      {onSelect && (
        <td className="w-12 ps-3 max-sm:absolute max-sm:start-1 max-sm:top-2 max-sm:w-auto max-sm:p-0">
          <Check
            label={t`Select ${{ name: nameOf?.(row) ?? id }}`}
            checked={isSelected}
            onChange={(checked) => onSelect([id], checked)}
          />
        </td>
      )}
      <Cells row={row} columns={columns} />
    </tr>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;

const Cells = memo(function Cells<Row>({ row, columns }: CellsProps<Row>) {
  return columns.map((column, index) => {
    const text = column.cell ? undefined : column.text?.(row);
    const isEmpty = text === "";
    return (
      <td
        key={column.id}
        className={clsx(
          "h-11 px-4 py-1.5 align-middle max-sm:h-auto max-sm:p-0 max-sm:last:ms-auto max-sm:empty:hidden",
          index === 0 && "max-sm:min-w-0 max-sm:flex-[1_1_60%]",
          alignmentOf(column),
        )}
      >
        {column.named && !isEmpty && <span className="text-soft sm:hidden">{column.title}: </span>}
        {column.cell ? column.cell(row) : !isEmpty && <bdi>{text}</bdi>}
      </td>
    );
  });
}) as <Row>(props: CellsProps<Row>) => ReactNode;
