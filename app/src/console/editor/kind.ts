/** A kind of thing that the one editor lists, creates, changes and deletes. */
import type { MessageDescriptor } from "@lingui/core";
import type { ConsoleContext } from "../client";
import type { Fields } from "../parts/merge";

/** Something of a kind. */
export interface Entry {
  id: string;
  values: Fields;
  revision?: string;
  /** The number of products that use it, where that is known. */
  uses?: number;
  /** More about it, beside its name. */
  note?: string;
  status?: Status;
  /** All of it, as the platform told it. */
  raw?: Readonly<Record<string, unknown>>;
}

export interface Status {
  text: string;
  /** More about it, such as how long it lasts. */
  note?: string;
  tone: "good" | "warn" | "bad" | "plain";
}

export interface FieldSpec {
  name: string;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  /** The longest text. */
  max?: number;
  required?: boolean;
  /** A line of text if absent. */
  form?: "long" | "number" | "date" | "check" | "products";
  /** The values to choose from, where it is no text. */
  choices?: readonly { value: string; label: MessageDescriptor }[];
  /** What a new one begins with. */
  first?: () => string;
  /** Whether it can be given to a new one only, or only later. */
  when?: "create" | "edit";
  /** Whether it is asked for, by what is typed and by what was there. */
  isFor?: (values: Fields, before: Fields) => boolean;
}

export interface Page {
  items: Entry[];
  next?: string | undefined;
  previous?: string | undefined;
}

export interface Asked {
  /** The beginning of the name. */
  q: string;
  cursor: string;
  signal: AbortSignal;
}

/** An act on one entry, beside those of every kind. */
export interface Act {
  label: MessageDescriptor;
  /** What is said once it is done. */
  done: MessageDescriptor;
  isFor: (entry: Entry) => boolean;
  run: (context: ConsoleContext, entry: Entry) => Promise<unknown>;
}

export interface Kind {
  title: MessageDescriptor;
  /** The words of the button that makes a new one, where that can be done here. */
  add?: MessageDescriptor;
  empty: MessageDescriptor;
  /** What becomes of the products when it is deleted; null where it cannot be while products use it. */
  fate?: MessageDescriptor | null;
  /** Whether names can be searched. */
  searched?: boolean;
  /** The first field is the name. */
  fields: readonly FieldSpec[];
  acts?: readonly Act[];
  read: (context: ConsoleContext, asked: Asked) => Promise<Page>;
  get: (context: ConsoleContext, id: string) => Promise<Entry>;
  create: (context: ConsoleContext, values: Fields) => Promise<unknown>;
  update: (context: ConsoleContext, entry: Entry, changes: Fields) => Promise<unknown>;
  remove: (context: ConsoleContext, id: string) => Promise<unknown>;
  /** Makes one that was deleted anew. */
  restore?: (context: ConsoleContext, entry: Entry) => Promise<unknown>;
}

/** The name of an entry: its first field. */
export function nameOf({ fields }: Kind, { values }: Entry): string {
  return values[fields[0]?.name ?? ""] ?? "";
}
