/** The columns and the errors of a file of goods, in words. */
import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { Flaw, ReadList, Why } from "./goods";
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
  compare_at_price: msg`Price before a sale`,
  cost: msg`Cost`,
  weight: msg`Weight`,
  stock: msg`Stock`,
};

export const columnName = (column: Column): string => i18n._(COLUMN_NAMES[column]);

const REASONS: Readonly<Record<Exclude<Why, "cells">, MessageDescriptor>> = {
  missing: msg`is missing`,
  number: msg`is not a number with a point, such as 24.90`,
  negative: msg`must not be less than 0`,
  yesOrNo: msg`is neither yes nor no`,
  type: msg`is neither physical nor digital`,
  stock: msg`is neither a whole number nor yes or no`,
  choices: msg`is not of the form Option=Choice; Option=Choice`,
  twice: msg`appears twice`,
  apart: msg`is already above: the lines of a product must follow one another`,
};

export function flawText({ column, text, why }: Flaw): string {
  if (why === "cells") return t`The line does not have as many cells as the first one: ${text}`;
  const reason = i18n._(REASONS[why]);
  if (text === "") return `${column ?? ""}: ${reason}`;
  return t`${{ column: column ?? "" }}: “${text}” ${reason}`;
}

export function unreadableText({ problem, column }: Exclude<ReadList, { problem?: undefined }>): string {
  if (problem === "column") return t`The first line has no column “${{ column: column ?? "" }}”.`;
  if (problem === "quotes") return t`A quoted cell of the file does not end.`;
  return t`The file has no products.`;
}
