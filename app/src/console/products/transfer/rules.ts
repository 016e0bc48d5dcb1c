/** The validation of a row: the API's bounds, checked with line numbers before anything is sent. */
import { textLength } from "@cartwright/sdk";
import { CATEGORY, OPTION, PRODUCT, STOCK } from "../../../generated/bounds";
import { choicesOf, entriesOf } from "./lists";
import type { Column } from "./shopGoods";

export type Row = Partial<Record<Column, string>>;

export type Why =
  | "cells"
  | "encoding"
  | "missing"
  | "slug"
  | "apart"
  | "number"
  | "places"
  | "negative"
  | "tooLarge"
  | "stock"
  | "stockRange"
  | "yesOrNo"
  | "type"
  | "compareAt"
  | "choices"
  | "options"
  | "twice"
  | "tooLong"
  | "tooMany";

export interface Problem {
  /** The column; absent if the whole row is wrong. */
  column?: Column;
  text: string;
  why: Why;
}

const MAX_LENGTHS = {
  slug: PRODUCT.slug,
  name: PRODUCT.name,
  description: PRODUCT.description,
  brand: PRODUCT.brand,
  ribbon: PRODUCT.ribbon,
  sku: PRODUCT.sku,
  barcode: PRODUCT.barcode,
};

/** Columns with their own handling of spaces. */
const UNTRIMMED: ReadonlySet<Column> = new Set(["description", "collections", "media", "choices"]);

/** A trimmed cell; empty if the file lacks the column. */
export function cellOf(row: Row | undefined, column: Column): string {
  const text = row?.[column] ?? "";
  return UNTRIMMED.has(column) ? text : text.trim();
}

const isYesOrNo = (text: string) => /^(?:yes|true|1|no|false|0)$/i.test(text);

/** The errors of a single row. Product columns are read from a product's first row only. */
export function problemsOf(row: Row, isFirst: boolean, digits: number): Problem[] {
  const problems: Problem[] = [];
  const check = (column: Column, whyOf: (text: string) => Why | undefined) => {
    const text = cellOf(row, column);
    const why = row[column] === undefined ? undefined : whyOf(text);
    if (why) problems.push({ column, text, why });
  };
  const long = (column: keyof typeof MAX_LENGTHS) => (text: string) =>
    textLength(text) > MAX_LENGTHS[column] ? ("tooLong" as const) : undefined;
  check("slug", (text) => slugWhy(text) ?? long("slug")(text));
  if (isFirst) {
    check("name", (text) => (text === "" ? "missing" : long("name")(text)));
    check("type", (text) => (["", "physical", "digital"].includes(text) ? undefined : "type"));
    check("visible", (text) => (text === "" || isYesOrNo(text) ? undefined : "yesOrNo"));
    for (const column of ["description", "brand", "ribbon"] as const) check(column, long(column));
    check("collections", (text) =>
      entriesOf(text).some((name) => textLength(name) > CATEGORY.name) ? "tooLong" : undefined,
    );
    check("media", (text) => (entriesOf(text).length > PRODUCT.media ? "tooMany" : undefined));
  }
  check("choices", choicesWhy);
  for (const column of ["sku", "barcode"] as const) check(column, long(column));
  check("price", (text) => (text === "" ? "missing" : numberWhy(text, digits)));
  check("compare_at_price", (text) => (text === "" ? undefined : numberWhy(text, digits)));
  check("cost", (text) => (text === "" ? undefined : numberWhy(text, digits)));
  check("weight", (text) => (text === "" ? undefined : numberWhy(text)));
  check("stock", stockWhy);
  if (problems.length === 0 && isBelow(cellOf(row, "compare_at_price"), cellOf(row, "price"))) {
    problems.push({ column: "compare_at_price", text: cellOf(row, "compare_at_price"), why: "compareAt" });
  }
  return problems;
}

/** Whether the compare-at price, if any, is below the price. */
export const isBelow = (compareAt: string, price: string) =>
  compareAt !== "" && price !== "" && Number(compareAt) < Number(price);

function slugWhy(text: string): Why | undefined {
  if (text === "") return "missing";
  return /^[\p{L}\p{M}\p{N}._-]+$/u.test(text) && !/^\.+$/.test(text) ? undefined : "slug";
}

/** Why a text is no amount: it must be digits with at most one point, and not too many decimals. */
function numberWhy(text: string, digits = Infinity): Why | undefined {
  const parts = /^(-?)\d+(?:\.(\d+))?$/.exec(text);
  if (!parts) return "number";
  if (parts[1]) return "negative";
  if (Number(text) > PRODUCT.price) return "tooLarge";
  return (parts[2] ?? "").replace(/0+$/, "").length > digits ? "places" : undefined;
}

function stockWhy(text: string): Why | undefined {
  if (text === "" || isYesOrNo(text)) return undefined;
  if (!/^-?\d+$/.test(text)) return "stock";
  return Math.abs(Number(text)) > STOCK.quantity ? "stockRange" : undefined;
}

function choicesWhy(text: string): Why | undefined {
  const chosen = choicesOf(text);
  if (!chosen) return "choices";
  if (chosen.length > PRODUCT.options) return "tooMany";
  return chosen.some(({ option, choice }) => Math.max(textLength(option), textLength(choice)) > OPTION.choice)
    ? "tooLong"
    : undefined;
}
