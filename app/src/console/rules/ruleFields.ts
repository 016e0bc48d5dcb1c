/** The fields of rules: their inputs, and their values on the wire. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { ADDRESS } from "../../generated/bounds";
import { countryName } from "../../lib/countries";
import { CountryField, CountryRegionField, FoldedProducts, type KindField } from "../kit/form";
import type { Rule } from "../session/platformCalls";
import { recordOf } from "../session/request";
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
  /** The text of a rule's field. */
  read: (rule: Rule, name: string) => string;
  /** The wire value of a text. */
  write: (text: string) => unknown;
}

export const TEXT: Codec = { read: textOf, write: (text) => text };
export const OPTIONAL_TEXT: Codec = { read: textOf, write: (text) => text || null };
export const CODE: Codec = { read: textOf, write: (text) => text.toUpperCase() };
export const OPTIONAL_CODE: Codec = { read: textOf, write: (text) => text.toUpperCase() || null };
export const CODES: Codec = { read: listOf, write: (text) => listFrom(text.toUpperCase()) };
export const LIST: Codec = { read: listOf, write: listFrom };
export const NUMBER: Codec = { read: textOf, write: numberFrom };
export const WHOLE_NUMBER: Codec = { read: textOf, write: wholeFrom };
export const PERCENT: Codec = { read: (rule, name) => percentOf(textOf(rule, name)), write: partFrom };
const FIRST_DAY: Codec = { read: dayOf, write: (day) => momentFrom(day, "start") };
const LAST_DAY: Codec = { read: dayOf, write: (day) => momentFrom(day, "end") };
const FLAG: Codec = { read: flagOf, write: (text) => text === "yes" };

export interface RuleField extends KindField {
  /** Converts the field; without a codec, the kind's `values` and `apply` do. */
  codec?: Codec;
  /** The path of the record with the field, such as `pickup.address`; the rule itself if absent. */
  in?: string;
  /** The wire name, if different. */
  as?: string;
}

const made =
  (form: Partial<RuleField>) =>
  (name: string, label: MessageDescriptor, more: Partial<RuleField> = {}): RuleField => ({
    name,
    label,
    ...form,
    ...more,
  });

/** Constructors of fields, one for each type of value: each takes the name, the label and further properties. */
export const textField = made({ codec: TEXT });
export const numberField = made({ form: "number", codec: NUMBER });
export const CURRENCY = (currency: string) => currency;
export const amountField = made({ form: "number", codec: NUMBER, unit: CURRENCY });
export const checkField = made({ form: "check", codec: FLAG });
export const choiceField = made({ codec: TEXT });
export const productsField = made({ Input: FoldedProducts, codec: LIST });

/** The field of a rule's country. */
export const countryField = (more: Partial<RuleField> = {}): RuleField =>
  textField("country", msg`Country`, { codec: CODE, Input: CountryField, text: countryName, ...more });

/** The fields of an address within a record of the rule. */
export function addressFields(record: string, more: Partial<RuleField> = {}): RuleField[] {
  const common = { in: record, codec: OPTIONAL_TEXT, ...more };
  const code = { ...common, codec: OPTIONAL_CODE };
  return [
    countryField({ ...code, resets: { state: "" } }),
    textField("state", msg`State or region`, {
      ...code,
      as: "subdivision",
      Input: CountryRegionField,
      text: (code) => code.replace(/^..-/, ""),
      required: false,
    }),
    textField("street", msg`Street and number`, { ...common, as: "addressLine", max: ADDRESS.line }),
    textField("city", msg`City`, { ...common, max: ADDRESS.city, half: true }),
    textField("postalCode", msg`Postcode`, { ...common, max: ADDRESS.postalCode, required: false, half: true }),
  ];
}

export const STARTS = made({ form: "date", codec: FIRST_DAY })("starts", msg`Starts on`);
export const EXPIRES = made({ form: "date", codec: LAST_DAY })("expires", msg`Ends after`);
export const ACTIVE = checkField("active", msg`Switched on`, { first: () => "yes" });

/** The item types of rules. */
export const ITEM_TYPES = [
  { value: "PHYSICAL", label: msg`Physical product` },
  { value: "DIGITAL", label: msg`Digital product` },
  { value: "GIFT_CARD", label: msg`Gift card` },
  { value: "SERVICE", label: msg`Service` },
] as const;

const recordAt = (rule: Rule, path: readonly string[]): Rule =>
  path.reduce((record, name) => recordOf(record[name]), rule);

/** A rule with the value at a path replaced. */
function withValue(rule: Rule, [name = "", ...below]: readonly string[], value: unknown): Rule {
  return { ...rule, [name]: below.length > 0 ? withValue(recordOf(rule[name]), below, value) : value };
}

const pathOf = ({ in: record }: RuleField) => record?.split(".") ?? [];

/** The form's texts of a rule. */
export function textsOf(fields: readonly RuleField[], rule: Rule): Record<string, string> {
  const texts = fields.flatMap((field) => {
    const { name, as = name, codec } = field;
    return codec ? [[name, codec.read(recordAt(rule, pathOf(field)), as)] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** A rule with the changed texts applied. */
export function written(fields: readonly RuleField[], rule: Rule, changes: Readonly<Record<string, string>>): Rule {
  return fields.reduce((next, field) => {
    const { name, as = name, codec } = field;
    const text = changes[name];
    return codec && text !== undefined ? withValue(next, [...pathOf(field), as], codec.write(text)) : next;
  }, rule);
}
