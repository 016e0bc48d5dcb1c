/** CSV (RFC 4180). */
import Papa from "papaparse";

/** A cell that a spreadsheet would run as a formula, also behind quotes that escape it; plain numbers excepted. */
const FORMULA = /^(?![+-]?\d+(?:\.\d+)?$)'*[=+\-@\t\r]/;

const LINE_END = "\r\n";

/** A table as CSV. Formulas are escaped with a leading quote. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  return Papa.unparse(rows as string[][], { newline: LINE_END, escapeFormulae: FORMULA }) + LINE_END;
}

/** Undoes the escaping of a cell. */
export const readCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
