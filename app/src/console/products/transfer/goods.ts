/** A product file: one row per variant, a product's rows in sequence, as in the platform's own export. */
import { type Decoded, decode, parseCsv } from "./csv";
import { choicesOf, keyOf } from "./lists";
import { cellOf, type Problem, problemsOf, type Row } from "./rules";
import { COLUMNS, OF_PRODUCTS } from "./shopGoods";

/** A product of an import in the platform's format, with the line of its first row. Absent columns have no keys. */
export interface Goods {
  line: number;
  rows: Row[];
}

/** A product of the file, with the lines of all its rows. */
export interface ListedGoods extends Goods {
  lines: number[];
  /** Whether its first row was rejected: the other rows only change variants of an existing product. */
  isHeadless: boolean;
}

/** Why a row cannot be imported. */
export interface Flaw extends Problem {
  line: number;
  slug: string;
}

export interface GoodsList {
  /** The products that can be sent, as far as the file alone shows. */
  goods: ListedGoods[];
  flaws: Flaw[];
  /** Columns that the import does not know. */
  unknown: string[];
  /** The encoding, if not UTF-8. */
  encoding?: Decoded["encoding"];
}

export type Unreadable =
  | { problem: "quotes" | "empty"; column?: undefined }
  | { problem: "column" | "twice"; column: string };
export type ReadList = { list: GoodsList; problem?: undefined } | ({ list?: undefined } & Unreadable);

/** Reads a file; `digits` is the number of decimals of the shop's currency. */
export function readGoods(bytes: Uint8Array, digits: number): ReadList {
  const { text, encoding, isLossy } = decode(bytes);
  const rows = parseCsv(text);
  if (!rows) return { problem: "quotes" };
  const [head, ...body] = rows;
  const columns = (head?.cells ?? []).map((name) => name.trim());
  const known = columns.map((name) => COLUMNS.find((column) => column === name));
  if (body.length === 0) return { problem: "empty" };
  if (!known.includes("slug")) return { problem: "column", column: "slug" };
  const double = known.find((column, index) => column && known.indexOf(column) !== index);
  if (double) return { problem: "twice", column: double };
  const list: GoodsList = {
    goods: [],
    flaws: [],
    unknown: columns.filter((name, index) => name !== "" && !known[index]),
    ...(encoding && { encoding }),
  };
  const seen = new Set<string>();
  const choices = new Set<string>();
  let last: string | undefined;
  let isApart = false;
  for (const { line, cells } of body) {
    const row: Row = {};
    known.forEach((column, index) => {
      if (column) row[column] = cells[index] ?? "";
    });
    const slug = cellOf(row, "slug");
    const isFirst = slug === "" || slug !== last;
    const refuse = (...problems: Problem[]) => list.flaws.push(...problems.map((each) => ({ ...each, line, slug })));
    if (isFirst) {
      choices.clear();
      isApart = slug !== "" && seen.has(slug);
    }
    const before = list.flaws.length;
    if (cells.length !== columns.length) {
      refuse({ text: `${cells.length} / ${columns.length}`, why: "cells" });
    } else if (isLossy && cells.some((cell) => cell.includes("\ufffd"))) {
      refuse({ text: "", why: "encoding" });
    } else {
      refuse(...problemsOf(row, isFirst, digits));
      if (isApart) refuse({ column: "slug", text: slug, why: "apart" });
      const key = keyOf(choicesOf(row.choices ?? "") ?? []);
      if (list.flaws.length === before && choices.has(key)) {
        refuse({ column: "choices", text: cellOf(row, "choices"), why: "twice" });
      }
      if (list.flaws.length === before) choices.add(key);
    }
    const isFine = list.flaws.length === before;
    if (isFirst) list.goods.push({ line, rows: [], lines: [], isHeadless: !isFine });
    const product = list.goods.at(-1);
    if (product && isFine) {
      if (product.rows.length === 0) product.line = line;
      product.rows.push(row);
      product.lines.push(line);
    }
    seen.add(slug);
    last = slug;
  }
  const hasProducts = known.some((column) => column !== undefined && OF_PRODUCTS.has(column));
  list.goods = list.goods.filter(({ rows: { length }, isHeadless }) => length > 0 && !(isHeadless && hasProducts));
  return { list };
}

const MAX_PRODUCTS = 100;
const MAX_ROWS = 1000;
/** In characters of up to three bytes: well below the platform's limit of a megabyte. */
const MAX_LENGTH = 200_000;

/** The products in batches, each small enough for one call. */
export function batchesOf(goods: readonly Goods[]): Goods[][] {
  const batches: Goods[][] = [];
  let [rows, length] = [0, 0];
  for (const { line, rows: own } of goods) {
    const each: Goods = { line, rows: own };
    const batch = batches.at(-1);
    const size = JSON.stringify(each).length;
    const isFull = !batch || batch.length >= MAX_PRODUCTS || rows + own.length > MAX_ROWS || length + size > MAX_LENGTH;
    if (isFull) {
      batches.push([each]);
      [rows, length] = [own.length, size];
    } else {
      batch.push(each);
      rows += own.length;
      length += size;
    }
  }
  return batches;
}

export const slugOf = ({ rows: [first] }: Goods): string => cellOf(first, "slug");
export const nameOf = ({ rows: [first] }: Goods): string => cellOf(first, "name");
