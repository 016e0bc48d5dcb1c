import { t } from "@lingui/core/macro";
import { CustomFields } from "./CustomFields";
import { ProfileForm } from "./ProfileForm";
import { SettingsGroup } from "./SettingsGroup";
import { SettingsPage } from "./SettingsPage";
import { SlugForm } from "./SlugForm";

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
