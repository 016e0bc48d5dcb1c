import { t } from "@lingui/core/macro";
import { CustomFieldForm } from "./CustomFieldForm";
import { type FieldEntry, fieldText, readFields, writeField } from "./customFieldView";
import { ListEditor } from "./ListEditor";
import { useMember } from "./useMember";

/** The member's own details, of several kinds. */
export function CustomFields() {
  const { member, change } = useMember();
  const fields = readFields(member.contact?.customFields);
  return (
    <ListEditor
      items={fields}
      describe={(field) => ({
        name: field.name,
        body: (
          <>
            <span className="block text-sm text-soft">{field.name}</span>
            {fieldText(field)}
          </>
        ),
      })}
      addLabel={t`Add a detail`}
      save={(entries) =>
        change((shop, id) => shop.members.updateMember(id, { contact: { customFields: changed(fields, entries) } }))
      }
      form={({ item, index, keep, cancel }) => (
        <CustomFieldForm
          item={item}
          others={fields.filter((_, place) => place !== index)}
          keep={keep}
          cancel={cancel}
        />
      )}
    />
  );
}

/** All fields as they are to be, and `null` for those that go. */
function changed(before: readonly FieldEntry[], after: readonly FieldEntry[]) {
  return {
    ...Object.fromEntries(before.map(({ key }) => [key, null])),
    ...Object.fromEntries(after.map((field) => [field.key, writeField(field)])),
  };
}
