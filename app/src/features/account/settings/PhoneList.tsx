import { msg, t } from "@lingui/core/macro";
import * as v from "valibot";
import { ListEditor } from "./ListEditor";
import { TaggedTextForm } from "./TaggedTextForm";
import { readTagged, tagName, writeTagged } from "./taggedTexts";
import { useMember } from "./useMember";
import type { TextTable } from "../../../lib/textTable";

const PHONE_TAGS: TextTable = {
  UNTAGGED: msg`No label`,
  MAIN: msg`Main number`,
  HOME: msg`Personal`,
  MOBILE: msg`Mobile`,
  WORK: msg`Work`,
  FAX: msg`Fax`,
};

const schema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(() => t`Enter a phone number`),
);

export function PhoneList() {
  const { member, change } = useMember();
  const phones = readTagged(member.contact?.phones, member.contact?.phoneTags);
  return (
    <ListEditor
      items={phones}
      describe={({ text, tag }) => ({ name: text, note: tagName(tag, PHONE_TAGS) })}
      addLabel={t`Add a phone number`}
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
          label={t`Phone number`}
          schema={schema}
          tags={PHONE_TAGS}
          wirePath={`contact.phones.${index}`}
          input={{ type: "tel", inputMode: "tel", autoComplete: "tel" }}
        />
      )}
    />
  );
}
