import { msg, t } from "@lingui/core/macro";
import { useState } from "react";
import { MEMBER } from "../../../generated/shopBounds";
import { isWebAddress } from "../../../lib/config";
import { Avatar } from "../../../ui";
import { type Field, Form, FormField, SaveRow, textsOf, useStoreForm } from "../../../ui/form";
import { CustomFields } from "./CustomFields";
import { SettingsGroup, SettingsPage } from "./SettingsPage";
import { SlugForm } from "./SlugForm";
import { useMember } from "./useMember";

export function ProfileSection() {
  return (
    <SettingsPage title={t`Profile`} text={t`What others see when your profile is public.`}>
      <ProfileForm />
      <SettingsGroup title={t`Profile link`}>
        <SlugForm />
      </SettingsGroup>
      <SettingsGroup
        title={t`More about you`}
        text={t`Add your own details, such as a birthday or a social profile. Only you and the shop can see them.`}
      >
        <CustomFields />
      </SettingsGroup>
    </SettingsPage>
  );
}

const FIELDS: readonly Field<Record<"nickname" | "title" | "photo" | "firstName" | "lastName", string>>[] = [
  {
    name: "nickname",
    label: msg`Display name`,
    max: MEMBER.name,
    required: msg`Enter a display name`,
    input: { autoComplete: "nickname" },
  },
  {
    name: "title",
    label: msg({ context: "person", message: "Title" }),
    hint: msg`Shown under your name, for example your profession.`,
    max: MEMBER.name,
    input: { autoComplete: "organization-title" },
  },
  {
    name: "photo",
    label: msg`Picture link`,
    hint: msg`The web address of a picture, such as https://example.com/me.jpg.`,
    form: "url",
    max: MEMBER.url,
    check: (url) => (url === "" || isWebAddress(url) ? undefined : t`Enter a web address that starts with https://`),
    input: { autoComplete: "photo" },
    wire: ["photo.url"],
    className: "min-w-0 flex-1",
  },
  { name: "firstName", label: msg`First name`, max: MEMBER.name, input: { autoComplete: "given-name" } },
  {
    name: "lastName",
    label: msg`Last name`,
    hint: msg`Only you and the shop can see it.`,
    max: MEMBER.name,
    input: { autoComplete: "family-name" },
  },
];

/** The form of the names and the picture. */
function ProfileForm() {
  const { member, change } = useMember();
  const { profile, contact } = member;
  const form = useStoreForm({
    fields: FIELDS,
    values: textsOf(FIELDS, { nickname: "", ...profile, ...contact, photo: profile?.photo?.url }),
    send: ({ nickname, title, photo, firstName, lastName }) =>
      change((shop, id) =>
        shop.members.updateMember(id, {
          profile: { nickname, title: title || null, photo: photo ? { url: photo } : null },
          contact: { firstName: firstName || null, lastName: lastName || null },
        }),
      ),
  });
  /** The picture's URL, set on blur; and the last URL that failed to load. */
  const [shown, setShown] = useState(form.values.photo);
  const [failed, setFailed] = useState("");
  const isBroken = shown !== "" && shown === failed && form.control("photo").error === undefined;
  return (
    <Form form={form} label={t`Profile`} className="grid gap-5 sm:grid-cols-2">
      <FormField form={form} name="nickname" />
      <FormField form={form} name="title" />
      <div className="flex items-start gap-5 sm:col-span-2 [&>:first-child]:mt-4">
        <Avatar url={shown} name={profile?.nickname ?? ""} onFail={setFailed} />
        <FormField
          form={form}
          name="photo"
          {...(isBroken && { error: t`This picture could not be loaded. Check the link.`, announceError: true })}
          onBlur={() => {
            setShown(form.values.photo.trim());
          }}
        />
      </div>
      <FormField form={form} name="firstName" />
      <FormField form={form} name="lastName" />
      <SaveRow label={t`Save`} savedLabel={t`Saved.`} busy={form.busy} saved={form.saved} />
    </Form>
  );
}
