import { Link } from "../../../lib/router";
import { withReturnPath } from "../../../lib/returnPath";
import { useShop } from "../../../lib/useShop";
import { Button } from "../../../ui";
import { type Field, Form, FormField, useStoreForm } from "../../../ui/form";
import { EMAIL } from "./fields";
import { useCaptcha } from "./useCaptcha";
import { type SignIn, useCarried } from "./useSignIn";
import { WaitingNotice } from "./WaitingNotice";

interface Props {
  signIn: SignIn;
  call: "login" | "register";
  password: Field<{ password: string }>;
  button: string;
  /** The link below the password. */
  below?: Page;
  /** The link below the form. */
  other: Page & { text: string };
}

/** Another login page. */
interface Page {
  path: string;
  label: string;
}

/** A form for an email address and a password, with a captcha if the platform requires one. */
export function CredentialsForm({ signIn, call, password, button, below, other }: Props) {
  const shop = useShop();
  const captcha = useCaptcha();
  const carried = useCarried("email");
  const form = useStoreForm({
    fields: [EMAIL, password],
    values: { email: signIn.email || carried, password: "" },
    send: async (typed) => {
      const result = await captcha.attempt((tokens) => shop.call(({ auth }) => auth[call]({ ...typed, ...tokens })));
      if (result !== null) await signIn.follow(result, typed.email, () => shop.call(({ auth }) => auth.login(typed)));
    },
  });
  /** A link to another login page, which passes the typed email on. */
  const link = ({ path, label }: Page) => (
    <Link
      to={withReturnPath(path, signIn.returnPath)}
      state={{ email: form.values.email }}
      className="link inline-block py-1 font-medium"
    >
      {label}
    </Link>
  );
  return (
    <>
      <Form form={form} className="space-y-5">
        <FormField form={form} name="email" />
        <div>
          <FormField form={form} name="password" />
          {below && <p className="mt-1.5 text-sm">{link(below)}</p>}
        </div>
        {captcha.box(form.submit)}
        <Button type="submit" busy={form.busy} className="w-full">
          {button}
        </Button>
        <WaitingNotice busy={form.busy} returnPath={signIn.returnPath} />
      </Form>
      <p className="text-sm">
        {other.text} {link(other)}
      </p>
    </>
  );
}
