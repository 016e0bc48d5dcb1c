import { msg, t } from "@lingui/core/macro";
import { ADDRESS } from "../../../generated/shopBounds";
import type { Member } from "../../../lib/member";
import type { TextTable } from "../../../lib/textTable";
import { type Field, Form, FormFields, FormProblem, useStoreForm } from "../../../ui/form";
import { EMAIL } from "../signin/fields";
import { AddressList } from "./AddressList";
import { EntryActions, type EntryProps, ListEditor, useFirstFocus } from "./ListEditor";
import { SettingsGroup, SettingsPage } from "./SettingsPage";
import { EMAIL_TAGS, PHONE_TAGS, tagField, tagName, UNTAGGED } from "./tags";
import { useMember } from "./useMember";

/** A phone number or an email address, with its label. */
interface TaggedText {
  text: string;
  tag: string;
}

const PHONE: Field<TaggedText> = {
  name: "text",
  label: msg`Phone number`,
  form: "tel",
  max: ADDRESS.phone,
  required: msg`Enter a phone number`,
  input: { autoComplete: "tel" },
};

const CONTACT_EMAIL: Field<TaggedText> = { ...EMAIL, name: "text", input: { autoComplete: "email" } };

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
          field={PHONE}
          tags={PHONE_TAGS}
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
          field={CONTACT_EMAIL}
          tags={EMAIL_TAGS}
        />
      </SettingsGroup>
      <SettingsGroup title={t`Addresses`}>
        <AddressList />
      </SettingsGroup>
    </SettingsPage>
  );
}

interface ListProps {
  kind: "phones" | "emails";
  /** The field with the labels of the list's entries. */
  tagsKind: "phoneTags" | "emailTags";
  /** The call that empties the list: the platform ignores an update with an empty list. */
  remove: "deleteMemberPhones" | "deleteMemberEmails";
  addLabel: string;
  field: Field<TaggedText>;
  tags: TextTable;
}

/** Phone numbers or email addresses, each with a label. */
function TaggedList({ kind, tagsKind, remove, addLabel, field, tags }: ListProps) {
  const { member, change } = useMember();
  const itemsOf = ({ contact }: Member): TaggedText[] =>
    (contact?.[kind] ?? []).map((text) => ({ text, tag: contact?.[tagsKind]?.[text] ?? UNTAGGED }));
  const items = itemsOf(member);
  return (
    <ListEditor
      items={items}
      keyOf={({ text }) => text}
      describe={({ text, tag }) => ({ name: text, note: tagName(tag, tags) })}
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
      form={(entry) => (
        <TaggedTextForm
          {...entry}
          others={items.filter((_, position) => position !== entry.index)}
          fields={[{ ...field, wire: [`contact.${kind}.${entry.index}`] }, tagField(tags)]}
        />
      )}
    />
  );
}

interface FormProps extends EntryProps<TaggedText> {
  others: readonly TaggedText[];
  fields: readonly Field<TaggedText>[];
}

function TaggedTextForm({ item, others, fields, keep, cancel }: FormProps) {
  const form = useStoreForm({
    fields,
    values: item ?? { text: "", tag: UNTAGGED },
    send: async (entry) => {
      if (others.some(({ text }) => text.toLowerCase() === entry.text.toLowerCase())) {
        throw new FormProblem("", { text: t`You have already added this` });
      }
      await keep(entry);
    },
  });
  useFirstFocus(form.control("text").id);
  return (
    <Form form={form} className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <FormFields form={form} />
      <EntryActions busy={form.busy} onCancel={cancel} />
    </Form>
  );
}
