import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Button, TextField } from "../../../ui";
import { Form, useStoreForm } from "../../../ui/form";
import { codeRefusal } from "./refusal";
import { codeSchema } from "./schemas";

interface Props {
  label?: string;
  /** The call that checks the code. */
  check: (code: string) => Promise<void>;
  children?: ReactNode;
}

/** A single field for a one-time code, which accepts pasted codes and the phone's suggestion from a message. */
export function OneTimeCodeForm({ label = t`Code`, check, children }: Props) {
  const form = useStoreForm({
    schema: codeSchema,
    values: { code: "" },
    names: ["code"],
    send: async ({ code }) => {
      try {
        await check(code);
      } catch (thrown) {
        throw codeRefusal(thrown);
      }
    },
  });
  return (
    <Form form={form} className="space-y-5">
      <TextField
        label={label}
        hint={t`6 digits. You can paste the code.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        className="[&_input]:text-xl [&_input]:tracking-[0.3em] [&_input]:tabular-nums"
        {...form.field("code")}
      />
      {children}
      <Button type="submit" busy={form.busy} className="w-full">
        {t`Confirm`}
      </Button>
    </Form>
  );
}
