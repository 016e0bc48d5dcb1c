/** CSV files as spreadsheets write them, read with the line of each row. */
import Papa from "papaparse";
import { readCell } from "../../kit/list/csv";

export interface CsvRow {
  /** The line on which the row begins, from 1. */
  line: number;
  cells: string[];
}

export interface Decoded {
  text: string;
  /** The encoding, where it is not UTF-8. */
  encoding?: "windows-1252" | "utf-16le" | "utf-16be";
  /** Whether the text has U+FFFD in the place of invalid bytes. */
  isLossy: boolean;
}

/**
 * The text of a file: UTF-8, UTF-16 with its byte order mark, else Windows-1252. A file with other letters in UTF-8 is
 * UTF-8 with bad rows: as Windows-1252 all of its letters would be wrong.
 */
export function decode(bytes: Uint8Array): Decoded {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return as(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return as(bytes, "utf-16be");
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), isLossy: false };
  } catch {
    const text = new TextDecoder().decode(bytes);
    const isUtf8 = (first === 0xef && second === 0xbb) || /[^\0-\u007f\ufffd]/u.test(text);
    if (isUtf8) return { text, isLossy: true };
    const windows = as(bytes, "windows-1252");
    // Node reads it as Latin-1, with control characters in these places.
    return {
      ...windows,
      text: windows.text.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 128] ?? sign),
    };
  }
}

/** The signs from 0x80 to 0x9f in Windows-1252. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function as(bytes: Uint8Array, encoding: NonNullable<Decoded["encoding"]>): Decoded {
  return { text: new TextDecoder(encoding).decode(bytes), encoding, isLossy: false };
}

/** The rows of a text, without empty ones. Null if a quoted cell does not end where a cell can end. */
export function parseCsv(text: string): CsvRow[] | null {
  const source = text.replace(/^\ufeff/, "");
  const head = source.slice(0, MAX_HEAD).replace(/"(?:[^"]|"")*"/g, "");
  const newline = /\r(?!\n)/.exec(/[\r\n]+/.exec(head)?.[0] ?? "") ? "\r" : "\n";
  const rows: CsvRow[] = [];
  const problems: Papa.ParseError[] = [];
  let [at, line] = [0, 1];
  Papa.parse<string[]>(source, {
    delimiter: separatorOf(head),
    newline,
    step: ({ data, errors, meta: { cursor } }) => {
      problems.push(...errors);
      const cells = data.map((cell, index) => readCell(index === data.length - 1 ? cell.replace(/\r$/, "") : cell));
      if (cells.some((cell) => cell !== "")) rows.push({ line, cells });
      line += source.slice(at, cursor).match(/\r\n|\r|\n/g)?.length ?? 0;
      at = cursor;
    },
  });
  return problems.length > 0 ? null : rows;
}

/** The letters in which the first line is looked for. */
const MAX_HEAD = 20_000;

/**
 * The separator that the first line has most of: spreadsheets of some countries write semicolons, a pasted one tabs.
 */
function separatorOf(head: string): string {
  const first = /^[^\r\n]*/.exec(head)?.[0] ?? "";
  const count = (separator: string) => first.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}
