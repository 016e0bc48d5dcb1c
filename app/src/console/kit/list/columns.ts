/** Columns as data, for the table, the dialog that chooses columns, and the CSV file. */
import { type ReactNode, useMemo, useState } from "react";
import { momentText } from "../../../lib/dates";
import { readStored, writeStored } from "../../session/stored";
import { csvOf } from "./csv";

export interface Column<Row> {
  id: string;
  title: string;
  /** The cell in the table; the text if absent. */
  cell?: (row: Row) => ReactNode;
  /** The cell in a CSV file; columns without a text are not exported. */
  text?: (row: Row) => string;
  /** Aligns the column to the end, as for numbers and amounts. */
  align?: "end";
  className?: string;
  /** Whether phones, which show no headings, put the title before the value. */
  named?: boolean;
  /** A fixed column can be neither hidden nor moved: the entry's name, and its acts. */
  fixed?: "start" | "end";
  /** Whether the column is hidden by default. */
  optional?: boolean;
}

/** A column of a date and time, in the CSV file as ISO 8601. `none` is the cell of a row without one. */
export function momentColumn<Row>(
  id: string,
  title: string,
  momentOf: (row: Row) => Date | undefined,
  none = "",
): Column<Row> {
  return {
    ...{ id, title, named: true, className: "whitespace-nowrap" },
    text: (row) => momentOf(row)?.toISOString() ?? "",
    cell: (row) => {
      const moment = momentOf(row);
      return moment ? momentText(moment) : none;
    },
  };
}

/** The columns of a list in the owner's order. */
export interface ColumnChoice<Row> {
  shown: readonly Column<Row>[];
  /** The columns that the owner can show, hide and move, the shown ones first. */
  choices: readonly { column: Column<Row>; isShown: boolean }[];
  /** Whether the choice differs from the default. */
  isChosen: boolean;
  choose: (ids: readonly string[]) => void;
  reset: () => void;
}

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === "string");

/** The owner's choice of columns for a list, kept in this browser. */
export function useColumns<Row>(list: string, columns: readonly Column<Row>[]): ColumnChoice<Row> {
  const key = `console-columns-${list}`;
  const [chosen, setChosen] = useState(() => readStored(key, isIds));
  const keep = (ids: readonly string[] | undefined) => {
    setChosen(ids && [...ids]);
    writeStored(key, ids ?? null);
  };
  const lists = useMemo(() => {
    const free = columns.filter(({ fixed }) => !fixed);
    const ids = chosen ?? free.filter(({ optional }) => !optional).map(({ id }) => id);
    const middle = ids.flatMap((id) => free.find((column) => column.id === id) ?? []);
    const hidden = free.filter(({ id }) => !ids.includes(id));
    return {
      shown: [
        ...columns.filter(({ fixed }) => fixed === "start"),
        ...middle,
        ...columns.filter(({ fixed }) => fixed === "end"),
      ],
      choices: [
        ...middle.map((column) => ({ column, isShown: true })),
        ...hidden.map((column) => ({ column, isShown: false })),
      ],
    };
  }, [columns, chosen]);
  return {
    ...lists,
    isChosen: chosen !== undefined,
    choose: keep,
    reset: () => keep(undefined),
  };
}

/** Rows as CSV text, or as a later part of a file, without the header. */
export function csvText<Row>(columns: readonly Column<Row>[], rows: readonly Row[], hasHead = true): string {
  const written = columns.filter(({ text }) => text);
  return csvOf([
    ...(hasHead ? [written.map(({ title }) => title)] : []),
    ...rows.map((row) => written.map(({ text }) => text?.(row) ?? "")),
  ]);
}
