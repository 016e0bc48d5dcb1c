import { t } from "@lingui/core/macro";
import { withReturnPath } from "../../../lib/returnPath";
import { useShop } from "../../../lib/useShop";
import { Button, TextField } from "../../../ui";
import { Form, PasswordField, useStoreForm } from "../../../ui/form";
import { Entrance } from "./Entrance";
import { HostedLogin } from "./HostedLogin";
import { EmailLink } from "./links";
import { loginSchema } from "./schemas";
import { SignInFrame } from "./SignInFrame";
import { useCaptcha } from "./useCaptcha";
import { type SignIn, useCarried } from "./useSignIn";
import { WaitingNotice } from "./WaitingNotice";

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

function LoginForm({ signIn, email }: { signIn: SignIn; email: string }) {
  const shop = useShop();
  const captcha = useCaptcha();
  const form = useStoreForm({
    schema: loginSchema,
    values: { email, password: "" },
    names: ["email", "password"],
    send: async (typed) => {
      const result = await captcha.attempt((tokens) => shop.call(({ auth }) => auth.login({ ...typed, ...tokens })));
      if (result !== null) await signIn.follow(result, typed.email, () => shop.call(({ auth }) => auth.login(typed)));
    },
  });
  const { control } = form.form;
  return (
    <>
      <Form form={form} className="space-y-5">
        <TextField label={t`Email`} type="email" autoComplete="username" spellCheck={false} {...form.field("email")} />
        <div>
          <PasswordField label={t`Password`} autoComplete="current-password" {...form.field("password")} />
          <p className="mt-1.5 text-sm">
            <EmailLink to={withReturnPath("/recover", signIn.returnPath)} control={control}>
              {t`Forgot your password?`}
            </EmailLink>
          </p>
        </div>
        {captcha.box(form.submit)}
        <Button type="submit" busy={form.busy} className="w-full">
          {t`Log in`}
        </Button>
        <WaitingNotice busy={form.busy} returnPath={signIn.returnPath} />
      </Form>
      <p className="text-sm">
        {t`No account yet?`}{" "}
        <EmailLink to={withReturnPath("/register", signIn.returnPath)} control={control}>
          {t`Create account`}
        </EmailLink>
      </p>
    </>
  );
}
