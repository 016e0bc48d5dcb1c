import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { listText } from "../../lib/listText";
import { Button, Notice } from "../../ui";
import { useConsole } from "../client";
import { Clashes } from "../draft/Clashes";
import { Confirm } from "../ui/Confirm";
import { useDraft } from "../draft/drafts";
import { changesOf, type Clash, type Fields, merged } from "../draft/merge";
import { done } from "../ui/toasts";
import { ConsoleError, recordOf } from "../request";
import { EntryField } from "./EntryField";
import { type Entry, type FieldSpec, type Form, isNumber, labelOf, nameOf } from "./kind";

interface Props {
  /** The name of the kind in addresses. */
  name: string;
  kind: Form;
  /** None for a new one. */
  entry: Entry | undefined;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}

interface Draft {
  /** The values that the changes began from. */
  before: Fields;
  values: Fields;
}

function isDraft(value: unknown): value is Draft {
  const isFields = (fields: unknown) => Object.values(recordOf(fields)).every((text) => typeof text === "string");
  const { before, values } = recordOf(value);
  return [before, values].every((fields) => typeof fields === "object" && fields !== null && isFields(fields));
}

/**
 * The form of a new entry, or of one that is changed. What is typed is kept as a draft until it is saved; changes that
 * others make meanwhile are kept, or shown beside.
 */
export function EntryDialog({ name: list, kind, entry, onClose, onDone }: Props) {
  const context = useConsole();
  const fields = kind.fields.filter(({ when }) => !when || when === (entry ? "edit" : "create"));
  const [fresh] = useState<Draft>(() => {
    const first = ({ name, first, choices }: FieldSpec) =>
      entry?.values[name] ?? first?.() ?? choices?.[0]?.value ?? "";
    const values = Object.fromEntries(fields.map((field) => [field.name, first(field)]));
    return { before: values, values };
  });
  const [draft, setDraft, forget] = useDraft(`entry-${list}-${entry?.id ?? "new"}`, fresh, isDraft);
  const { before, values } = draft;
  const [wasKept, setWasKept] = useState(draft !== fresh);
  const [clashes, setClashes] = useState<readonly Clash<string>[]>([]);
  const asked = fields.filter(({ isFor }) => !isFor || isFor(values, before));
  const missing = asked.filter(({ name, required, form, control }) => {
    const value = values[name] ?? "";
    const isNonsense = form === "number" && !isNumber(value);
    return (required && !value.trim()) || isNonsense || control?.isComplete(value, context) === false;
  });
  const missingNames = listText(missing.map((field) => i18n._(labelOf(field, values))));
  const set = (name: string, value: string) => {
    const next = { ...values, [name]: value };
    if (Object.keys(changesOf(fresh.values, next)).length === 0) forget();
    else setDraft({ before, values: next });
  };
  const save = async () => {
    const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
    if (!entry) {
      await kind.create?.(context, typed);
      forget();
      await onDone();
      done(t`${{ name: nameOf(kind, { values: typed }) }} created.`);
      return;
    }
    const now = await kind.get(context, entry.id);
    const { values: next, clashes: found } = merged(before, typed, now.values);
    if (found.length > 0) {
      setClashes(found);
      setDraft({ before: now.values, values: next });
      throw new ConsoleError(t`Not saved yet: somebody else changed the same fields.`, { kind: "application" });
    }
    const changes = changesOf(now.values, next) as Fields;
    if (Object.keys(changes).length > 0) await kind.update(context, now, changes);
    forget();
    await onDone();
    done(t`${{ name: nameOf(kind, { ...entry, values: next }) }} saved.`);
  };
  return (
    <Confirm
      open
      title={entry ? nameOf(kind, entry) : i18n._(kind.add ?? kind.title)}
      act={entry ? t`Save` : t`Create`}
      reason={missing.length > 0 ? t`Still to be filled in: ${missingNames}.` : undefined}
      onClose={onClose}
      onConfirm={save}
    >
      {wasKept && (
        <Notice tone="plain">
          {t`These are your unsaved changes.`}{" "}
          <Button
            look="text"
            onClick={() => {
              forget();
              setWasKept(false);
            }}
          >
            {t`Discard them`}
          </Button>
        </Notice>
      )}
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
          label={i18n._(labelOf(field, values))}
          value={values[field.name] ?? ""}
          onChange={(value) => set(field.name, value)}
        />
      ))}
    </Confirm>
  );
}
