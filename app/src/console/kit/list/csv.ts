/** CSV (RFC 4180). */

/** A cell that a spreadsheet would run as a formula, also behind quotes that escape it; plain numbers excepted. */
const FORMULA = /^(?![+-]?\d+(?:\.\d+)?$)'*[=+\-@\t\r]/;

const LINE_END = "\r\n";

/** A table as CSV. Formulas are escaped with a leading quote. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cellText).join(",") + LINE_END).join("");
}

function cellText(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
