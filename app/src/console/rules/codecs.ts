/** The forms that fields of rules have on the platform, each with its text in the editor. */
import type { Rule } from "../platformCalls";
import {
  dayOf,
  flagOf,
  listFrom,
  listOf,
  momentFrom,
  numberFrom,
  partFrom,
  percentOf,
  textOf,
  wholeFrom,
} from "./fields";

export interface Codec {
  /** The editor's text of a rule's field. */
  read: (rule: Rule, name: string) => string;
  /** The field's value of a text. */
  write: (text: string) => unknown;
}

export const TEXT: Codec = { read: textOf, write: (text) => text };
export const OPTIONAL_TEXT: Codec = { read: textOf, write: (text) => text || null };
export const CODE: Codec = { read: textOf, write: (text) => text.toUpperCase() };
export const OPTIONAL_CODE: Codec = { read: textOf, write: (text) => text.toUpperCase() || null };
export const CODES: Codec = { read: listOf, write: (text) => listFrom(text.toUpperCase()) };
export const IDS: Codec = { read: listOf, write: listFrom };
export const NUMBER: Codec = { read: textOf, write: numberFrom };
export const WHOLE_NUMBER: Codec = { read: textOf, write: wholeFrom };
export const PERCENT: Codec = { read: (rule, name) => percentOf(textOf(rule, name)), write: partFrom };
export const FIRST_DAY: Codec = { read: dayOf, write: (day) => momentFrom(day, "start") };
export const LAST_DAY: Codec = { read: dayOf, write: (day) => momentFrom(day, "end") };
export const FLAG: Codec = { read: flagOf, write: (text) => text === "yes" };
