import { msg, t } from "@lingui/core/macro";
import { PageMeta } from "../../lib/PageMeta";
import { useConfig } from "../../lib/useShop";
import { readError } from "../../lib/errors";
import { Button, Notice, PageHeading } from "../../ui";
import { type Field, Form, FormFields, FormProblem, useStoreForm } from "../../ui/form";
import { type Session, signIn } from "../session/session";

const KEY: Field<{ key: string }> = {
  name: "key",
  label: msg`Owner's key`,
  form: "password",
  required: msg`Paste the key.`,
  read: (typed) => typed.trim(),
  input: { autoComplete: "off" },
};

interface Props {
  host: string;
  ended: "signed-out" | "expired" | undefined;
  onDone: (session: Session) => void;
}

/** The sign-in form. Sends the owner's key once: the server answers with a session. */
export function SignIn({ host, ended, onDone }: Props) {
  const { name } = useConfig();
  const form = useStoreForm({
    fields: [
      {
        ...KEY,
        hint: msg`The key stays with the server at ${{ host }}, in its memory only. This browser gets a session for eight hours, or one hour without use.`,
      },
    ],
    values: { key: "" },
    send: async ({ key }) => {
      try {
        onDone(await signIn(host, key));
      } catch (error) {
        const { code } = readError(error);
        if (code === "OWNER_KEY_REFUSED") {
          throw new FormProblem("", { key: t`This is not the key of this site's owner.` });
        }
        throw error;
      }
    },
  });
  return (
    <main className="mx-auto w-full max-w-lg px-5 py-16 lg:py-24">
      <PageMeta title={t`Console`} />
      <meta name="robots" content="noindex" />
      <p className="mb-3 text-sm text-soft">{name}</p>
      <PageHeading className="mb-6">{t`Sign in as the owner`}</PageHeading>
      {ended === "expired" && (
        <Notice tone="warn" role="status" className="mb-6">
          {t`Your session has ended. Sign in again to continue where you left off.`}
        </Notice>
      )}
      {ended === "signed-out" && (
        <Notice tone="good" role="status" className="mb-6">
          {t`You are signed out.`}
        </Notice>
      )}
      <Form form={form} className="space-y-5">
        <FormFields form={form} />
        <Button type="submit" busy={form.busy} className="w-full">
          {t`Sign in`}
        </Button>
      </Form>
    </main>
  );
}
