/** A kind: the description by which the form kit lists, creates, changes and deletes entries. */
import type { MessageDescriptor } from "@lingui/core";
import type { ComponentType } from "react";
import type { Field, Texts } from "../../../ui/form/field";
import type { ConsoleContext } from "../../session/client";

/** An entry of a kind. */
export interface Entry {
  id: string;
  /** The name, if it is not the first field. */
  name?: string;
  values: Texts;
  revision?: string;
  /** The number of products that use the entry, if known. */
  uses?: number;
  /** Facts about the entry: a column each if the kind has `columns`, else shown next to its name. */
  notes?: readonly string[];
  status?: Status;
  /** The whole entry as the platform sent it, for updates that replace the whole. */
  raw?: Readonly<Record<string, unknown>>;
}

export interface Status {
  text: string;
  /** A detail, such as how long the state lasts. */
  note?: string;
  tone: "good" | "warn" | "bad" | "plain";
}

/** A field of a kind, over the texts of its form. */
export interface KindField extends Field {
  /** The initial value for a new entry: the first choice, or empty, if absent. */
  first?: () => string;
  /** Whether only new or only existing entries have the field; both if absent. */
  when?: "create" | "edit";
}

export interface Page {
  items: Entry[];
  next?: string | undefined;
  previous?: string | undefined;
}

export interface PageRequest {
  /** The prefix of the name. */
  q: string;
  cursor: string;
  signal: AbortSignal;
}

/** An act on one entry, besides those of every kind. */
export interface Act {
  label: MessageDescriptor;
  /** The success message, given the entry's name. */
  done: (name: string) => string;
  isFor: (entry: Entry) => boolean;
  /** Runs the act on the current entry; returns the function for Undo. */
  run: (context: ConsoleContext, id: string) => Promise<() => Promise<unknown>>;
}

/** A separate screen for a part of one entry. */
export interface EntryScreen {
  label: MessageDescriptor;
  Dialog: ComponentType<{ entry: Entry; onClose: () => void }>;
}

export interface Kind {
  title: MessageDescriptor;
  /** The query subject whose events refetch the kind. */
  subject: "products" | "rules" | "members";
  /** The label of the button that creates an entry; absent for a kind with a single, permanent entry. */
  add?: MessageDescriptor;
  empty: MessageDescriptor;
  /** The headings of the entries' facts. */
  columns?: readonly MessageDescriptor[];
  /** How a deletion affects products; null if entries in use cannot be deleted. */
  fate?: MessageDescriptor | null;
  /** Whether the list can be searched by name. */
  searched?: boolean;
  /** The fields. The first one is the name, unless entries have their own. */
  fields: readonly KindField[];
  acts?: readonly Act[];
  dialogs?: readonly EntryScreen[];
  read: (context: ConsoleContext, request: PageRequest) => Promise<Page>;
  get: (context: ConsoleContext, id: string) => Promise<Entry>;
  create: (context: ConsoleContext, values: Texts) => Promise<unknown>;
  update: (context: ConsoleContext, entry: Entry, changes: Texts) => Promise<unknown>;
  /** Absent for a kind with a single, permanent entry. */
  remove?: (context: ConsoleContext, id: string) => Promise<unknown>;
  /** Restores a deleted entry. */
  restore?: (context: ConsoleContext, entry: Entry) => Promise<unknown>;
}

/** The part of a kind that a form for a single entry needs. */
export type Form = Pick<Kind, "title" | "fields" | "get" | "update"> & Partial<Pick<Kind, "add" | "create">>;

/** The name of an entry: its own, or its first field's value. */
export function nameOf({ fields }: Pick<Kind, "fields">, { name, values }: Pick<Entry, "name" | "values">): string {
  return name ?? values[fields[0]?.name ?? ""] ?? "";
}

/** Splits comma-separated ids, the value of a field that chooses entries. */
export function idsOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean);
}

export function idsText(ids: readonly string[]): string {
  return ids.join(", ");
}
