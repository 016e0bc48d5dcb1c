import type { ReactNode } from "react";

interface Props<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string | undefined;
  /** The text of an empty list. */
  empty: string;
  /** The cells of a row, from start to end. */
  children: (row: Row, index: number) => ReactNode;
}

/** A short list within a section, a line for each entry. */
export function Rows<Row>({ rows, rowId, empty, children }: Props<Row>) {
  if (rows.length === 0) return <p className="text-sm text-soft">{empty}</p>;
  return (
    <ul className="divide-y divide-line text-sm">
      {rows.map((row, index) => (
        <li
          key={rowId(row) ?? index}
          className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0"
        >
          {children(row, index)}
        </li>
      ))}
    </ul>
  );
}
