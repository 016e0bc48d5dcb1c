import { t } from "@lingui/core/macro";
import { withReturnPath } from "../../../lib/returnPath";
import { useShop } from "../../../lib/useShop";
import { Button, TextField } from "../../../ui";
import { Form, PasswordField, useStoreForm } from "../../../ui/form";
import { Entrance } from "./Entrance";
import { HostedLogin } from "./HostedLogin";
import { EmailLink } from "./links";
import { registerSchema } from "./schemas";
import { SignInFrame } from "./SignInFrame";
import { useCaptcha } from "./useCaptcha";
import { type SignIn, useCarried } from "./useSignIn";
import { WaitingNotice } from "./WaitingNotice";

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

function RegisterForm({ signIn, email }: { signIn: SignIn; email: string }) {
  const shop = useShop();
  const captcha = useCaptcha();
  const form = useStoreForm({
    schema: registerSchema,
    values: { email, password: "" },
    names: ["email", "password"],
    send: async (typed) => {
      const result = await captcha.attempt((tokens) => shop.call(({ auth }) => auth.register({ ...typed, ...tokens })));
      if (result !== null) await signIn.follow(result, typed.email, () => shop.call(({ auth }) => auth.login(typed)));
    },
  });
  return (
    <>
      <Form form={form} className="space-y-5">
        <TextField label={t`Email`} type="email" autoComplete="username" spellCheck={false} {...form.field("email")} />
        <PasswordField
          label={t`Password`}
          hint={t`At least 8 characters. A few words are easier to remember than random letters.`}
          autoComplete="new-password"
          {...form.field("password")}
        />
        {captcha.box(form.submit)}
        <Button type="submit" busy={form.busy} className="w-full">
          {t`Create account`}
        </Button>
        <WaitingNotice busy={form.busy} returnPath={signIn.returnPath} />
      </Form>
      <p className="text-sm">
        {t`Already have an account?`}{" "}
        <EmailLink to={withReturnPath("/login", signIn.returnPath)} control={form.form.control}>
          {t`Log in instead`}
        </EmailLink>
      </p>
    </>
  );
}
