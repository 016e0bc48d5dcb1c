/** CSV files, read with the line of each row. */
import Papa from "papaparse";
import { readCell } from "../../parts/csv";

export interface CsvRow {
  /** The line on which the row begins, from 1. */
  line: number;
  cells: string[];
}

/** The rows of a text, without empty ones. Null if a quoted cell does not end where a cell can end. */
export function parseCsv(text: string): CsvRow[] | null {
  // Line ends of one kind: the parser knows but one of a file, and lines are counted by them.
  const source = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const rows: CsvRow[] = [];
  const problems: Papa.ParseError[] = [];
  let [at, line] = [0, 1];
  Papa.parse<string[]>(source, {
    delimiter: separatorOf(source),
    newline: "\n",
    step: ({ data: cells, errors, meta: { cursor } }) => {
      problems.push(...errors);
      if (cells.length > 1 || cells[0] !== "") rows.push({ line, cells: cells.map(readCell) });
      line += source.slice(at, cursor).split("\n").length - 1;
      at = cursor;
    },
  });
  return problems.length > 0 ? null : rows;
}

/** The separator of the first line: spreadsheets of some countries write semicolons or tabs. */
function separatorOf(text: string): string {
  const head = /^[^\n]*/.exec(text)?.[0] ?? "";
  const count = (separator: string) => head.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}
