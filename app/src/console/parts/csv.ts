/** CSV (RFC 4180): written of rows that are in sight, and read of files. */

/** A cell that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The text of a table. Formulas are written as texts. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(cell).join(",")).join("\r\n") + "\r\n";
}

function cell(text: string): string {
  const safe = FORMULA.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export interface CsvRow {
  /** The line on which it begins, from 1. */
  line: number;
  cells: string[];
}

/** The rows of a text, without empty ones. Null if a quoted cell does not end, and the rest of the text is in it. */
export function parseCsv(text: string): CsvRow[] | null {
  const source = text.replace(/^\ufeff/, "");
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let [at, line] = [0, 1];
  while (at < source.length) {
    const row: CsvRow = { line, cells: [] };
    for (;;) {
      const quoted = source.charAt(at) === '"' ? endOfQuoted(source, at) : at;
      if (quoted < 0) return null;
      const end = endOfPlain(source, quoted, separator);
      const inner = source.slice(at + 1, quoted - 1).replaceAll('""', '"');
      row.cells.push((quoted > at ? inner : "") + source.slice(quoted, end));
      line += source.slice(at, quoted).split(/\r\n|\r|\n/).length - 1;
      at = end;
      if (source.charAt(at) !== separator) break;
      at += 1;
    }
    const lineEnd = source.startsWith("\r\n", at) ? 2 : 1;
    if (/[\r\n]/.test(source.charAt(at))) {
      at += lineEnd;
      line += 1;
    }
    if (row.cells.length > 1 || row.cells[0] !== "") rows.push(row);
  }
  return rows;
}

/** The separator of the first line: spreadsheets of some countries write semicolons or tabs. */
function separatorOf(text: string): string {
  const head = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  const count = (separator: string) => head.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

/** The place behind a quoted part; below 0 if it does not end. */
function endOfQuoted(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && text.charAt(end + 1) === '"') end = text.indexOf('"', end + 2);
  return end < 0 ? -1 : end + 1;
}

function endOfPlain(text: string, start: number, separator: string): number {
  let end = start;
  while (end < text.length) {
    const sign = text.charAt(end);
    if (sign === separator || sign === "\n" || sign === "\r") break;
    end += 1;
  }
  return end;
}

/** Hands a text over as a file. */
export function download(name: string, text: string): void {
  // Spreadsheets take it for UTF-8 by its byte order mark.
  const url = URL.createObjectURL(new Blob(["\ufeff", text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
