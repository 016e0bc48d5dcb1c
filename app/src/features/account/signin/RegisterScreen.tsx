import { Entrance } from "./Entrance";
import { HostedLogin } from "./HostedLogin";
import { signinMessages as t } from "./messages";
import { RegisterForm } from "./RegisterForm";
import { SignInFrame } from "./SignInFrame";
import { useCarried } from "./useCarried";

export function RegisterScreen() {
  const email = useCarried("email");
  return (
    <Entrance>
      {(signIn) => (
        <SignInFrame title={t.registerTitle} text={t.registerText}>
          <RegisterForm signIn={signIn} email={signIn.email || email} />
          <HostedLogin returnPath={signIn.returnPath} />
        </SignInFrame>
      )}
    </Entrance>
  );
}
