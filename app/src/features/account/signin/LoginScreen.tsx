import { t } from "@lingui/core/macro";
import { Entrance } from "./Entrance";
import { HostedLogin } from "./HostedLogin";
import { LoginForm } from "./LoginForm";
import { SignInFrame } from "./SignInFrame";
import { useCarried } from "./useCarried";

export function LoginScreen() {
  const email = useCarried("email");
  return (
    <Entrance>
      {(signIn) => (
        <SignInFrame title={t`Log in`} text={t`Your cart is available on every device you log in on.`}>
          <LoginForm signIn={signIn} email={signIn.email || email} />
          <HostedLogin returnPath={signIn.returnPath} />
        </SignInFrame>
      )}
    </Entrance>
  );
}
