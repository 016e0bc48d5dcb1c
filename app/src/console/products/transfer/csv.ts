/** CSV files of spreadsheets, parsed with each row's line number. */
import Papa from "papaparse";
import { readCell } from "../../kit/list/csv";

export interface CsvRow {
  /** The row's first line, from 1. */
  line: number;
  cells: string[];
}

export interface Decoded {
  text: string;
  /** The encoding, if not UTF-8. */
  encoding?: "windows-1252" | "utf-16le" | "utf-16be";
  /** Whether invalid bytes became U+FFFD. */
  isLossy: boolean;
}

/**
 * Decodes a file: UTF-8, UTF-16 with its byte order mark, else Windows-1252. UTF-8 with some invalid bytes stays
 * UTF-8: as Windows-1252 every other letter would be wrong.
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
    // Node decodes these bytes as Latin-1, to control characters.
    return {
      ...windows,
      text: windows.text.replace(/[\u0080-\u009f]/g, (sign) => WINDOWS[sign.charCodeAt(0) - 128] ?? sign),
    };
  }
}

/** The characters of 0x80 to 0x9f in Windows-1252. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function as(bytes: Uint8Array, encoding: NonNullable<Decoded["encoding"]>): Decoded {
  return { text: new TextDecoder(encoding).decode(bytes), encoding, isLossy: false };
}

/** Parses CSV into rows, without empty ones. Null if a quoted cell does not end at a cell's end. */
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

/** The number of characters in which the end of the first line is searched. */
const MAX_HEAD = 20_000;

/**
 * The most frequent separator of the first line: some countries' spreadsheets write semicolons; pasted text has tabs.
 */
function separatorOf(head: string): string {
  const first = /^[^\r\n]*/.exec(head)?.[0] ?? "";
  const count = (separator: string) => first.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}
