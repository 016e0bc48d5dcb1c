/** Columns as data, for the table, the choice of columns and the CSV file. */
import { type ReactNode, useState } from "react";
import { momentText } from "../../../lib/dates";
import { Part } from "../../../lib/loading";
import { readStored, writeStored } from "../../session/stored";

export interface Column<Row> {
  id: string;
  title: string;
  /** The cell in the table; its text if absent. */
  cell?: (row: Row) => ReactNode;
  /** The cell in a CSV file, which has all columns with a text. */
  text?: (row: Row) => string;
  /** Numbers and amounts stand at the end. */
  align?: "end";
  className?: string;
  /** Whether phones, which show no headings, have the title before the value. */
  named?: boolean;
  /** A column that is there from the start and cannot be hidden or moved: the entry's name, and its acts. */
  fixed?: "start" | "end";
  /** Whether the column is hidden by default. */
  optional?: boolean;
}

/** The column of a moment, which the file has in a form that programs read. `none` is the cell where there is no moment. */
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

/** The columns of a list in the order that its owner has chosen. */
export interface ColumnChoice<Row> {
  shown: Column<Row>[];
  /** The columns that the owner can show, hide and move; the shown columns stand first. */
  choices: readonly { column: Column<Row>; isShown: boolean }[];
  /** Whether the choice differs from the list's own. */
  isChosen: boolean;
  choose: (ids: readonly string[]) => void;
  reset: () => void;
}

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((id) => typeof id === "string");

/** The columns that the owner has chosen for a list, kept in this browser. */
export function useColumns<Row>(list: string, columns: readonly Column<Row>[]): ColumnChoice<Row> {
  const key = `console-columns-${list}`;
  const [chosen, setChosen] = useState(() => readStored(key, isIds));
  const keep = (ids: readonly string[] | undefined) => {
    setChosen(ids && [...ids]);
    writeStored(key, ids ?? null);
  };
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
    isChosen: chosen !== undefined,
    choose: keep,
    reset: () => keep(undefined),
  };
}

/** The writer of CSV files, loaded with the first file. */
export const csvWriter = new Part(() => import("./csv"));

/** Rows as a CSV file, or as a further part of one, without its head. */
export async function csvText<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  hasHead = true,
): Promise<string> {
  const { csvOf } = await csvWriter.again();
  const written = columns.filter(({ text }) => text);
  return csvOf([
    ...(hasHead ? [written.map(({ title }) => title)] : []),
    ...rows.map((row) => written.map(({ text }) => text?.(row) ?? "")),
  ]);
}
