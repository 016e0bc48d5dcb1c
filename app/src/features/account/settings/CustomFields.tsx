import { msg, t } from "@lingui/core/macro";
import type { ComponentProps } from "react";
import { useWatch } from "react-hook-form";
import * as v from "valibot";
import { isWebAddress } from "../../../lib/config";
import { textIn, type TextTable } from "../../../lib/textTable";
import { SelectField, TextField } from "../../../ui";
import { Form, FormProblem, useStoreForm } from "../../../ui/form";
import {
  FIELD_TYPES,
  type FieldEntry,
  fieldText,
  type FieldType,
  NETWORKS,
  newKey,
  readFields,
  writeField,
} from "./customFieldView";
import { EntryActions, ListEditor, useFirstFocus } from "./ListEditor";
import { useMember } from "./useMember";

/** The member's custom fields, of several types. */
export function CustomFields() {
  const { member, change } = useMember();
  const fields = readFields(member.contact?.customFields);
  return (
    <ListEditor
      items={fields}
      keyOf={({ key }) => key}
      describe={(field) => ({
        name: field.name,
        body: (
          <>
            <span className="block text-sm text-soft">
              <bdi>{field.name}</bdi>
            </span>
            <bdi>{fieldText(field)}</bdi>
          </>
        ),
      })}
      addLabel={t`Add a detail`}
      save={(step) =>
        change(async (shop, id, latest) => {
          const now = readFields((await latest()).contact?.customFields);
          return shop.members.updateMember(id, { contact: { customFields: changed(now, step(now)) } });
        })
      }
      form={({ item, index, keep, cancel }) => (
        <CustomFieldForm
          item={item}
          others={fields.filter((_, position) => position !== index)}
          keep={keep}
          cancel={cancel}
        />
      )}
    />
  );
}

/** The update of all fields, with `null` for removed ones. */
function changed(before: readonly FieldEntry[], after: readonly FieldEntry[]) {
  return {
    ...Object.fromEntries(before.map(({ key }) => [key, null])),
    ...Object.fromEntries(after.map((field) => [field.key, writeField(field)])),
  };
}

const TYPE_TEXTS: TextTable = {
  TEXT: msg`Text`,
  NUMBER: msg`Number`,
  DATE: msg`Date`,
  URL: msg`Web address`,
  SOCIAL: msg`Social profile`,
};

const RULES: Readonly<Record<FieldType, { holds: (value: string) => boolean; say: () => string }>> = {
  TEXT: { holds: (value) => value !== "", say: () => t`Enter a value` },
  NUMBER: {
    holds: (value) => value !== "" && Number.isFinite(Number(value)),
    say: () => t`Enter a number, such as 12 or 3.5`,
  },
  DATE: { holds: (value) => /^\d{4}-\d{2}-\d{2}/.test(value), say: () => t`Enter a date` },
  URL: { holds: isWebAddress, say: () => t`Enter a web address that starts with https://` },
  SOCIAL: { holds: isWebAddress, say: () => t`Enter a web address that starts with https://` },
};

const INPUTS: Readonly<Record<FieldType, Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete">>> = {
  TEXT: { type: "text" },
  // Not a number input: it would drop text that it cannot parse.
  NUMBER: { type: "text", inputMode: "decimal" },
  DATE: { type: "date" },
  URL: { type: "url", autoComplete: "url" },
  SOCIAL: { type: "url", autoComplete: "url" },
};

const schema = v.variant(
  "type",
  FIELD_TYPES.map((type) =>
    v.object({
      type: v.literal(type),
      name: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(() => t`Enter a label`),
      ),
      network: v.string(),
      value: v.pipe(v.string(), v.trim(), v.check(RULES[type].holds, RULES[type].say)),
    }),
  ),
);

interface Props {
  item: FieldEntry | undefined;
  others: readonly FieldEntry[];
  keep: (entry: FieldEntry) => Promise<void>;
  cancel: () => void;
}

function CustomFieldForm({ item, others, keep, cancel }: Props) {
  const form = useStoreForm({
    schema,
    values: {
      name: item?.name ?? "",
      type: item?.type ?? "TEXT",
      network: item?.network ?? "INSTAGRAM",
      value: item?.value ?? "",
    },
    names: ["name", "type", "network", "value"],
    wire: item ? { [`customFields.${item.key}`]: "value" } : {},
    send: async (typed) => {
      if (others.some(({ name }) => name.toLowerCase() === typed.name.toLowerCase())) {
        throw new FormProblem("", { name: t`You already have a detail with this label` });
      }
      const taken = others.map(({ key }) => key);
      await keep({ ...typed, key: item?.key ?? newKey(typed.name, taken) });
    },
  });
  const type = useWatch({ control: form.form.control, name: "type" });
  const name = form.field("name");
  useFirstFocus(name.id);
  return (
    <Form form={form} label={t`More about you`} className="grid gap-5 sm:grid-cols-2">
      <TextField label={t`Label`} hint={t`For example, “Favourite colour”.`} autoComplete="off" {...name} />
      <SelectField
        label={t`Type`}
        options={FIELD_TYPES.map((value) => ({ value, label: textIn(TYPE_TEXTS, value) ?? value }))}
        {...form.field("type")}
      />
      {type === "SOCIAL" && (
        <SelectField
          label={t`Network`}
          options={Object.keys(NETWORKS).map((value) => ({ value, label: textIn(NETWORKS, value) ?? value }))}
          {...form.field("network")}
        />
      )}
      <TextField
        label={t`Value`}
        className={type === "SOCIAL" ? "" : "sm:col-span-2"}
        {...INPUTS[type]}
        {...form.field("value")}
      />
      <EntryActions busy={form.busy} onCancel={cancel} />
    </Form>
  );
}
