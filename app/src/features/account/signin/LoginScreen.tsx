import { t } from "@lingui/core/macro";
import { CredentialsForm } from "./CredentialsForm";
import { Entrance } from "./Entrance";
import { PASSWORD } from "./fields";
import { HostedLogin } from "./HostedLogin";
import { SignInFrame } from "./SignInFrame";

export function LoginScreen() {
  return (
    <Entrance>
      {(signIn) => (
        <SignInFrame title={t`Log in`} text={t`Your cart is available on every device you log in on.`}>
          <CredentialsForm
            signIn={signIn}
            call="login"
            password={PASSWORD}
            button={t`Log in`}
            below={{ path: "/recover", label: t`Forgot your password?` }}
            other={{ text: t`No account yet?`, path: "/register", label: t`Create account` }}
          />
          <HostedLogin returnPath={signIn.returnPath} />
        </SignInFrame>
      )}
    </Entrance>
  );
}
