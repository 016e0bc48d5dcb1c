import { Entrance } from "./Entrance";
import { HostedLogin } from "./HostedLogin";
import { LoginForm } from "./LoginForm";
import { signinMessages as t } from "./messages";
import { SignInFrame } from "./SignInFrame";
import { useCarried } from "./useCarried";

export function LoginScreen() {
  const email = useCarried("email");
  return (
    <Entrance>
      {(signIn) => (
        <SignInFrame title={t.loginTitle} text={t.loginText}>
          <LoginForm signIn={signIn} email={signIn.email || email} />
          <HostedLogin returnPath={signIn.returnPath} />
        </SignInFrame>
      )}
    </Entrance>
  );
}
