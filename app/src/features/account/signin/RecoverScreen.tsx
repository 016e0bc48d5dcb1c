import { useState } from "react";
import { useLocation } from "react-router";
import { basePath } from "../../../lib/language";
import { returnPathOf } from "../../../lib/returnPath";
import { useShop } from "../../../lib/useShop";
import { Button, TextField } from "../../../ui";
import { Form, useStoreForm } from "../../../ui/form";
import { signinMessages as t } from "./messages";
import { recoverSchema } from "./schemas";
import { SignInFrame } from "./SignInFrame";
import { StartAgain } from "./StartAgain";
import { useCarried } from "./useCarried";

/** Asks for a link to choose a new password. The answer is the same whether there is an account or not. */
export function RecoverScreen() {
  const { search } = useLocation();
  const typedBefore = useCarried("email");
  const [email, setEmail] = useState(typedBefore);
  const [sent, setSent] = useState(false);
  const returnPath = returnPathOf(search);
  if (sent) {
    return (
      <SignInFrame title={t.recoverSentTitle} text={t.recoverSentText(email)}>
        <p className="text-soft">{t.recoverNothing}</p>
        <Button
          look="outline"
          onClick={() => {
            setSent(false);
          }}
        >
          {t.recoverAgain}
        </Button>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={t.recoverTitle} text={t.recoverText}>
      <RecoverForm
        email={email}
        onSent={(address) => {
          setEmail(address);
          setSent(true);
        }}
      />
      <StartAgain text={t.remembered} label={t.toLogin} email={email} returnPath={returnPath} />
    </SignInFrame>
  );
}

function RecoverForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const shop = useShop();
  const form = useStoreForm({
    schema: recoverSchema,
    values: { email },
    names: ["email"],
    send: async (typed) => {
      await shop.auth.sendPasswordResetEmail(typed.email, `${window.location.origin}${basePath}/recover/reset`);
      onSent(typed.email);
    },
  });
  return (
    <Form form={form} className="space-y-5">
      <TextField label={t.email} type="email" autoComplete="username" spellCheck={false} {...form.field("email")} />
      <Button type="submit" busy={form.busy} className="w-full">
        {t.recoverSend}
      </Button>
    </Form>
  );
}
