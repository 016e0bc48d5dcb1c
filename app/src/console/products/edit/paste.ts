/** Tables pasted from a spreadsheet: tab-separated text, applied as a whole or not at all. */
import { textLength } from "@cartwright/sdk";
import { PRODUCT } from "../../../generated/bounds";
import type { MoneyForm } from "../../kit/form/listFields";
import { readAmount, readNumber, type Refusal, type Typed } from "../../../lib/typed";
import { type Cell, CELLS, NEW_ROW, type Option, type Row, rowKey } from "./model";
import { combinations, MAX_OPTIONS, MAX_VARIANTS, nameProblem, newOption } from "./variants";

export interface PasteError {
  /** The position in the pasted text, from 1. */
  line: number;
  column: number;
  cell: Cell | undefined;
  text: string;
  why: Refusal | "long" | "yesOrNo" | "doubleSku" | "tooMany" | "tooWide" | "noPrice" | "emptyChoice" | "doubleRow";
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

const LENGTHS: Partial<Record<Cell, number>> = { sku: PRODUCT.sku, barcode: PRODUCT.barcode };

export type ReadCell = { value: string; why?: undefined } | { value?: undefined; why: PasteError["why"] };

/** Parses a typed or pasted cell of a variant. */
export function readCell(cell: Cell, text: string, { currency, digits }: MoneyForm): ReadCell {
  const plain = text.trim();
  const number = (read: (text: string) => Typed): ReadCell => {
    if (plain === "") return { value: "" };
    const { value, refusal } = read(plain);
    return value === undefined ? { why: refusal } : { value };
  };
  switch (cell) {
    case "price":
    case "compareAt":
    case "cost":
      return number((typed) => readAmount(typed, currency, digits));
    case "weight":
      return number((typed) => readNumber(typed, { digits: 3 }));
    case "quantity":
      return number((typed) => readNumber(typed, { digits: 0, whole: 5 }));
    case "visible":
      if (/^(?:yes|y|true|1|x|ja|wahr|shown|نعم)?$/iu.test(plain)) return { value: plain === "" ? "no" : "yes" };
      return /^(?:no|n|false|0|nein|falsch|hidden|لا)$/iu.test(plain) ? { value: "no" } : { why: "yesOrNo" };
    default:
      return textLength(plain) > (LENGTHS[cell] ?? PRODUCT.sku) ? { why: "long" } : { value: plain };
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
      const cell = CELLS[first + column];
      const error = { line: line + 1, column: column + 1, cell, text: typed };
      if (!cell) {
        if (typed) errors.push({ ...error, why: "tooWide" });
        continue;
      }
      const { value, why } = readCell(cell, typed, money);
      if (why !== undefined) errors.push({ ...error, why });
      else if (cell === "price" && value === "") errors.push({ ...error, why: "noPrice" });
      else changed[cell] = value;
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
    return [{ line: index - top + 1, column: 1 - first, cell: "sku" as const, text: sku, why: "doubleSku" as const }];
  });
}

/** The cell that a column heading names; undefined for an option's name. */
export type HeadOf = (head: string) => Cell | undefined;

export type PastedProduct =
  | { options: Option[]; rows: Row[]; errors?: undefined }
  | { options?: undefined; rows?: undefined; errors: readonly PasteError[] };

/** Parses a table with headings into options and variants: unknown columns are options. */
export function pasteProduct(text: string, headOf: HeadOf, price: string, money: MoneyForm): PastedProduct {
  const [heads = [], ...table] = tableOf(text);
  const cells = heads.map(headOf);
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
      const cell = cells[position];
      if (!cell) {
        if (position >= heads.length && typed) add(index + 2, position, "tooWide", typed);
        continue;
      }
      if (typed === "") continue;
      const { value, why } = readCell(cell, typed, money);
      if (why !== undefined) add(index + 2, position, why, typed);
      else row[cell] = value;
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
