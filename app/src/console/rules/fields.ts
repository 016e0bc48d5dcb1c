/** Converts the values of rules from the wire to texts and back. */
import { percentText } from "../../lib/money";
import { withoutZeros } from "../../lib/typed";
import type { Rule } from "../session/platformCalls";

export function textOf(rule: Rule, name: string): string {
  const value = rule[name];
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

export const flagOf = (rule: Rule, name: string): string => (rule[name] === true ? "yes" : "");

export const countOf = (rule: Rule, name: string): number => {
  const value = rule[name];
  return Array.isArray(value) ? value.length : 0;
};

/** A list's texts, separated by commas. */
export function listOf(rule: Rule, name: string): string {
  const value = rule[name];
  return Array.isArray(value) ? value.join(", ") : "";
}

export const listFrom = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** The date-field value of a date and time. */
export function dayOf(rule: Rule, name: string): string {
  const moment = momentOf(rule, name);
  if (!moment) return "";
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

export function momentOf(rule: Rule, name: string): Date | undefined {
  const text = textOf(rule, name);
  const moment = new Date(text);
  return text && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

/** The first or last moment of a local day. */
export function momentFrom(day: string, end: "start" | "end"): string | null {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return null;
  const moment = end === "start" ? new Date(year, month - 1, date) : new Date(year, month - 1, date, 23, 59, 59);
  return moment.toISOString();
}

/** The number of a text field; null if empty. */
export const numberFrom = (text: string): string | null => (text === "" ? null : withoutZeros(text));

export function wholeFrom(text: string): number | string | null {
  const plain = numberFrom(text);
  return plain !== null && /^\d+$/.test(plain) ? Number(plain) : plain;
}

/** A fraction as a percentage: `0.08875` is 8.875. Shifts the decimal point, without rounding. */
export const percentOf = (part: string): string => shifted(part, 2);

export const partFrom = (percent: string): string => shifted(numberFrom(percent) ?? "", -2);

/** A fraction as a localised percentage: `0.08875` is 8.875%. */
export const partText = (part: string): string => percentText(Number(part), 3);

/** Shifts a number's decimal point to the right; to the left if negative. */
function shifted(decimal: string, by: number): string {
  if (!/^\d+(\.\d+)?$/.test(decimal)) return decimal;
  let [whole = "", rest = ""] = decimal.split(".");
  if (by > 0) {
    rest = rest.padEnd(by, "0");
    whole += rest.slice(0, by);
    rest = rest.slice(by);
  } else {
    whole = whole.padStart(1 - by, "0");
    rest = whole.slice(by) + rest;
    whole = whole.slice(0, by);
  }
  whole = whole.replace(/^0+(?=\d)/, "");
  rest = rest.replace(/0+$/, "");
  return rest ? `${whole}.${rest}` : whole;
}
