import { t } from "@lingui/core/macro";
import { Entrance } from "./Entrance";
import { HostedLogin } from "./HostedLogin";
import { RegisterForm } from "./RegisterForm";
import { SignInFrame } from "./SignInFrame";
import { useCarried } from "./useCarried";

export function RegisterScreen() {
  const email = useCarried("email");
  return (
    <Entrance>
      {(signIn) => (
        <SignInFrame
          title={t`Create account`}
          text={t`With an account, your cart is available on all your devices. You can also buy as a guest.`}
        >
          <RegisterForm signIn={signIn} email={signIn.email || email} />
          <HostedLogin returnPath={signIn.returnPath} />
        </SignInFrame>
      )}
    </Entrance>
  );
}
