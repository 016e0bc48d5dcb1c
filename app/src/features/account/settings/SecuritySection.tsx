import * as v from "valibot";
import { useConfig, useShop } from "../../../lib/useShop";
import { Button, ButtonLink } from "../../../ui";
import { Form, PasswordField, SaveRow, useStoreForm } from "../../../ui/form";
import { useLogout } from "../useLogout";
import { settingsMessages as t } from "./messages";
import { SettingsGroup } from "./SettingsGroup";
import { SettingsPage } from "./SettingsPage";
import { useMember } from "./useMember";

export function SecuritySection() {
  const { member } = useMember();
  const { going, logOut } = useLogout();
  const { securityPage } = useConfig();
  return (
    <SettingsPage title={t.security}>
      <SettingsGroup title={t.loginEmail}>
        <p>
          {member.loginEmail}
          {member.loginEmailVerified && <span className="ms-3 text-sm font-medium text-good">{t.verified}</span>}
        </p>
      </SettingsGroup>
      <SettingsGroup title={t.password} text={t.passwordText}>
        <PasswordForm email={member.loginEmail ?? ""} />
      </SettingsGroup>
      {securityPage !== undefined && (
        <SettingsGroup title={t.secondStep} text={t.secondStepText}>
          <ButtonLink to={securityPage} look="outline">
            {t.secondStepLink}
          </ButtonLink>
        </SettingsGroup>
      )}
      <SettingsGroup title={t.sessions}>
        <Button look="outline" busy={going} onClick={logOut}>
          {going ? t.loggingOut : t.logOut}
        </Button>
      </SettingsGroup>
    </SettingsPage>
  );
}

const schema = v.object({ newPassword: v.pipe(v.string(), v.nonEmpty(t.newPasswordMissing)) });

function PasswordForm({ email }: { email: string }) {
  const shop = useShop();
  const form = useStoreForm({
    schema,
    values: { newPassword: "" },
    names: ["newPassword"],
    wire: { password: "newPassword" },
    send: async ({ newPassword }) => {
      await shop.authentication.changePassword(newPassword);
      form.form.reset();
    },
  });
  return (
    <Form form={form} label={t.password} className="max-w-md space-y-5">
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t.newPassword}
        hint={t.newPasswordHint}
        autoComplete="new-password"
        {...form.field("newPassword")}
      />
      <SaveRow label={t.passwordSave} savedLabel={t.passwordSaved} busy={form.busy} saved={form.saved} />
    </Form>
  );
}
