/** CSV (RFC 4180) of rows. */

/** A cell that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The text of a table for a spreadsheet. Formulas are written as texts. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return exactCsvOf(rows.map((row) => row.map(inert)));
}

/** The text of a table that a program reads again: each cell as it is. */
export function exactCsvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(",") + "\r\n").join("");
}

function inert(text: string): string {
  return FORMULA.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
}

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
