/** Tables pasted from a spreadsheet: tab-separated text, applied as a whole or not at all. */
import type { MoneyForm } from "../../../ui/form/field";
import { CELL_FIELDS, CELLS, cellOfHead, type ReadCell, readCell } from "./cells";
import { type Cell, NEW_ROW, type Option, type Row, rowKey } from "./model";
import { combinations, MAX_OPTIONS, MAX_VARIANTS, nameProblem, newOption } from "./variants";

export interface PasteError {
  /** The position in the pasted text, from 1. */
  line: number;
  column: number;
  cell: Cell | undefined;
  text: string;
  why: NonNullable<ReadCell["why"]> | "doubleSku" | "tooMany" | "tooWide" | "noPrice" | "emptyChoice" | "doubleRow";
}

/** Splits tab-separated text into rows of cells. A quoted cell may contain tabs and line breaks. */
export function tableOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let rest = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(rest);
    const cell = quoted?.[0] ?? /^[^\t\n]*/.exec(rest)?.[0] ?? "";
    row.push((quoted ? (quoted[1] ?? "").replaceAll('""', '"') : cell).trim());
    const end = rest.charAt(cell.length);
    rest = rest.slice(cell.length + 1);
    if (end === "\t") continue;
    rows.push(row);
    if (end === "") return rows;
    row = [];
  }
}

export type Pasted = { rows: readonly Row[]; count: number; errors?: undefined } | { errors: readonly PasteError[] };

/** Pastes a block at a cell; returns the rows, or the rejected cells. */
export function pasteBlock(
  rows: readonly Row[],
  at: { row: number; cell: Cell },
  text: string,
  money: MoneyForm,
): Pasted {
  const table = tableOf(text);
  const first = CELLS.indexOf(at.cell);
  const errors: PasteError[] = [];
  if (at.row + table.length > rows.length) {
    errors.push({ line: rows.length - at.row + 1, column: 1, cell: undefined, text: "", why: "tooMany" });
  }
  const next = [...rows];
  for (const [line, cells] of table.entries()) {
    const row = next[at.row + line];
    if (!row) break;
    const changed = { ...row };
    for (const [column, typed] of cells.entries()) {
      const field = CELL_FIELDS[first + column];
      const error = { line: line + 1, column: column + 1, cell: field?.name, text: typed };
      if (!field) {
        if (typed) errors.push({ ...error, why: "tooWide" });
        continue;
      }
      const { value, why } = readCell(field, typed, money);
      if (why !== undefined) errors.push({ ...error, why });
      else if (field.required && value === "") errors.push({ ...error, why: "noPrice" });
      else changed[field.name] = value;
    }
    next[at.row + line] = changed;
  }
  if (errors.length === 0) errors.push(...doubleSkus(next, at.row, first));
  return errors.length > 0 ? { errors } : { rows: next, count: table.length };
}

function doubleSkus(rows: readonly Row[], top: number, first: number): PasteError[] {
  const seen = new Set<string>();
  return rows.flatMap(({ sku }, index) => {
    if (sku === "" || !seen.has(sku)) {
      seen.add(sku);
      return [];
    }
    return [
      {
        line: index - top + 1,
        column: CELLS.indexOf("sku") - first + 1,
        cell: "sku" as const,
        text: sku,
        why: "doubleSku" as const,
      },
    ];
  });
}

export type PastedProduct =
  | { options: Option[]; rows: Row[]; errors?: undefined }
  | { options?: undefined; rows?: undefined; errors: readonly PasteError[] };

/** Parses a table with headings into options and variants: unknown columns are options. */
export function pasteProduct(text: string, price: string, money: MoneyForm): PastedProduct {
  const [heads = [], ...table] = tableOf(text);
  const cells = heads.map(cellOfHead);
  const fields = cells.map((cell) => CELL_FIELDS.find(({ name }) => name === cell));
  const optionColumns = heads.flatMap((_, column) => (cells[column] ? [] : [column]));
  const errors: PasteError[] = [];
  const add = (line: number, column: number, why: PasteError["why"], typed = "") =>
    errors.push({ line, column: column + 1, cell: cells[column], text: typed, why });
  const names = optionColumns.map((column) => heads[column] ?? "");
  for (const [index, optionColumn] of optionColumns.entries()) {
    if (nameProblem(names[index] ?? "", names.toSpliced(index, 1))) add(1, optionColumn, "emptyChoice", names[index]);
  }
  if (optionColumns.length > MAX_OPTIONS) add(1, optionColumns[MAX_OPTIONS] ?? 0, "tooWide");
  if (table.length > MAX_VARIANTS) add(MAX_VARIANTS + 2, 0, "tooMany");
  const choices = optionColumns.map((column) => distinct(table.map((line) => line[column] ?? "")));
  const options = names.map((name, index) => newOption(name, choices[index] ?? []));
  const keysByName = options.map((option) => new Map(option.choices.map(({ key, name }) => [name.toLowerCase(), key])));
  const rows: Row[] = [];
  const seen = new Set<string>();
  const skus = new Set<string>();
  for (const [index, line] of table.entries()) {
    const keys = optionColumns.map((column, option) => {
      const typed = line[column] ?? "";
      const problem = nameProblem(typed, []);
      if (problem) add(index + 2, column, problem === "long" ? "long" : "emptyChoice", typed);
      return keysByName[option]?.get(typed.toLowerCase()) ?? "";
    });
    const row: Record<Cell, string> = { ...NEW_ROW, price };
    for (const [position, typed] of line.entries()) {
      const field = fields[position];
      if (!field) {
        if (position >= heads.length && typed) add(index + 2, position, "tooWide", typed);
        continue;
      }
      if (typed === "") continue;
      const { value, why } = readCell(field, typed, money);
      if (why !== undefined) add(index + 2, position, why, typed);
      else row[field.name] = value;
    }
    if (row.price === "") add(index + 2, cells.indexOf("price"), "noPrice");
    if (row.sku && skus.has(row.sku)) add(index + 2, cells.indexOf("sku"), "doubleSku", row.sku);
    skus.add(row.sku);
    if (seen.has(keys.join("/"))) add(index + 2, optionColumns[0] ?? 0, "doubleRow", line.join(", "));
    seen.add(keys.join("/"));
    rows.push({ ...row, key: rowKey(keys), id: "", choices: keys });
  }
  return errors.length > 0 ? { errors } : { options, rows };
}

/** Removes duplicate names, ignoring case; keeps the order. */
function distinct(names: readonly string[]): string[] {
  return [...new Map(names.filter(Boolean).map((name) => [name.toLowerCase(), name])).values()];
}

/** The rows for all combinations of typed options, with one price. */
export function rowsOfOptions(options: readonly Option[], price: string): Row[] {
  return combinations(options).map((choices) => ({ ...NEW_ROW, price, key: rowKey(choices), id: "", choices }));
}
