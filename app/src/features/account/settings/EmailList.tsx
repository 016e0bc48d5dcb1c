import * as v from "valibot";
import { ListEditor } from "./ListEditor";
import { settingsMessages as t } from "./messages";
import { TaggedTextForm } from "./TaggedTextForm";
import { readTagged, tagName, writeTagged } from "./taggedTexts";
import { useMember } from "./useMember";

const schema = v.pipe(v.string(), v.trim(), v.nonEmpty(t.emailMissing), v.regex(/^[^\s@]+@[^\s@]+$/, t.emailWrong));

export function EmailList() {
  const { member, change } = useMember();
  const emails = readTagged(member.contact?.emails, member.contact?.emailTags);
  return (
    <ListEditor
      items={emails}
      describe={({ text, tag }) => ({ name: text, note: tagName(tag, t.emailTags) })}
      addLabel={t.addEmail}
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
          label={t.email}
          schema={schema}
          tags={t.emailTags}
          wirePath={`contact.emails.${index}`}
          input={{ type: "email", inputMode: "email", autoComplete: "email" }}
        />
      )}
    />
  );
}
