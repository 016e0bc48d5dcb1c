/** A kind of thing that the one editor lists, creates, changes and deletes. */
import { i18n, type MessageDescriptor } from "@lingui/core";
import type { ComponentType } from "react";
import type { TextTable } from "../../../lib/textTable";
import type { ConsoleContext } from "../../session/client";
import type { Fields } from "../draft/merge";

/** Something of a kind. */
export interface Entry {
  id: string;
  /** The name, where it is not the first field. */
  name?: string;
  values: Fields;
  revision?: string;
  /** The number of products that use the entry, where that is known. */
  uses?: number;
  /** Facts about the entry, beside its name. */
  notes?: readonly string[];
  status?: Status;
  /** The whole entry as the platform has it, to be sent back as a whole. */
  raw?: Readonly<Record<string, unknown>>;
}

export interface Status {
  text: string;
  /** A detail, such as how long the state lasts. */
  note?: string;
  tone: "good" | "warn" | "bad" | "plain";
}

/** The props of a field with a form of its own. */
export interface ControlProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A value to choose, with its label or its own name. */
export interface Choice {
  value: string;
  label: MessageDescriptor | string;
}

export interface FieldSpec {
  name: string;
  label: MessageDescriptor;
  /** The label by the values of other fields. */
  labelBy?: (values: Fields) => MessageDescriptor;
  hint?: MessageDescriptor;
  /** The longest text. */
  max?: number;
  required?: boolean;
  /** A line of text if absent. */
  form?: "long" | "number" | "money" | "date" | "check" | "many" | "color" | "time" | "products" | "categories";
  /** The digits after the point of a number. */
  digits?: number;
  /** The field's own form, over a text of any kind, and the text's problems and words. */
  control?: {
    Field: ComponentType<ControlProps>;
    isComplete: (value: string, context: ConsoleContext) => boolean;
    textOf: (value: string) => string;
  };
  /** The values to choose from, for fields without free text; the form `many` takes several values. */
  choices?: readonly Choice[];
  /** The initial value in the form of a new entry; empty if absent. */
  first?: () => string;
  /** The form that has the field: of a new entry only, or of a known one only; both if absent. */
  when?: "create" | "edit";
  /** Whether the form shows the field, given the typed values and those before. */
  isFor?: (values: Fields, before: Fields) => boolean;
}

export interface Page {
  items: Entry[];
  next?: string | undefined;
  previous?: string | undefined;
}

export interface PageRequest {
  /** The beginning of the name. */
  q: string;
  cursor: string;
  signal: AbortSignal;
}

/** An act on one entry, beside those of every kind. */
export interface Act {
  label: MessageDescriptor;
  /** The success message, given the entry's name. */
  done: (name: string) => string;
  isFor: (entry: Entry) => boolean;
  /** Runs the act on the current entry, and returns the function that undoes the act. */
  run: (context: ConsoleContext, id: string) => Promise<() => Promise<unknown>>;
}

/** A screen of its own for something of one entry. */
export interface EntryScreen {
  label: MessageDescriptor;
  Dialog: ComponentType<{ entry: Entry; onClose: () => void }>;
}

export interface Kind {
  title: MessageDescriptor;
  /** The part of the console's queries that it is read anew with. */
  subject: "products" | "rules" | "members";
  /** The label of the button that creates an entry; absent where there is always a single entry. */
  add?: MessageDescriptor;
  empty: MessageDescriptor;
  /** The consequence of a deletion for the products; null where entries that products use cannot be deleted. */
  fate?: MessageDescriptor | null;
  /** Whether names can be searched. */
  searched?: boolean;
  /** The first field is the name, unless entries have one of their own. */
  fields: readonly FieldSpec[];
  acts?: readonly Act[];
  dialogs?: readonly EntryScreen[];
  read: (context: ConsoleContext, request: PageRequest) => Promise<Page>;
  get: (context: ConsoleContext, id: string) => Promise<Entry>;
  create: (context: ConsoleContext, values: Fields) => Promise<unknown>;
  update: (context: ConsoleContext, entry: Entry, changes: Fields) => Promise<unknown>;
  /** Absent where there is always a single entry. */
  remove?: (context: ConsoleContext, id: string) => Promise<unknown>;
  /** Puts an entry back that was deleted. */
  restore?: (context: ConsoleContext, entry: Entry) => Promise<unknown>;
}

/** The part of a kind that the form of a single entry needs. */
export type Form = Pick<Kind, "title" | "fields" | "get" | "update"> & Partial<Pick<Kind, "add" | "create">>;

/** The label of a field in a form with some values. */
export const labelOf = ({ label, labelBy }: FieldSpec, values: Fields): MessageDescriptor => labelBy?.(values) ?? label;

/** The choices of a table of texts. */
export const choicesIn = (table: TextTable): Choice[] =>
  Object.entries(table).map(([value, label]) => ({ value, label }));

/** The label of a choice in words. */
export const choiceText = ({ label }: Choice): string => (typeof label === "string" ? label : i18n._(label));

/** Whether the text of a number field is empty or a number. */
export function isNumber(value: string): boolean {
  return value === "" || /^\d+(?:\.\d+)?$/.test(value);
}

/** The name of an entry: its own, or its first field. */
export function nameOf({ fields }: Pick<Kind, "fields">, { name, values }: Pick<Entry, "name" | "values">): string {
  return name ?? values[fields[0]?.name ?? ""] ?? "";
}

/** Ids as one text, with commas: the value of a field that chooses entries. */
export function idsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

export function idsText(ids: readonly string[]): string {
  return ids.join(", ");
}
