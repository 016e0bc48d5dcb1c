import { msg, t } from "@lingui/core/macro";
import { CredentialsForm } from "./CredentialsForm";
import { Entrance } from "./Entrance";
import { NEW_PASSWORD } from "./fields";
import { HostedLogin } from "./HostedLogin";
import { SignInFrame } from "./SignInFrame";

const FIRST_PASSWORD = { ...NEW_PASSWORD, label: msg`Password` };

export function RegisterScreen() {
  return (
    <Entrance>
      {(signIn) => (
        <SignInFrame
          title={t`Create account`}
          text={t`With an account, your cart is available on all your devices. You can also buy as a guest.`}
        >
          <CredentialsForm
            signIn={signIn}
            call="register"
            password={FIRST_PASSWORD}
            button={t`Create account`}
            other={{ text: t`Already have an account?`, path: "/login", label: t`Log in instead` }}
          />
          <HostedLogin returnPath={signIn.returnPath} />
        </SignInFrame>
      )}
    </Entrance>
  );
}
