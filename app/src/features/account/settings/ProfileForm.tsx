import { t } from "@lingui/core/macro";
import * as v from "valibot";
import { TextField } from "../../../ui";
import { Form, SaveRow, useStoreForm } from "../../../ui/form";
import { useMember } from "./useMember";
import { isWebAddress } from "./webAddress";

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

/** The names and the picture. */
export function ProfileForm() {
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
  return (
    <Form form={form} label={t`Profile`} className="grid gap-5 sm:grid-cols-2">
      <TextField label={t`Display name`} autoComplete="nickname" {...form.field("profile.nickname")} />
      <TextField
        label={t`Title`}
        hint={t`Shown under your name, for example “Potter”.`}
        autoComplete="organization-title"
        {...form.field("profile.title")}
      />
      <TextField
        label={t`Picture link`}
        hint={t`The web address of a picture, such as https://example.com/me.jpg.`}
        type="url"
        autoComplete="photo"
        className="sm:col-span-2"
        {...form.field("profile.photo.url")}
      />
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
