/** The wording of the file's columns and errors. */
import { ApplicationError } from "@cartwright/sdk";
import { msg, t } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { PRODUCT, STOCK } from "../../../generated/bounds";
import type { COLUMNS, Why } from "../../../generated/spreadsheet";
import { readError } from "../../../lib/errors";
import { textIn } from "../../../lib/textTable";
import { problemText } from "../../kit/ui/problems";
import { recordOf, textFrom } from "../../session/request";
import type { Refused } from "./importCall";

const COLUMN_NAMES: Readonly<Record<(typeof COLUMNS)[number], MessageDescriptor>> = {
  slug: msg`Address`,
  name: msg`Name`,
  type: msg`Type`,
  visible: msg`In the shop`,
  description: msg`Description`,
  brand: msg`Brand`,
  ribbon: msg`Ribbon`,
  collections: msg`Categories`,
  media: msg`Pictures`,
  choices: msg`Choices`,
  sku: msg`SKU`,
  barcode: msg`Barcode`,
  price: msg`Price`,
  compare_at_price: msg`Compare-at price`,
  cost: msg`Cost`,
  weight: msg`Weight`,
  stock: msg`Stock`,
};

export const columnName = (column: string): string => textIn(COLUMN_NAMES, column) ?? column;

/** The reasons against a row as a whole. */
const ROW_REASONS = {
  cells: msg`The line does not have as many cells as the first one.`,
  encoding: msg`The line has letters that cannot be read.`,
};

const CELL_REASONS: Readonly<Record<Exclude<Why, keyof typeof ROW_REASONS>, MessageDescriptor>> = {
  missing: msg`is missing`,
  slug: msg`is not an address: letters, digits, hyphens, underscores and dots`,
  number: msg`is not a number such as 24.90`,
  places: msg`has more decimals than the currency`,
  negative: msg`must not be less than 0`,
  tooLarge: msg`is more than ${{ max: String(PRODUCT.price) }}`,
  yesOrNo: msg`is neither yes nor no`,
  type: msg`is neither physical nor digital`,
  stock: msg`is neither a whole number nor yes or no`,
  stockRange: msg`is not between -${{ max: String(STOCK.quantity) }} and ${{ max: String(STOCK.quantity) }}`,
  compareAt: msg`would put the compare-at price below the price`,
  options: msg`does not name a choice of each option of the product`,
  tooLong: msg`is too long`,
  tooMany: msg`has too many entries`,
  choices: msg`is not of the form Option=Choice; Option=Choice`,
  twice: msg`appears twice`,
  apart: msg`appears above: the lines of a product must follow each other`,
};

/** Why the platform refused a cell, a row or, by an error code, a product. */
export function refusedText({ column, text, why, reason }: Refused): string {
  const cell = textIn(CELL_REASONS, why);
  if (cell === undefined) return textIn(ROW_REASONS, why) ?? problemText({ code: why, description: reason });
  return text === "" ? `${column}: ${cell}` : t`${{ column }}: “${text}” ${{ reason: cell }}`;
}

/** Why the platform refused a file as a whole; undefined for other errors. */
export function unreadableText(error: unknown): string | undefined {
  const column = error instanceof ApplicationError ? textFrom(recordOf(error.data).column) : "";
  switch (readError(error).code) {
    case "CSV_COLUMN_MISSING":
      return t`The first line has no column “${{ column }}”.`;
    case "CSV_COLUMN_TWICE":
      return t`The first line has the column “${{ column }}” twice.`;
    case "CSV_QUOTE_OPEN":
      return t`A quoted cell of the file does not end.`;
    case "CSV_EMPTY":
      return t`The file has no products.`;
    default:
      return undefined;
  }
}
