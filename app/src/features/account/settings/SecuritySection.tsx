import { t } from "@lingui/core/macro";
import { useConfig, useShop } from "../../../lib/useShop";
import { Button, ButtonLink } from "../../../ui";
import { type Field, Form, FormFields, SaveRow, useStoreForm } from "../../../ui/form";
import { NEW_PASSWORD } from "../signin/fields";
import { useLogout } from "../useLogin";
import { ConfirmEmail } from "./ConfirmEmail";
import { SettingsGroup, SettingsPage } from "./SettingsPage";
import { useMember } from "./useMember";

export function SecuritySection() {
  const { member } = useMember();
  const { going, logOut } = useLogout();
  const { securityPage } = useConfig();
  return (
    <SettingsPage title={t`Security`}>
      <SettingsGroup title={t`Login email`}>
        <p>
          {member.loginEmail}
          {member.loginEmailVerified && <span className="ms-3 text-sm font-medium text-good">{t`Verified`}</span>}
        </p>
        {member.loginEmailVerified === false && <ConfirmEmail />}
      </SettingsGroup>
      <SettingsGroup title={t`Password`} text={t`Changing your password logs you out on all other devices.`}>
        <PasswordForm email={member.loginEmail ?? ""} />
      </SettingsGroup>
      {securityPage !== undefined && (
        <SettingsGroup
          title={t`Two-step verification`}
          text={t`Ask for a code as well as your password, for example from an authenticator app.`}
        >
          <ButtonLink to={securityPage} look="outline">
            {t`Set up on the shop’s security page`}
          </ButtonLink>
        </SettingsGroup>
      )}
      <SettingsGroup title={t`This device`}>
        <Button look="outline" busy={going} onClick={logOut}>
          {going ? t`Logging you out…` : t`Log out`}
        </Button>
      </SettingsGroup>
    </SettingsPage>
  );
}

const FIELDS: readonly Field<{ password: string }>[] = [{ ...NEW_PASSWORD, wire: ["password", "newPassword"] }];

function PasswordForm({ email }: { email: string }) {
  const shop = useShop();
  const form = useStoreForm({
    fields: FIELDS,
    values: { password: "" },
    send: async ({ password }) => {
      await shop.call(({ authentication }) => authentication.changePassword(password));
      form.reset();
    },
  });
  return (
    <Form form={form} label={t`Password`} className="max-w-md space-y-5">
      {/* Associates the password with its account for password managers. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormFields form={form} />
      <SaveRow label={t`Change password`} savedLabel={t`Password changed.`} busy={form.busy} saved={form.saved} />
    </Form>
  );
}
