/** A field, described once: forms, cells, dialogs, merges and messages read its label, input, limits and check here. */
import { i18n, type MessageDescriptor } from "@lingui/core";
import { t } from "@lingui/core/macro";
import type { ComponentProps, ComponentType } from "react";
import { lengthProblem } from "../../lib/violations";

/** A document whose fields are all texts, such as a form's values. */
export type Texts = Readonly<Record<string, string>>;

/** A choice: a value with its label, or with a name of its own. */
export interface Choice {
  value: string;
  label: MessageDescriptor | string;
}

/** The format of amounts: their currency and its number of decimals. */
export interface MoneyForm {
  currency: string;
  digits: number;
  /** The lowest price of the document, if known: an amount off must not exceed it. */
  price?: string;
}

/** For documents without amounts. */
export const NO_MONEY: MoneyForm = { currency: "", digits: 0 };

/** The props of a field's own input. */
export interface OwnInputProps {
  label: string;
  hint?: string;
  value: string;
  error?: string | undefined;
  /** The text of another field of the document. */
  siblingOf: (name: string) => string;
  onChange: (value: string) => void;
}

/** `Doc` is the edited document; the field's text is its value there: a flag's is `yes` or empty. */
export interface Field<Doc = Texts> {
  name: keyof Doc & string;
  label: MessageDescriptor;
  /** The label in the form, if it depends on the document. */
  labelBy?: (doc: Doc) => MessageDescriptor;
  hint?: MessageDescriptor;
  /** The kind of input: a line of text, or a select of the choices, if absent; the form itself renders `own`. */
  form?:
    | "long"
    | "number"
    | "money"
    | "date"
    | "time"
    | "color"
    | "check"
    | "many"
    | "radio"
    | "email"
    | "tel"
    | "url"
    | "password"
    | "own";
  /** Attributes of the input. */
  input?: Pick<ComponentProps<"input">, "autoComplete" | "autoCapitalize" | "inputMode" | "spellCheck">;
  /** The field's own input, over its text. */
  Input?: ComponentType<OwnInputProps>;
  /** The greatest length of the text, in characters. */
  max?: number;
  /** The number of decimals. */
  digits?: number;
  /** The unit of a number, shown with its label in the form. */
  unit?: (currency: string, doc: Doc) => string;
  /** Whether the field must have a value; a message replaces the general one. */
  required?: boolean | MessageDescriptor;
  /** The choices of a field without free text; the form `many` takes several. */
  choices?: readonly Choice[];
  /** The choices, if they depend on the document. */
  choicesBy?: (doc: Doc) => readonly Choice[];
  /** Whether a document has the field, given its state before the edit too. */
  isFor?: (doc: Doc, before: Doc) => boolean;
  /** The values to which a change of this field resets others. */
  resets?: Partial<Doc>;
  /** The typed text as it is sent; trimmed if absent, except for passwords. */
  read?: (typed: string) => string;
  /** The problem of a value that is neither missing nor too long. */
  check?: (value: string, doc: Doc, money: MoneyForm) => string | undefined;
  /** The value as text for people; by its form if absent. */
  text?: (value: string, currency: string, doc: Doc) => string;
  /** The field's paths on the wire, by which refusals name it; its name if absent. */
  wire?: readonly string[];
  /** Whether the field takes half of a narrow form's width. */
  half?: boolean;
  className?: string;
}

type Fields<Doc> = readonly Field<Doc>[];

export interface FieldProblem {
  field: string;
  /** The field's label in messages. */
  label: string;
  text: string;
}

/** The names of the fields, each once: one name may have several fields, one for each kind of document. */
export function fieldNames<Doc>(fields: Fields<Doc>): (keyof Doc & string)[] {
  return [...new Set(fields.map(({ name }) => name))];
}

/** The fields that a document has. */
export function fieldsFor<Doc>(fields: Fields<Doc>, doc: Doc, before = doc): Field<Doc>[] {
  return fields.filter(({ isFor }) => !isFor || isFor(doc, before));
}

/** The choices from a table of texts. */
export const choicesIn = (table: Readonly<Record<string, MessageDescriptor>>): Choice[] =>
  Object.entries(table).map(([value, label]) => ({ value, label }));

export const choiceText = ({ label }: Choice): string => (typeof label === "string" ? label : i18n._(label));

export function labelOf<Doc>({ label, labelBy }: Field<Doc>, doc: Doc): string {
  return i18n._(labelBy?.(doc) ?? label);
}

/** The text of a document's field, for its input. */
export function fieldValue<Doc>(doc: Doc, name: keyof Doc): string {
  const value = doc[name];
  if (typeof value === "boolean") return value ? "yes" : "";
  return typeof value === "string" ? value : "";
}

/** A document's fields as texts. */
export function textsOf<Doc, Name extends keyof Doc & string>(fields: Fields<Record<Name, string>>, doc: Doc) {
  return Object.fromEntries(fields.map(({ name }) => [name, fieldValue(doc, name)])) as Record<Name, string>;
}

/** The text of a document's field as it is sent. */
export function sentText<Doc>({ name, form, read }: Field<Doc>, doc: Doc): string {
  const typed = fieldValue(doc, name);
  if (read) return read(typed);
  return form === "password" ? typed : typed.trim();
}

/** The change of a document by a typed text: the field, and those that it resets. */
export function changeOf<Doc>(doc: Doc, { name, resets }: Field<Doc>, text: string): Partial<Doc> {
  const value = typeof doc[name] === "boolean" ? text === "yes" : text;
  return { ...resets, [name]: value };
}

/** The label of a field in messages. */
export function fieldLabel<Doc>(fields: Fields<Doc>, name: string): string {
  const label = fields.find((field) => field.name === name)?.label;
  return label ? i18n._(label) : name;
}

/** Whether the text of a number field is empty or a number. */
export function isNumber(value: string): boolean {
  return value === "" || /^\d+(?:\.\d+)?$/.test(value);
}

/** The problem of a document's field. */
export function fieldProblem<Doc>(field: Field<Doc>, doc: Doc, money = NO_MONEY): string | undefined {
  const { name, form, required, max, check } = field;
  const value = fieldValue(doc, name);
  if (sentText(field, doc) === "") {
    if (required) return required === true ? t`is missing` : i18n._(required);
  } else if (form === "number" && !isNumber(value)) {
    return t`cannot be “${{ text: value }}”`;
  }
  return lengthProblem(value, max) ?? check?.(value, doc, money);
}

/** The problem of a typed value; an empty field has none yet. */
export function typedProblem<Doc>(field: Field<Doc>, doc: Doc, money = NO_MONEY): string | undefined {
  return fieldValue(doc, field.name) === "" ? undefined : fieldProblem(field, doc, money);
}

/** The problems of the fields that a document has. */
export function fieldProblems<Doc>(fields: Fields<Doc>, doc: Doc, money = NO_MONEY): FieldProblem[] {
  return fieldsFor(fields, doc).flatMap((field) => {
    const text = fieldProblem(field, doc, money);
    return text === undefined ? [] : [{ field: field.name, label: i18n._(field.label), text }];
  });
}

/** The problems of a document's fields, by field name. */
export function problemsOf<Doc>(fields: Fields<Doc>, doc: Doc, money = NO_MONEY) {
  const problems = fieldProblems(fields, doc, money);
  return (name: string): string | undefined => problems.find(({ field }) => field === name)?.text;
}

/** The field that a path on the wire names. */
export function fieldOnWire<Doc>(fields: Fields<Doc>, path: string): Field<Doc> | undefined {
  return fields.find(({ name, wire = [name] }) => wire.includes(path));
}
