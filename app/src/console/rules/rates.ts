/** Prices of a way of delivery, each with its conditions: the first whose conditions all hold is charged. */
import { currencyDigits } from "@cartwright/sdk";
import { msg, t } from "@lingui/core/macro";
import { textIn, type TextTable } from "../../lib/textTable";
import type { ConsoleContext } from "../client";
import { isAmount } from "../ui/amounts";
import { numberInField, withoutZeros } from "../../lib/typed";
import { recordOf } from "../request";
import type { Codec } from "./codecs";
import { textOf } from "./fields";

export interface Condition {
  type: string;
  operator: string;
  value: string;
}

export interface Rate {
  /** Names the price while it is edited and moved. */
  key: string;
  amount: string;
  /** Whether the rate is charged for each item. */
  each: boolean;
  conditions: readonly Condition[];
}

export const newRate = (key: string): Rate => ({ key, amount: "", each: false, conditions: [] });
export const NEW_CONDITION: Condition = { type: "BY_TOTAL_WEIGHT", operator: "LTE", value: "" };

/** The text of prices in the editor, which keeps every field as a text. */
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
      listOf(rule[name]).map((rate, place) => ({
        key: String(place),
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

/** The digits after the point of amounts of money; those of most currencies where it is not known. */
export function moneyDigitsOf(currency: string | undefined): number {
  return currency ? currencyDigits(currency) : 2;
}

/** The digits after the point of a condition's value. */
export function digitsOf(type: string, moneyDigits: number): number {
  if (type === "BY_TOTAL_WEIGHT") return 3;
  return type === "BY_TOTAL_PRICE" ? moneyDigits : 0;
}

export function areComplete(text: string, { session }: ConsoleContext): boolean {
  const rates = ratesOf(text);
  const moneyDigits = moneyDigitsOf(session.currency);
  const isComplete = ({ amount, conditions }: Rate) =>
    isAmount(amount, moneyDigits) &&
    conditions.every(({ type, value }) => isAmount(value, digitsOf(type, moneyDigits)));
  return rates.length > 0 && rates.every(isComplete);
}

export const TYPES: TextTable = {
  BY_TOTAL_WEIGHT: msg`Weight`,
  BY_TOTAL_PRICE: msg`Value of the items`,
  BY_TOTAL_QUANTITY: msg`Number of items`,
};

export const OPERATORS: TextTable = {
  LTE: msg`at most`,
  LT: msg`less than`,
  GTE: msg`at least`,
  GT: msg`more than`,
  EQ: msg`exactly`,
};

/** Prices in words, such as “5: Weight at most 2; 9”. */
export function ratesText(text: string): string {
  return ratesOf(text)
    .map(({ amount, each, conditions }) => {
      const price = numberInField(amount) || "–";
      const parts = conditions.map(({ type, operator, value }) =>
        [textIn(TYPES, type) ?? type, textIn(OPERATORS, operator) ?? operator, numberInField(value)].join(" "),
      );
      return [each ? t`${price} for each item` : price, parts.join(", ")].filter(Boolean).join(": ");
    })
    .join("; ");
}
