import { msg, t } from "@lingui/core/macro";
import { MEMBER } from "../../../generated/shopBounds";
import { isWebAddress } from "../../../lib/config";
import type { TextTable } from "../../../lib/textTable";
import { choicesIn, type Field, Form, FormFields, FormProblem, useStoreForm } from "../../../ui/form";
import { type FieldEntry, fieldText, NETWORKS, newKey, readFields, writeField } from "./customFieldView";
import { EntryActions, type EntryProps, ListEditor, useFirstFocus } from "./ListEditor";
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
      form={(entry) => <CustomFieldForm {...entry} others={fields.filter((_, position) => position !== entry.index)} />}
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

/** The field of a value of one type. */
const valueOf = (type: FieldEntry["type"], more: Partial<Field<FieldEntry>>): Field<FieldEntry> => ({
  name: "value",
  label: msg`Value`,
  max: MEMBER.customField,
  className: "sm:col-span-2",
  isFor: (entry) => entry.type === type,
  ...more,
});

const LINK: Partial<Field<FieldEntry>> = {
  form: "url",
  check: (url) => (isWebAddress(url) ? undefined : t`Enter a web address that starts with https://`),
  input: { autoComplete: "url" },
};

const FIELDS: readonly Field<FieldEntry>[] = [
  {
    name: "name",
    label: msg`Label`,
    hint: msg`For example, “Favourite colour”.`,
    max: MEMBER.name,
    required: msg`Enter a label`,
    input: { autoComplete: "off" },
  },
  { name: "type", label: msg`Type`, choices: choicesIn(TYPE_TEXTS) },
  { name: "network", label: msg`Network`, choices: choicesIn(NETWORKS), isFor: ({ type }) => type === "SOCIAL" },
  valueOf("TEXT", { required: msg`Enter a value` }),
  valueOf("NUMBER", {
    // Not a number input: it would drop text that it cannot parse.
    input: { inputMode: "decimal" },
    check: (text) => (text !== "" && Number.isFinite(Number(text)) ? undefined : t`Enter a number, such as 12 or 3.5`),
  }),
  valueOf("DATE", {
    form: "date",
    check: (text) => (/^\d{4}-\d{2}-\d{2}/.test(text) ? undefined : t`Enter a date`),
  }),
  valueOf("URL", LINK),
  valueOf("SOCIAL", { ...LINK, className: "" }),
];

const NEW_FIELD: FieldEntry = { key: "", name: "", type: "TEXT", network: "INSTAGRAM", value: "" };

interface Props extends EntryProps<FieldEntry> {
  others: readonly FieldEntry[];
}

function CustomFieldForm({ item, others, keep, cancel }: Props) {
  const wire = ["value", ...(item ? [`customFields.${item.key}`] : [])];
  const form = useStoreForm({
    fields: FIELDS.map((field) => (field.name === "value" ? { ...field, wire } : field)),
    values: item ?? NEW_FIELD,
    send: async (typed) => {
      if (others.some(({ name }) => name.toLowerCase() === typed.name.toLowerCase())) {
        throw new FormProblem("", { name: t`You already have a detail with this label` });
      }
      const taken = others.map(({ key }) => key);
      await keep({ ...typed, key: item?.key ?? newKey(typed.name, taken) });
    },
  });
  useFirstFocus(form.control("name").id);
  return (
    <Form form={form} label={t`More about you`} className="grid gap-5 sm:grid-cols-2">
      <FormFields form={form} />
      <EntryActions busy={form.busy} onCancel={cancel} />
    </Form>
  );
}
