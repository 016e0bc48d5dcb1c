import { AddressList } from "./AddressList";
import { EmailList } from "./EmailList";
import { settingsMessages as t } from "./messages";
import { PhoneList } from "./PhoneList";
import { SettingsGroup } from "./SettingsGroup";
import { SettingsPage } from "./SettingsPage";
import { useMember } from "./useMember";

export function ContactSection() {
  const { member } = useMember();
  return (
    <SettingsPage title={t.contact} text={t.contactText}>
      <SettingsGroup title={t.phones}>
        <PhoneList />
      </SettingsGroup>
      <SettingsGroup title={t.emails} text={member.loginEmail && t.emailsText(member.loginEmail)}>
        <EmailList />
      </SettingsGroup>
      <SettingsGroup title={t.addresses}>
        <AddressList />
      </SettingsGroup>
    </SettingsPage>
  );
}
