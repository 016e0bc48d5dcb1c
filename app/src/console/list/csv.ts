/** CSV (RFC 4180) of rows. */

/** A cell that a spreadsheet would take for a formula, once the signs before it are gone. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

const isFormula = (text: string) => FORMULA.test(text) && !NUMBER.test(text);

/** The text of a table for a spreadsheet. Formulas are written as texts, with a sign before them. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((text) => cell(isFormula(text) ? `'${text}` : text)).join(",") + "\r\n").join("");
}

/** A cell that was read, as it was before it was written. */
export const readCell = (text: string): string =>
  text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text;

function cell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

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
