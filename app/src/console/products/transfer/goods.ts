/** A list of goods: a row a variant, the rows of a product after one another, as the platform's own export writes it. */
import { parseCsv } from "./csv";
import { type Column, COLUMNS } from "./shopGoods";

const NEEDED: readonly Column[] = ["slug", "name", "price"];

export type Row = Partial<Record<Column, string>>;

/** The rows of a product, with the line of the first: what the platform takes. */
export interface Goods {
  line: number;
  rows: Row[];
}

export type Why =
  "missing" | "number" | "negative" | "yesOrNo" | "type" | "stock" | "choices" | "twice" | "apart" | "cells";

/** The reason why the product of a row cannot be imported. */
export interface Flaw {
  line: number;
  slug: string;
  /** The column; absent where the whole row is wrong. */
  column?: Column;
  text: string;
  why: Why;
}

export interface GoodsList {
  /** The products that can be sent. */
  goods: Goods[];
  flaws: Flaw[];
  /** Columns that nothing reads. */
  unknown: string[];
  /** Columns that are not there: of products that exist, they will be emptied. */
  absent: string[];
}

export type ReadList =
  { list: GoodsList; problem?: undefined } | { list?: undefined; problem: string; column?: string };

/** Reads a file. `problem` is `quotes`, `empty`, or `column` with the name of a column that is needed. */
export function readGoods(text: string): ReadList {
  const rows = parseCsv(text);
  if (!rows) return { problem: "quotes" };
  const [head, ...body] = rows;
  if (!head || body.length === 0) return { problem: "empty" };
  const columns = head.cells.map((name) => name.trim());
  const lacking = NEEDED.find((name) => !columns.includes(name));
  if (lacking) return { problem: "column", column: lacking };
  const known: readonly string[] = COLUMNS;
  const list: GoodsList = {
    goods: [],
    flaws: [],
    unknown: columns.filter((name) => name !== "" && !known.includes(name)),
    absent: COLUMNS.filter((name) => !columns.includes(name)),
  };
  const seen = new Set<string>();
  const refused = new Set<string>();
  const choices = new Set<string>();
  let last: string | undefined;
  for (const { line, cells } of body) {
    const row: Row = {};
    columns.forEach((name, index) => {
      if (known.includes(name)) row[name as Column] = cells[index] ?? "";
    });
    const slug = (row.slug ?? "").trim();
    const isFirst = slug !== last;
    const flaws = flawsOf(row, line, isFirst);
    if (cells.length !== columns.length) {
      flaws.unshift({ line, slug, text: `${cells.length} / ${columns.length}`, why: "cells" });
    }
    if (isFirst && slug && seen.has(slug)) flaws.push({ line, slug, column: "slug", text: slug, why: "apart" });
    const product = isFirst ? undefined : list.goods.at(-1);
    if (isFirst) choices.clear();
    const chosen = entriesOf(row.choices ?? "").join(";");
    if (choices.has(chosen)) flaws.push({ line, slug, column: "choices", text: row.choices ?? "", why: "twice" });
    choices.add(chosen);
    if (isFirst) list.goods.push({ line, rows: [row] });
    else product?.rows.push(row);
    list.flaws.push(...flaws);
    if (flaws.length > 0) refused.add(slug);
    seen.add(slug);
    last = slug;
  }
  list.goods = list.goods.filter(({ rows: [first] }) => !refused.has((first?.slug ?? "").trim()));
  return { list };
}

/** The errors of a row by the rules of the platform's own reader, so that a refusal is known before anything is sent. */
function flawsOf(row: Row, line: number, isFirst: boolean): Flaw[] {
  const slug = (row.slug ?? "").trim();
  const flaws: Flaw[] = [];
  const check = (column: Column, why: Why, isFine: (text: string) => boolean) => {
    const text = (row[column] ?? "").trim();
    if (!isFine(text)) flaws.push({ line, slug, column, text, why });
  };
  const given = (text: string) => text !== "";
  check("slug", "missing", given);
  if (isFirst) {
    check("name", "missing", given);
    check("visible", "yesOrNo", (text) => text === "" || YES_OR_NO.test(text));
    check("type", "type", (text) => ["", "physical", "digital"].includes(text));
  }
  check("price", "missing", given);
  for (const column of ["price", "compare_at_price", "cost", "weight"] as const) {
    check(column, "number", (text) => text === "" || NUMBER.test(text));
    check(column, "negative", (text) => !NUMBER.test(text) || !text.startsWith("-"));
  }
  check("stock", "stock", (text) => text === "" || /^[+-]?\d+$/.test(text) || YES_OR_NO.test(text));
  check("choices", "choices", (text) => entriesOf(text).every((entry) => /[^=]=[^=]/.test(entry)));
  return flaws;
}

const YES_OR_NO = /^(?:yes|true|1|no|false|0)$/i;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** The entries of a cell that is a list. */
export const entriesOf = (text: string) =>
  text
    .split(";")
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Whether an import shows a product in the shop. */
export const isShown = ({ visible = "" }: Row) => !/^(?:no|false|0)$/i.test(visible.trim());

const MAX_PRODUCTS = 100;
const MAX_ROWS = 1000;
/** The platform takes a megabyte: this is far below it, in letters of up to three bytes. */
const MAX_LENGTH = 200_000;

/** The products in parts, each small enough for one call. */
export function batchesOf(goods: readonly Goods[]): Goods[][] {
  const batches: Goods[][] = [];
  let [rows, length] = [0, 0];
  for (const each of goods) {
    const batch = batches.at(-1);
    const size = JSON.stringify(each).length;
    const isFull =
      !batch || batch.length >= MAX_PRODUCTS || rows + each.rows.length > MAX_ROWS || length + size > MAX_LENGTH;
    if (isFull) {
      batches.push([each]);
      [rows, length] = [each.rows.length, size];
    } else {
      batch.push(each);
      rows += each.rows.length;
      length += size;
    }
  }
  return batches;
}
