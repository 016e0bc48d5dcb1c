import type { MessageDescriptor } from "@lingui/core";
import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { Notice } from "../../../ui";
import { EntryCard } from "../ui/EntryCard";
import { moved } from "../ui/OrderButtons";
import { Section } from "../ui/Section";
import { EntryField } from "./EntryField";
import {
  type Field,
  fieldsFor,
  fieldValue,
  type MoneyForm,
  NO_MONEY,
  problemsOf,
  changeOf,
} from "../../../ui/form/field";

type Change<Entry> = (changed: Partial<Entry>) => void;

/** The entries of a list within a document, with their problems. */
export interface ListProps<Entry> {
  entries: readonly Entry[];
  /** The currency of amounts, with its number of decimals. */
  money: MoneyForm;
  /** The problem of a field of an entry, or of the list. */
  problemAt: (key?: string, field?: string) => string | undefined;
  onChange: (step: (entries: readonly Entry[]) => readonly Entry[]) => void;
}

interface Props<Entry> extends ListProps<Entry> {
  title: string;
  /** The explanation for an empty list. */
  empty: string;
  /** The greatest number of entries, with its sentence. */
  max: number;
  full: string;
  fields: readonly Field<Entry>[];
  nameOf: (entry: Entry, index: number) => string;
  /** The entry's kind, shown next to its name. */
  kindOf?: (entry: Entry) => string;
  /** Renders a field of the form `own`. */
  own?: (entry: Entry, change: Change<Entry>) => ReactNode;
  /** Fields of the whole list. */
  children?: ReactNode;
  /** Hints that the field descriptions lack. */
  hints?: Hints;
  /** The buttons that add an entry, shown below the maximum. */
  add: ReactNode;
}

/** An ordered list of entries, each edited through its field descriptions. */
export function ListEditor<Entry extends { key: string }>(props: Props<Entry>) {
  const { title, empty, max, full, fields, entries, nameOf, kindOf, problemAt, onChange, children, add } = props;
  const problem = problemAt();
  const [known] = useState(() => new Set(entries.map(({ key }) => key)));
  return (
    <Section title={title}>
      {entries.length === 0 && <p className="mb-4 text-sm text-soft">{empty}</p>}
      {problem && (
        <Notice tone="bad" role="alert" className="mb-4">
          {problem}
        </Notice>
      )}
      <ol className="space-y-4">
        {entries.map((entry, index) => (
          <EntryCard
            key={entry.key}
            name={nameOf(entry, index)}
            {...(kindOf && { kind: kindOf(entry) })}
            index={index}
            count={entries.length}
            open={!known.has(entry.key) || fields.some(({ name }) => problemAt(entry.key, name) !== undefined)}
            onMove={(to) =>
              onChange((all) =>
                moved(
                  all,
                  all.findIndex(({ key }) => key === entry.key),
                  to,
                ),
              )
            }
            onRemove={() => onChange((all) => all.filter(({ key }) => key !== entry.key))}
          >
            <EntryFields
              {...props}
              entry={entry}
              problemAt={(field) => problemAt(entry.key, field)}
              change={(changed) =>
                onChange((all) => all.map((each) => (each.key === entry.key ? { ...each, ...changed } : each)))
              }
            />
          </EntryCard>
        ))}
      </ol>
      {children}
      {entries.length < max ? add : <p className="mt-4 text-sm text-soft">{full}</p>}
    </Section>
  );
}

type Hints = Readonly<Record<string, MessageDescriptor | undefined>>;

interface FieldsProps<Entry> extends Pick<Props<Entry>, "fields" | "own"> {
  money?: MoneyForm;
  entry: Entry;
  /** The problem of a field; checked by the entry itself if absent. */
  problemAt?: (field: string) => string | undefined;
  change: Change<Entry>;
  /** Hints that the field descriptions lack. */
  hints?: Hints;
  /** Suggested names by the fields' names. */
  suggestions?: Readonly<Record<string, readonly string[]>>;
}

/** The inputs of an entry, from its field descriptions. */
export function EntryFields<Entry>(props: FieldsProps<Entry>) {
  const { entry, fields, money = NO_MONEY, own, change, hints = {}, suggestions = {} } = props;
  const { problemAt = problemsOf(fields, entry, money) } = props;
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {fieldsFor(fields, entry).map((field) => {
        const { name, form, className, half } = field;
        const hint = field.hint ?? hints[name];
        if (form === "own") {
          return (
            <div key={name} className="col-span-2">
              {own?.(entry, change)}
            </div>
          );
        }
        return (
          <div key={name} className={clsx(className, !half && "max-sm:col-span-2")}>
            <EntryField
              field={hint ? { ...field, hint } : field}
              doc={entry}
              value={fieldValue(entry, name)}
              error={problemAt(name)}
              money={money}
              suggestions={suggestions[name]}
              onChange={(value) => change(changeOf(entry, field, value))}
            />
          </div>
        );
      })}
    </div>
  );
}
