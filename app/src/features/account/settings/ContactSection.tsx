import { msg, t } from "@lingui/core/macro";
import * as v from "valibot";
import type { Member } from "../../../lib/member";
import type { TextTable } from "../../../lib/textTable";
import { emailSchema } from "../signin/schemas";
import { AddressList } from "./AddressList";
import { ListEditor } from "./ListEditor";
import { SettingsGroup, SettingsPage } from "./SettingsPage";
import { type TaggedText, TaggedTextForm, tagName, UNTAGGED } from "./TaggedTextForm";
import { useMember } from "./useMember";

const PHONE_TAGS: TextTable = {
  UNTAGGED: msg`No label`,
  MAIN: msg`Main number`,
  HOME: msg`Personal`,
  MOBILE: msg`Mobile`,
  WORK: msg`Work`,
  FAX: msg`Fax`,
};

const EMAIL_TAGS: TextTable = {
  UNTAGGED: msg`No label`,
  MAIN: msg`Main address`,
  HOME: msg`Personal`,
  WORK: msg`Work`,
};

const phoneSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(() => t`Enter a phone number`),
);

export function ContactSection() {
  const { member } = useMember();
  return (
    <SettingsPage title={t`Contact`} text={t`Only you and the shop can see these.`}>
      <SettingsGroup title={t`Phone numbers`}>
        <TaggedList
          kind="phones"
          tagsKind="phoneTags"
          remove="deleteMemberPhones"
          addLabel={t`Add a phone number`}
          label={t`Phone number`}
          schema={phoneSchema}
          tags={PHONE_TAGS}
          input={{ type: "tel", inputMode: "tel", autoComplete: "tel" }}
        />
      </SettingsGroup>
      <SettingsGroup
        title={t`Email addresses`}
        text={member.loginEmail && t`You log in with ${{ loginEmail: member.loginEmail }}. It cannot be changed here.`}
      >
        <TaggedList
          kind="emails"
          tagsKind="emailTags"
          remove="deleteMemberEmails"
          addLabel={t`Add an email address`}
          label={t`Email`}
          schema={emailSchema}
          tags={EMAIL_TAGS}
          input={{ type: "email", inputMode: "email", autoComplete: "email" }}
        />
      </SettingsGroup>
      <SettingsGroup title={t`Addresses`}>
        <AddressList />
      </SettingsGroup>
    </SettingsPage>
  );
}

type FormProps = Pick<Parameters<typeof TaggedTextForm>[0], "label" | "schema" | "tags" | "input">;

interface ListProps extends FormProps {
  kind: "phones" | "emails";
  /** The field with the labels of the list's entries. */
  tagsKind: "phoneTags" | "emailTags";
  /** The call that empties the list: the platform ignores an update with an empty list. */
  remove: "deleteMemberPhones" | "deleteMemberEmails";
  addLabel: string;
}

/** Phone numbers or email addresses, each with a label. */
function TaggedList({ kind, tagsKind, remove, addLabel, ...form }: ListProps) {
  const { member, change } = useMember();
  const itemsOf = ({ contact }: Member): TaggedText[] =>
    (contact?.[kind] ?? []).map((text) => ({ text, tag: contact?.[tagsKind]?.[text] ?? UNTAGGED }));
  const items = itemsOf(member);
  return (
    <ListEditor
      items={items}
      keyOf={({ text }) => text}
      describe={({ text, tag }) => ({ name: text, note: tagName(tag, form.tags) })}
      addLabel={addLabel}
      save={(step) =>
        change(async (shop, id, latest) => {
          const entries = step(itemsOf(await latest()));
          return entries.length === 0
            ? shop.members[remove](id)
            : shop.members.updateMember(id, {
                contact: {
                  [kind]: entries.map(({ text }) => text),
                  // Sends a label for every entry, so that an old one is overwritten.
                  [tagsKind]: Object.fromEntries(entries.map(({ text, tag }) => [text, tag])),
                },
              });
        })
      }
      form={({ index, ...entry }) => (
        <TaggedTextForm
          {...entry}
          {...form}
          others={items.filter((_, position) => position !== index)}
          wirePath={`contact.${kind}.${index}`}
        />
      )}
    />
  );
}
