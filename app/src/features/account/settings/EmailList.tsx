import { msg, t } from "@lingui/core/macro";
import * as v from "valibot";
import { ListEditor } from "./ListEditor";
import { TaggedTextForm } from "./TaggedTextForm";
import { readTagged, tagName, writeTagged } from "./taggedTexts";
import { useMember } from "./useMember";
import type { TextTable } from "../../../lib/textTable";

const EMAIL_TAGS: TextTable = {
  UNTAGGED: msg`No label`,
  MAIN: msg`Main address`,
  HOME: msg`Personal`,
  WORK: msg`Work`,
};

const schema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(() => t`Enter an email address`),
  v.regex(/^[^\s@]+@[^\s@]+$/, () => t`Enter an email address such as name@example.com`),
);

export function EmailList() {
  const { member, change } = useMember();
  const emails = readTagged(member.contact?.emails, member.contact?.emailTags);
  return (
    <ListEditor
      items={emails}
      describe={({ text, tag }) => ({ name: text, note: tagName(tag, EMAIL_TAGS) })}
      addLabel={t`Add an email address`}
      save={(entries) =>
        change((shop, id) => {
          // The platform takes an empty list for no change.
          if (entries.length === 0) return shop.members.deleteMemberEmails(id);
          const { texts, tags } = writeTagged(entries);
          return shop.members.updateMember(id, { contact: { emails: texts, emailTags: tags } });
        })
      }
      form={({ index, ...entry }) => (
        <TaggedTextForm
          {...entry}
          others={emails.filter((_, place) => place !== index)}
          label={t`Email`}
          schema={schema}
          tags={EMAIL_TAGS}
          wirePath={`contact.emails.${index}`}
          input={{ type: "email", inputMode: "email", autoComplete: "email" }}
        />
      )}
    />
  );
}
