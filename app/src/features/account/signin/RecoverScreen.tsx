import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useLocation } from "../../../lib/router";
import { basePath } from "../../../lib/language";
import { returnPathOf } from "../../../lib/returnPath";
import { useShop } from "../../../lib/useShop";
import { Button } from "../../../ui";
import { Form, FormFields, useStoreForm } from "../../../ui/form";
import { EMAIL } from "./fields";
import { StartAgain } from "./links";
import { SignInFrame } from "./SignInFrame";
import { useCarried } from "./useSignIn";

/** Requests a link to reset the password. The answer does not reveal whether the account exists. */
export function RecoverScreen() {
  const { search } = useLocation();
  const typedBefore = useCarried("email");
  const [email, setEmail] = useState(typedBefore);
  const [sent, setSent] = useState(false);
  const returnPath = returnPathOf(search);
  if (sent) {
    return (
      <SignInFrame
        title={t`Check your email`}
        text={t`If there is an account for ${email}, we have sent a link to choose a new password. It is valid for one hour.`}
      >
        <p className="text-soft">{t`No email? Check your spam folder, or try another address.`}</p>
        <Button
          look="outline"
          onClick={() => {
            setSent(false);
          }}
        >
          {t`Try another address`}
        </Button>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t`Forgotten your password?`} text={t`Enter your email address, and we will send you a link.`}>
      <RecoverForm
        email={email}
        onSent={(address) => {
          setEmail(address);
          setSent(true);
        }}
      />
      <StartAgain text={t`Remembered your password?`} label={t`Log in instead`} email={email} returnPath={returnPath} />
    </SignInFrame>
  );
}

function RecoverForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const shop = useShop();
  const form = useStoreForm({
    fields: [EMAIL],
    values: { email },
    send: async (typed) => {
      const page = `${window.location.origin}${basePath}/recover/reset`;
      await shop.call(({ auth }) => auth.sendPasswordResetEmail(typed.email, page));
      onSent(typed.email);
    },
  });
  return (
    <Form form={form} className="space-y-5">
      <FormFields form={form} />
      <Button type="submit" busy={form.busy} className="w-full">
        {t`Send me a link`}
      </Button>
    </Form>
  );
}
