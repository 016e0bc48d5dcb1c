/** The rates of a delivery method, each with conditions: the first whose conditions all hold is charged. */
import { msg, t } from "@lingui/core/macro";
import { textIn, type TextTable } from "../../lib/textTable";
import { choicesIn, type Field, fieldProblems, type MoneyForm } from "../../ui/form/field";
import { isAmount } from "../kit/ui/amounts";
import { numberInField, withoutZeros } from "../../lib/typed";
import { recordOf } from "../session/request";
import { textOf } from "./fields";
import type { Codec } from "./ruleFields";

export interface Condition {
  type: string;
  operator: string;
  value: string;
}

export interface Rate {
  /** The key of the rate while it is edited and moved. */
  key: string;
  amount: string;
  /** Whether the rate is charged for each item. */
  each: boolean;
  conditions: readonly Condition[];
}

export const newRate = (key: string): Rate => ({ key, amount: "", each: false, conditions: [] });
export const NEW_CONDITION: Condition = { type: "BY_TOTAL_WEIGHT", operator: "LTE", value: "" };

/** Serialises rates for the form, whose values are all texts. */
export function textOfRates(rates: readonly Rate[]): string {
  return JSON.stringify(rates);
}

export function ratesOf(text: string): readonly Rate[] {
  return text === "" ? [] : (JSON.parse(text) as Rate[]);
}

export const ONE_RATE = textOfRates([newRate("0")]);

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(recordOf) : [];
}

export const RATES: Codec = {
  read: (rule, name) =>
    textOfRates(
      listOf(rule[name]).map((rate, index) => ({
        key: String(index),
        amount: textOf(rate, "amount"),
        each: rate.multiplyByQuantity === true,
        conditions: listOf(rate.conditions).map((condition) => ({
          type: textOf(condition, "type"),
          operator: textOf(condition, "operator"),
          value: textOf(condition, "value"),
        })),
      })),
    ),
  write: (text) =>
    ratesOf(text).map(({ amount, each, conditions }) => ({
      amount: withoutZeros(amount),
      conditions: conditions.map((condition) => ({ ...condition, value: withoutZeros(condition.value) })),
      multiplyByQuantity: each,
    })),
};

const TYPES: TextTable = {
  BY_TOTAL_WEIGHT: msg`Weight`,
  BY_TOTAL_PRICE: msg`Value of the items`,
  BY_TOTAL_QUANTITY: msg`Number of items`,
};

const OPERATORS: TextTable = {
  LTE: msg`at most`,
  LT: msg`less than`,
  GTE: msg`at least`,
  GT: msg`more than`,
  EQ: msg`exactly`,
};

/** The problem of a typed number; none while empty. */
function numberProblem(text: string, digits: number): string | undefined {
  return text === "" || isAmount(text, digits) ? undefined : t`cannot be “${text}”`;
}

export const RATE: readonly Field<Rate>[] = [
  {
    name: "amount",
    label: msg`Price`,
    form: "money",
    className: "sm:col-span-2",
    check: (amount, _, { digits }) => numberProblem(amount, digits),
  },
  { name: "each", label: msg`For each item`, form: "check", className: "sm:col-span-2" },
];

const WEIGHT_DIGITS = 3;
const VALUE = { name: "value", label: msg`Value` } as const;

export const CONDITION: readonly Field<Condition>[] = [
  { name: "type", label: msg`Depends on`, choices: choicesIn(TYPES), resets: { value: "" } },
  { name: "operator", label: msg({ context: "operator", message: "Comparison" }), choices: choicesIn(OPERATORS) },
  {
    ...VALUE,
    form: "number",
    digits: WEIGHT_DIGITS,
    isFor: ({ type }) => type === "BY_TOTAL_WEIGHT",
    check: (value) => numberProblem(value, WEIGHT_DIGITS),
  },
  {
    ...VALUE,
    form: "money",
    isFor: ({ type }) => type === "BY_TOTAL_PRICE",
    check: (value, _, { digits }) => numberProblem(value, digits),
  },
  {
    ...VALUE,
    form: "number",
    digits: 0,
    isFor: ({ type }) => type === "BY_TOTAL_QUANTITY",
    check: (value) => numberProblem(value, 0),
  },
];

/** The problem of rates that are incomplete or wrong. Their own fields show where. */
export function ratesProblem(text: string, _: unknown, money: MoneyForm): string | undefined {
  const rates = ratesOf(text);
  const isComplete = (condition: Condition) =>
    condition.value !== "" && fieldProblems(CONDITION, condition, money).length === 0;
  const areComplete =
    rates.length > 0 &&
    rates.every((rate) => rate.amount !== "" && fieldProblems(RATE, rate, money).length === 0) &&
    rates.every(({ conditions }) => conditions.every(isComplete));
  return areComplete ? undefined : t`This cannot be saved yet.`;
}

/** Rates as text, such as “5: Weight at most 2; 9”. */
export function ratesText(text: string): string {
  return ratesOf(text)
    .map((rate) => rateText(rate, numberInField))
    .join("; ");
}

function rateText({ amount, each, conditions }: Rate, money: (amount: string) => string): string {
  const price = amount === "" ? "–" : money(amount);
  const parts = conditions.map(({ type, operator, value }) =>
    [
      textIn(TYPES, type) ?? type,
      textIn(OPERATORS, operator) ?? operator,
      type === "BY_TOTAL_PRICE" ? money(value) : numberInField(withoutZeros(value)),
    ].join(" "),
  );
  return [each ? t`${price} for each item` : price, parts.join(", ")].filter(Boolean).join(": ");
}

/** The only rate as text, or the lowest and the highest price. */
export function pricesText(rates: readonly Rate[], money: (amount: string) => string): string {
  const priceOf = (amount: string) => (Number(amount) === 0 ? t`Free` : money(amount));
  const [first, ...others] = rates.toSorted((a, b) => Number(a.amount) - Number(b.amount));
  const last = others.at(-1);
  if (!first) return "";
  if (!last) return rateText(first, priceOf);
  if (Number(first.amount) === Number(last.amount)) return priceOf(first.amount);
  return t`${{ lowest: priceOf(first.amount) }} to ${{ highest: money(last.amount) }}, depending on the order`;
}
