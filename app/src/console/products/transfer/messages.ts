/** The wording of the file's columns and errors. */
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { problemText } from "../../kit/ui/problems";
import type { Refused } from "../../session/platformCalls";
import type { Flaw, Unreadable } from "./goods";
import type { Why } from "./rules";
import type { Column } from "./shopGoods";

const COLUMN_NAMES: Readonly<Record<Column, MessageDescriptor>> = {
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

export const columnName = (column: Column): string => i18n._(COLUMN_NAMES[column]);

const REASONS: Readonly<Record<Exclude<Why, "cells" | "encoding">, MessageDescriptor>> = {
  missing: msg`is missing`,
  slug: msg`is not an address: letters, digits, hyphens, underscores and dots`,
  number: msg`is not a number such as 24.90`,
  places: msg`has more decimals than the currency`,
  negative: msg`must not be less than 0`,
  tooLarge: msg`is more than 999999999.99`,
  yesOrNo: msg`is neither yes nor no`,
  type: msg`is neither physical nor digital`,
  stock: msg`is neither a whole number nor yes or no`,
  stockRange: msg`is not between -99999 and 99999`,
  compareAt: msg`would put the compare-at price below the price`,
  options: msg`does not name a choice of each option of the product`,
  tooLong: msg`is too long`,
  tooMany: msg`has too many entries`,
  choices: msg`is not of the form Option=Choice; Option=Choice`,
  twice: msg`appears twice`,
  apart: msg`appears above: the lines of a product must follow each other`,
};

export function flawText({ column, text, why }: Flaw): string {
  if (why === "cells") return t`The line does not have as many cells as the first one: ${text}`;
  if (why === "encoding") return t`The line has letters that cannot be read.`;
  const reason = i18n._(REASONS[why]);
  if (text === "") return `${column ?? ""}: ${reason}`;
  return t`${{ column: column ?? "" }}: “${text}” ${reason}`;
}

/** Why the platform refused a product: by the rule of a column, or by an error code. */
export function refusedText({ column, why, reason }: Refused): string {
  if (Object.hasOwn(REASONS, why)) return `${column}: ${i18n._(REASONS[why as keyof typeof REASONS])}`;
  return problemText({ code: why, description: reason });
}

export function unreadableText({ problem, column }: Unreadable): string {
  if (problem === "column") return t`The first line has no column “${{ column }}”.`;
  if (problem === "twice") return t`The first line has the column “${{ column }}” twice.`;
  if (problem === "quotes") return t`A quoted cell of the file does not end.`;
  return t`The file has no products.`;
}
