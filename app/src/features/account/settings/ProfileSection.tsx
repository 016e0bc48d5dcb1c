import { t } from "@lingui/core/macro";
import { useState } from "react";
import * as v from "valibot";
import { isWebAddress } from "../../../lib/config";
import { Avatar, TextField } from "../../../ui";
import { Form, SaveRow, useStoreForm } from "../../../ui/form";
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

const schema = v.object({
  profile: v.object({
    nickname: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(() => t`Enter a display name`),
    ),
    title: v.pipe(v.string(), v.trim()),
    photo: v.object({
      url: v.pipe(
        v.string(),
        v.trim(),
        v.check(
          (url) => url === "" || isWebAddress(url),
          () => t`Enter a web address that starts with https://`,
        ),
      ),
    }),
  }),
  contact: v.object({ firstName: v.pipe(v.string(), v.trim()), lastName: v.pipe(v.string(), v.trim()) }),
});

/** The form of the names and the picture. */
function ProfileForm() {
  const { member, change } = useMember();
  const { profile, contact } = member;
  const form = useStoreForm({
    schema,
    values: {
      profile: {
        nickname: profile?.nickname ?? "",
        title: profile?.title ?? "",
        photo: { url: profile?.photo?.url ?? "" },
      },
      contact: { firstName: contact?.firstName ?? "", lastName: contact?.lastName ?? "" },
    },
    names: ["profile.nickname", "profile.title", "profile.photo.url", "contact.firstName", "contact.lastName"],
    send: ({ profile: { nickname, title, photo }, contact: { firstName, lastName } }) =>
      change((shop, id) =>
        shop.members.updateMember(id, {
          profile: { nickname, title: title || null, photo: photo.url ? photo : null },
          contact: { firstName: firstName || null, lastName: lastName || null },
        }),
      ),
  });
  const photo = form.field("profile.photo.url");
  /** The picture's URL, set on blur; and the last URL that failed to load. */
  const [shown, setShown] = useState(profile?.photo?.url ?? "");
  const [failed, setFailed] = useState("");
  return (
    <Form form={form} label={t`Profile`} className="grid gap-5 sm:grid-cols-2">
      <TextField label={t`Display name`} autoComplete="nickname" {...form.field("profile.nickname")} />
      <TextField
        label={t({ context: "person", message: "Title" })}
        hint={t`Shown under your name, for example your profession.`}
        autoComplete="organization-title"
        {...form.field("profile.title")}
      />
      <div className="flex items-start gap-5 sm:col-span-2 [&>:first-child]:mt-4">
        <Avatar url={shown} name={profile?.nickname ?? ""} onFail={setFailed} />
        <TextField
          label={t`Picture link`}
          hint={t`The web address of a picture, such as https://example.com/me.jpg.`}
          type="url"
          autoComplete="photo"
          className="min-w-0 flex-1"
          {...photo}
          error={
            photo.error ??
            (shown !== "" && shown === failed ? t`This picture could not be loaded. Check the link.` : undefined)
          }
          announceError={photo.error === undefined}
          onBlur={(event) => {
            setShown(event.target.value.trim());
            void photo.onBlur(event);
          }}
        />
      </div>
      <TextField label={t`First name`} autoComplete="given-name" {...form.field("contact.firstName")} />
      <TextField
        label={t`Last name`}
        hint={t`Only you and the shop can see it.`}
        autoComplete="family-name"
        {...form.field("contact.lastName")}
      />
      <SaveRow label={t`Save`} savedLabel={t`Saved.`} busy={form.busy} saved={form.saved} />
    </Form>
  );
}
