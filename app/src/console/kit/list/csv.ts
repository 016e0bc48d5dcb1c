/** CSV (RFC 4180) of rows. */
import Papa from "papaparse";

/** A cell that a spreadsheet would take for a formula, once the signs before it are gone; no plain number. */
const FORMULA = /^(?![+-]?\d+(?:\.\d+)?$)'*[=+\-@\t\r]/;

const LINE_END = "\r\n";

/** The text of a table for a spreadsheet. Formulas are written as texts, with a sign before them. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  return Papa.unparse(rows as string[][], { newline: LINE_END, escapeFormulae: FORMULA }) + LINE_END;
}

/** A cell that was read, as it was before it was written. */
export const readCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
