import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useConsole } from "../client";
import { Clashes } from "../parts/Clashes";
import { Confirm } from "../parts/Confirm";
import { changesOf, type Clash, type Fields, merged } from "../parts/merge";
import { done } from "../parts/toasts";
import { ConsoleError } from "../request";
import { EntryField } from "./EntryField";
import { type Entry, type FieldSpec, type Kind, nameOf } from "./kind";

interface Props {
  kind: Kind;
  /** None for a new one. */
  entry: Entry | undefined;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

/** The form of a new entry, or of one that is changed. Changes that others make meanwhile are kept, or shown beside. */
export function EntryDialog({ kind, entry, onClose, onDone }: Props) {
  const context = useConsole();
  const fields = kind.fields.filter(({ when }) => !when || when === (entry ? "edit" : "create"));
  const first = (field: FieldSpec) => entry?.values[field.name] ?? field.first?.() ?? field.choices?.[0]?.value ?? "";
  const [before, setBefore] = useState<Fields>(() =>
    Object.fromEntries(fields.map((each) => [each.name, first(each)])),
  );
  const [values, setValues] = useState(before);
  const [clashes, setClashes] = useState<readonly Clash<string>[]>([]);
  const asked = fields.filter(({ isFor }) => !isFor || isFor(values, before));
  const isMissing = asked.some(({ name, required, control }) => {
    const value = values[name] ?? "";
    return (required && !value.trim()) || control?.isComplete(value, context) === false;
  });
  const set = (name: string, value: string) => {
    setValues((others) => ({ ...others, [name]: value }));
  };
  const save = async () => {
    const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
    if (!entry) {
      await kind.create(context, typed);
      await onDone();
      done(t`${{ name: nameOf(kind, { values: typed }) }} created.`);
      return;
    }
    const now = await kind.get(context, entry.id);
    const { values: next, clashes: found } = merged(before, typed, now.values);
    if (found.length > 0) {
      setClashes(found);
      setBefore(now.values);
      setValues(next);
      throw new ConsoleError(t`Not saved yet: somebody else changed the same fields.`, { kind: "application" });
    }
    const changes = changesOf(now.values, next) as Fields;
    if (Object.keys(changes).length > 0) await kind.update(context, now, changes);
    await onDone();
    done(t`${{ name: nameOf(kind, { values: next }) }} saved.`);
  };
  return (
    <Confirm
      open
      title={entry ? nameOf(kind, entry) : i18n._(kind.add)}
      act={entry ? t`Save` : t`Create`}
      disabled={isMissing}
      onClose={onClose}
      onConfirm={save}
    >
      {clashes.length > 0 && (
        <Clashes
          clashes={clashes}
          labelOf={(name) => {
            const label = fields.find((each) => each.name === name)?.label;
            return label ? i18n._(label) : name;
          }}
          textOf={(name, value) => fields.find((each) => each.name === name)?.control?.textOf(value) ?? value}
          onSettle={(clash, text) => {
            set(clash.name, text);
            setClashes((rest) => rest.filter(({ name }) => name !== clash.name));
          }}
        />
      )}
      {asked.map((field) => (
        <EntryField
          key={field.name}
          field={field}
          value={values[field.name] ?? ""}
          onChange={(value) => set(field.name, value)}
        />
      ))}
    </Confirm>
  );
}
