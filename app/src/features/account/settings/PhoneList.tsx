import * as v from "valibot";
import { ListEditor } from "./ListEditor";
import { settingsMessages as t } from "./messages";
import { TaggedTextForm } from "./TaggedTextForm";
import { readTagged, tagName, writeTagged } from "./taggedTexts";
import { useMember } from "./useMember";

const schema = v.pipe(v.string(), v.trim(), v.nonEmpty(t.phoneMissing));

export function PhoneList() {
  const { member, change } = useMember();
  const phones = readTagged(member.contact?.phones, member.contact?.phoneTags);
  return (
    <ListEditor
      items={phones}
      describe={({ text, tag }) => ({ name: text, note: tagName(tag, t.phoneTags) })}
      addLabel={t.addPhone}
      save={(entries) =>
        change((shop, id) => {
          // The platform takes an empty list for no change.
          if (entries.length === 0) return shop.members.deleteMemberPhones(id);
          const { texts, tags } = writeTagged(entries);
          return shop.members.updateMember(id, { contact: { phones: texts, phoneTags: tags } });
        })
      }
      form={({ index, ...entry }) => (
        <TaggedTextForm
          {...entry}
          others={phones.filter((_, place) => place !== index)}
          label={t.phone}
          schema={schema}
          tags={t.phoneTags}
          wirePath={`contact.phones.${index}`}
          input={{ type: "tel", inputMode: "tel", autoComplete: "tel" }}
        />
      )}
    />
  );
}
