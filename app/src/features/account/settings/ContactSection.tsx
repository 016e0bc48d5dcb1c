import { t } from "@lingui/core/macro";
import { AddressList } from "./AddressList";
import { EmailList } from "./EmailList";
import { PhoneList } from "./PhoneList";
import { SettingsGroup, SettingsPage } from "./SettingsPage";
import { useMember } from "./useMember";

export function ContactSection() {
  const { member } = useMember();
  return (
    <SettingsPage title={t`Contact`} text={t`Only you and the shop can see these.`}>
      <SettingsGroup title={t`Phone numbers`}>
        <PhoneList />
      </SettingsGroup>
      <SettingsGroup
        title={t`Email addresses`}
        text={member.loginEmail && t`You log in with ${{ loginEmail: member.loginEmail }}. It cannot be changed here.`}
      >
        <EmailList />
      </SettingsGroup>
      <SettingsGroup title={t`Addresses`}>
        <AddressList />
      </SettingsGroup>
    </SettingsPage>
  );
}
