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

/** Hands texts over as one file. */
export function download(name: string, ...texts: readonly BlobPart[]): void {
  // Spreadsheets take it for UTF-8 by its byte order mark.
  const url = URL.createObjectURL(new Blob(["\ufeff", ...texts], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
