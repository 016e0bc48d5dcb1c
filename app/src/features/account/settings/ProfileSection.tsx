import { CustomFields } from "./CustomFields";
import { settingsMessages as t } from "./messages";
import { ProfileForm } from "./ProfileForm";
import { SettingsGroup } from "./SettingsGroup";
import { SettingsPage } from "./SettingsPage";
import { SlugForm } from "./SlugForm";

export function ProfileSection() {
  return (
    <SettingsPage title={t.profile} text={t.profileText}>
      <ProfileForm />
      <SettingsGroup title={t.address}>
        <SlugForm />
      </SettingsGroup>
      <SettingsGroup title={t.more} text={t.moreText}>
        <CustomFields />
      </SettingsGroup>
    </SettingsPage>
  );
}
