import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listText } from "../../../lib/listText";
import { Button, Notice } from "../../../ui";
import { moneyOf, useConsole } from "../../session/client";
import { reread } from "../../session/queries";
import { Conflicts } from "../draft/Conflicts";
import { Confirm } from "../ui/Confirm";
import { changesOf, record } from "../draft/merge";
import {
  changeOf,
  fieldLabel,
  fieldProblem,
  fieldsFor,
  labelOf,
  type Texts,
  typedProblem,
} from "../../../ui/form/field";
import { fieldText } from "./fieldText";
import { useEdits } from "../draft/useEdits";
import { done } from "../ui/toasts";
import { ShownError } from "../../../lib/errors";
import { EntryField } from "./EntryField";
import { type Entry, type Form, type KindField, nameOf } from "./kind";

interface Props {
  /** The name of the kind in URLs. */
  name: string;
  kind: Form;
  /** Absent for a new entry. */
  entry: Entry | undefined;
  /** The key of the queries that a save invalidates. */
  touches: QueryKey;
  onClose: () => void;
}

function isFields(value: unknown): value is Texts {
  return typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");
}

const PART = record<Texts>();

/**
 * The dialog that creates or edits an entry. Typed values are kept as a draft until the save; others' changes
 * meanwhile are merged, or shown as conflicts.
 */
export function EntryDialog({ name: list, kind, entry, touches, onClose }: Props) {
  const context = useConsole();
  const money = moneyOf(context);
  const queries = useQueryClient();
  const fields = kind.fields.filter(({ when }) => !when || when === (entry ? "edit" : "create"));
  const [read] = useState(() => {
    const first = ({ name, first, choices }: KindField) =>
      entry?.values[name] ?? first?.() ?? choices?.[0]?.value ?? "";
    return { doc: Object.fromEntries(fields.map((field) => [field.name, first(field)])), version: undefined };
  });
  const edits = useEdits<Texts, undefined>({
    name: `entry-${list}-${entry?.id ?? "new"}`,
    part: PART,
    read,
    isDoc: isFields,
  });
  const { before, doc: values } = edits;
  const [wasKept, setWasKept] = useState(edits.changes.length > 0);
  const shown = fieldsFor(fields, values, before);
  const missing = shown.filter((field) => fieldProblem(field, values, money) !== undefined);
  const missingNames = listText(missing.map((field) => labelOf(field, values)));
  const save = async () => {
    const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
    if (!entry) {
      await kind.create?.(context, typed);
      edits.settle(values, undefined);
      await reread(queries, touches);
      done(t`${{ name: nameOf(kind, { values: typed }) }} created.`);
      return;
    }
    const now = await kind.get(context, entry.id);
    const { next, clashes } = edits.rebase(
      { doc: now.values, version: undefined },
      { before, after: typed, version: undefined },
    );
    if (clashes.length > 0) {
      throw new ShownError(t`Not saved yet: someone else changed the same fields.`);
    }
    const changes = changesOf(now.values, next.after) as Texts;
    if (Object.keys(changes).length > 0) await kind.update(context, now, changes);
    edits.settle(next.after, undefined);
    await reread(queries, touches);
    done(t`${{ name: nameOf(kind, { ...entry, values: next.after }) }} saved.`);
  };
  return (
    <Confirm
      title={entry ? nameOf(kind, entry) : i18n._(kind.add ?? kind.title)}
      act={entry ? t`Save` : t`Create`}
      reason={missing.length > 0 ? t`Fill in or correct: ${missingNames}.` : undefined}
      onClose={onClose}
      onConfirm={save}
    >
      {wasKept && (
        <Notice tone="plain">
          {t`These are your unsaved changes.`}{" "}
          <Button
            look="text"
            onClick={() => {
              edits.settle(values, undefined);
              setWasKept(false);
            }}
          >
            {t`Discard them`}
          </Button>
        </Notice>
      )}
      <Conflicts
        edits={edits}
        fieldText={([name = ""], state) => ({
          label: fieldLabel(fields, name),
          value: fieldText(fields, state, name, money.currency),
        })}
      />
      {shown.map((field) => (
        <EntryField
          key={field.name}
          field={field}
          doc={values}
          value={values[field.name] ?? ""}
          error={typedProblem(field, values, money)}
          money={money}
          onChange={(value) => edits.change((state) => ({ ...state, ...changeOf(state, field, value) }) as Texts)}
        />
      ))}
    </Confirm>
  );
}
