/** The effect of a file on the shop: products it creates and changes, and rows that conflict with existing products. */
import type { Flaw, ListedGoods } from "./goods";
import { slugOf } from "./goods";
import { choicesOf, type Chosen, entriesOf, keyOf } from "./lists";
import { cellOf, isBelow, type Problem, type Row } from "./rules";
import { type Column, COLUMNS, type FullRow, OF_PRODUCTS } from "./shopGoods";

/** A variant that a row changes or adds. */
export interface Pair {
  before: FullRow | undefined;
  after: Row;
}

export interface Changed {
  goods: ListedGoods;
  before: readonly FullRow[];
  /** The columns with a new value, in order; `choices` if variants or colours are new. */
  columns: Column[];
  pairs: Pair[];
}

export interface Decision {
  created?: ListedGoods;
  changed?: Changed;
  flaws: Flaw[];
}

/** Decides one product; `before` are its rows in the shop, if it exists. */
export function decide(goods: ListedGoods, before: readonly FullRow[] | undefined): Decision {
  const slug = slugOf(goods);
  const flaws: Flaw[] = [];
  const kept: ListedGoods = { ...goods, rows: [], lines: [] };
  const options = optionsOf(before?.[0] ?? goods.rows[0]);
  const pairs: Pair[] = [];
  goods.rows.forEach((row, index) => {
    const line = goods.lines[index] ?? goods.line;
    const known = before && variantOf(row, before);
    const isFirst = index === 0 && !goods.isHeadless;
    const problems = problemsIn(row, known, before, options, isFirst);
    flaws.push(...problems.map((problem) => ({ ...problem, line, slug })));
    if (problems.length > 0) {
      if (index === 0) kept.isHeadless = true;
      return;
    }
    if (kept.rows.length === 0) kept.line = line;
    kept.rows.push(row);
    kept.lines.push(line);
    pairs.push({ before: known, after: row });
  });
  const hasProducts = Object.keys(goods.rows[0] ?? {}).some((column) => OF_PRODUCTS.has(column as Column));
  if (kept.rows.length === 0 || (kept.isHeadless && (!before || hasProducts))) return { flaws };
  if (!before) return { created: kept, flaws };
  const columns = COLUMNS.filter((column) => isChanged(column, before, pairs));
  return columns.length > 0 ? { changed: { goods: kept, before, columns, pairs }, flaws } : { flaws };
}

const optionsOf = (row: Row | undefined) =>
  (choicesOf(row?.choices ?? "") ?? [])
    .map(({ option }) => option)
    .sort()
    .join("\n");

const chosenOf = (row: Row): readonly Chosen[] => choicesOf(row.choices ?? "") ?? [];

/** The variant that a row is about; without choices, the product's only one. */
function variantOf(row: Row, before: readonly FullRow[]): FullRow | undefined {
  if (row.choices === undefined) return before.length === 1 ? before[0] : undefined;
  const key = keyOf(chosenOf(row));
  return before.find((each) => keyOf(chosenOf(each)) === key);
}

function problemsIn(
  row: Row,
  known: FullRow | undefined,
  before: readonly FullRow[] | undefined,
  options: string,
  isFirst: boolean,
): Problem[] {
  const isUnclear = row.choices === undefined ? before !== undefined && !known : optionsOf(row) !== options;
  if (isUnclear) return [{ column: "choices", text: cellOf(row, "choices"), why: "options" }];
  const missing: Problem[] = [];
  if (!before && isFirst && row.name === undefined) missing.push({ column: "name", text: "", why: "missing" });
  if (!known && row.price === undefined) missing.push({ column: "price", text: "", why: "missing" });
  if (missing.length > 0) return missing;
  const [price, compareAt] = [row.price ?? known?.price ?? "", row.compare_at_price ?? known?.compare_at_price ?? ""];
  if (!isBelow(compareAt.trim(), price.trim())) return [];
  const column = row.compare_at_price === undefined ? "price" : "compare_at_price";
  return [{ column, text: cellOf(row, column), why: "compareAt" }];
}

/** Columns in which an empty cell changes nothing, since they cannot be empty. */
const KEPT: ReadonlySet<Column> = new Set(["type", "visible", "stock"]);
const NUMBERS: ReadonlySet<Column> = new Set(["price", "compare_at_price", "cost", "weight"]);

function isChanged(column: Column, before: readonly FullRow[], pairs: readonly Pair[]): boolean {
  if (column === "slug") return false;
  if (column === "choices") return pairs.some((pair) => !pair.before || isRecoloured(pair.before, pair.after));
  const [first] = pairs;
  if (OF_PRODUCTS.has(column)) return first !== undefined && differs(column, before[0], first.after);
  return pairs.some((pair) => pair.before !== undefined && differs(column, pair.before, pair.after));
}

/** Whether a row's cell differs from the shop's value. */
export function differs(column: Column, before: FullRow | undefined, after: Row): boolean {
  if (after[column] === undefined || (KEPT.has(column) && cellOf(after, column) === "")) return false;
  return valueOf(column, before ?? {}) !== valueOf(column, after);
}

/** Normalises a cell: equal values become equal text. */
function valueOf(column: Column, row: Row): string {
  const text = cellOf(row, column);
  if (column === "collections") return JSON.stringify([...new Set(entriesOf(text))].sort());
  if (column === "media") return JSON.stringify(entriesOf(text));
  if (column === "compare_at_price" && !(Number(text) > Number(cellOf(row, "price") || 0))) return "";
  if (NUMBERS.has(column)) return text === "" ? "" : String(Number(text));
  const yesOrNo = column === "visible" || column === "stock";
  if (yesOrNo && /^(?:yes|true)$/i.test(text)) return "yes";
  if (yesOrNo && /^(?:no|false)$/i.test(text)) return "no";
  if (column === "visible") return { "1": "yes", "0": "no" }[text] ?? text;
  return column === "stock" ? String(Number(text)) : text;
}

function isRecoloured(before: FullRow, after: Row): boolean {
  const colours = new Map(chosenOf(before).map(({ option, colour }) => [option, colour]));
  return chosenOf(after).some(({ option, colour }) => colour !== undefined && colour !== colours.get(option));
}

/** Whether an import makes a new product visible. */
export const isShown = (row: Row | undefined) => !/^(?:no|false|0)$/i.test(cellOf(row, "visible"));
