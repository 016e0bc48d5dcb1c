/** The fields of the entries of a list inside a document, such as a product's subscription plans. */
import { i18n } from "@lingui/core";
import type { MessageDescriptor } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { violationsOf } from "../../../lib/errors";
import { decimalText } from "../../../lib/money";
import { numberInField } from "../../../lib/typed";
import { lengthProblem, violationText } from "../../../lib/violations";
import { choiceText, type FieldSpec } from "./kind";

/** The format of amounts: their currency and its number of decimals. */
export interface MoneyForm {
  currency: string;
  digits: number;
}

/** For documents without amounts. */
export const NO_MONEY: MoneyForm = { currency: "", digits: 0 };

/** The limits of a document's amounts. */
export interface Limits extends MoneyForm {
  /** The lowest price in the document; empty if unknown. */
  price: string;
}

export interface FieldProblem {
  field: string;
  /** The field's label in messages. */
  label: string;
  text: string;
}

export interface ListField<Entry> extends Pick<FieldSpec, "label" | "max" | "choices" | "digits"> {
  name: keyof Entry & string;
  /** The kind of input: a line of text if absent; `own` is rendered by the list's editor. */
  form?: "number" | "money" | "check" | "time" | "long" | "own";
  /** The label in the form, if it depends on the entry. */
  labelBy?: (entry: Entry) => MessageDescriptor;
  hint?: (currency: string) => MessageDescriptor;
  className?: string;
  /** Whether an entry has the field. One name may have several fields, one for each kind of entry. */
  isFor?: (entry: Entry) => boolean;
  /** The values to which a change of this field resets others. */
  resets?: Partial<Entry>;
  problem?: (entry: Entry, limits: Limits) => string | undefined;
  /** The problems of a field with several values. */
  problems?: (entry: Entry, limits: Limits) => FieldProblem[];
  /** The value as text; by its form if absent. */
  text?: (entry: Entry, currency: string) => string;
  /** The field's paths on the wire. */
  wire?: readonly string[];
}

type Fields<Entry> = readonly ListField<Entry>[];

/** The names of the fields, each once. */
export function fieldNames<Entry>(fields: Fields<Entry>): (keyof Entry & string)[] {
  return [...new Set(fields.map(({ name }) => name))];
}

/** The fields that an entry has. */
export function fieldsFor<Entry>(fields: Fields<Entry>, entry: Entry): ListField<Entry>[] {
  return fields.filter(({ isFor }) => !isFor || isFor(entry));
}

export function fieldLabel<Entry>(fields: Fields<Entry>, name: string): string {
  const label = fields.find((field) => field.name === name)?.label;
  return label ? i18n._(label) : name;
}

/** The value of an entry's field as its input needs it. */
export function fieldValue<Entry>(entry: Entry, name: keyof Entry): string {
  const value = entry[name];
  if (typeof value === "boolean") return value ? "yes" : "";
  return typeof value === "string" ? value : "";
}

/** The value of an entry's field as text for people. */
export function fieldText<Entry>(fields: Fields<Entry>, entry: Entry, name: string, currency: string): string {
  const field =
    fieldsFor(fields, entry).find((each) => each.name === name) ?? fields.find((each) => each.name === name);
  if (!field) return "";
  if (field.text) return field.text(entry, currency);
  const value = fieldValue(entry, field.name);
  if (typeof entry[field.name] === "boolean") return value ? t`Yes` : t`No`;
  if (field.form === "money") return value && decimalText(value, currency);
  if (field.form === "number") return numberInField(value);
  const choice = field.choices?.find((each) => each.value === value);
  return choice ? choiceText(choice) : value;
}

export function fieldProblems<Entry>(fields: Fields<Entry>, entry: Entry, limits: Limits): FieldProblem[] {
  return fieldsFor(fields, entry).flatMap(({ name, label, max, problem, problems }) => {
    const text = problem?.(entry, limits) ?? lengthProblem(entry[name], max);
    return [...(text ? [{ field: name, label: i18n._(label), text }] : []), ...(problems?.(entry, limits) ?? [])];
  });
}

/** The problems of an entry's fields, by field name. */
export function problemsOf<Entry>(fields: Fields<Entry>, entry: Entry, limits: Limits) {
  const problems = fieldProblems(fields, entry, limits);
  return (name: string): string | undefined => problems.find(({ field }) => field === name)?.text;
}

export function fieldOnWire<Entry>(fields: Fields<Entry>, path: string): Omit<FieldProblem, "text"> | undefined {
  const field = fields.find(({ wire }) => wire?.includes(path));
  return field && { field: field.name, label: i18n._(field.label) };
}

/** The problems that a refusal reports for fields, by field name. */
export function refusedFields<Entry>(fields: Fields<Entry>, error: unknown) {
  const violations = violationsOf(error);
  return (name: string): string | undefined => {
    const violation = violations.find(({ field }) => fieldOnWire(fields, field)?.field === name);
    return violation && violationText(violation);
  };
}
