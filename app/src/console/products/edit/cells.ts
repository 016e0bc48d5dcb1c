/** The cells of a variant: the columns of the grid, of pasted tables and of the price fields. */
import { textLength } from "@cartwright/sdk";
import { msg, t } from "@lingui/core/macro";
import { PRODUCT } from "../../../generated/bounds";
import { readAmount, readNumber, type Refusal } from "../../../lib/typed";
import { type Field, fieldLabel, type MoneyForm } from "../../../ui/form/field";
import { isAmount, isMore } from "../../kit/ui/amounts";
import type { Cell, Row } from "./model";

export interface CellField extends Field<Row> {
  name: Cell;
  /** English headings of a pasted table that name the cell, besides its label. */
  heads: readonly string[];
  /** The greatest number of digits before the point. */
  whole?: number;
  /** The width of the column. */
  width: string;
}

function cannotBe(text: string): string {
  return t`cannot be “${{ text }}”`;
}

const amount = {
  form: "money",
  check: (value: string, _: Row, { digits }: MoneyForm) =>
    value === "" || isAmount(value, digits) ? undefined : cannotBe(value),
} as const;

const number = (digits: number, whole: number) =>
  ({
    form: "number",
    digits,
    whole,
    check: (value: string) => (value === "" || isShort(value, digits, whole) ? undefined : cannotBe(value)),
  }) as const;

function isShort(value: string, digits: number, whole: number): boolean {
  const [before = "", after = ""] = value.split(".");
  return before.length <= whole && after.length <= digits;
}

export const PRICE: CellField = {
  name: "price",
  label: msg`Price`,
  ...amount,
  required: true,
  heads: ["price"],
  width: "w-28",
};

export const CELL_FIELDS: readonly CellField[] = [
  PRICE,
  {
    name: "quantity",
    label: msg`Quantity`,
    hint: msg`If empty, stock is not tracked.`,
    ...number(0, 5),
    heads: ["quantity", "stock"],
    width: "w-24",
  },
  {
    name: "compareAt",
    label: msg`Compare-at price`,
    hint: msg`Shown struck through.`,
    ...amount,
    check: (value, row, money) => amount.check(value, row, money) ?? reductionProblem(value, row, money),
    heads: ["compare-at price"],
    width: "w-32",
  },
  { name: "cost", label: msg`Cost`, hint: msg`Only you see it.`, ...amount, heads: ["cost"], width: "w-28" },
  { name: "sku", label: msg`SKU`, max: PRODUCT.sku, heads: ["sku"], width: "w-40" },
  { name: "barcode", label: msg`Barcode`, max: PRODUCT.barcode, heads: ["barcode", "gtin", "ean"], width: "w-36" },
  { name: "weight", label: msg`Weight`, ...number(3, 9), heads: ["weight"], width: "w-24" },
  {
    name: "visible",
    label: msg`Shown`,
    form: "check",
    text: (value) => (value ? t`Shown` : t`Hidden`),
    heads: ["shown"],
    width: "w-20",
  },
];

/** The names of the cells, in the order of the grid. */
export const CELLS: readonly Cell[] = CELL_FIELDS.map(({ name }) => name);

function reductionProblem(value: string, { price }: Row, { currency, digits }: MoneyForm): string | undefined {
  if (value === "" || !isAmount(price, digits) || isMore(value, price, currency)) return undefined;
  return t`must be more than the price`;
}

export function cellName(cell: Cell): string {
  return fieldLabel(CELL_FIELDS, cell);
}

/** The cell that a column heading names, in the owner's language or in English. */
export function cellOfHead(head: string): Cell | undefined {
  const plain = head.trim().toLowerCase();
  const isNamed = ({ name }: CellField) => cellName(name).toLowerCase() === plain;
  return (CELL_FIELDS.find(isNamed) ?? CELL_FIELDS.find(({ heads }) => heads.includes(plain)))?.name;
}

type Problem = Refusal | "long" | "yesOrNo";

export type ReadCell = { value: string; why?: undefined } | { value?: undefined; why: Problem };

const YES = /^(?:yes|y|true|1|x|ja|wahr|shown|نعم)$/iu;
const NO = /^(?:no|n|false|0|nein|falsch|hidden|لا)?$/iu;

/** Parses a typed or pasted cell. */
export function readCell(
  { form, digits = 0, whole, max = Infinity }: CellField,
  text: string,
  money: MoneyForm,
): ReadCell {
  const plain = text.trim();
  if (form === "check") return YES.test(plain) ? { value: "yes" } : NO.test(plain) ? { value: "" } : { why: "yesOrNo" };
  if (form === undefined) return textLength(plain) > max ? { why: "long" } : { value: plain };
  if (plain === "") return { value: "" };
  const { value, refusal } =
    form === "money"
      ? readAmount(plain, money.currency, money.digits)
      : readNumber(plain, { digits, ...(whole !== undefined && { whole }) });
  return value === undefined ? { why: refusal } : { value };
}
