import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Button } from "../../../ui";
import { type Field, Form, FormFields, useStoreForm } from "../../../ui/form";
import { codeRefusal } from "./refusal";

/** A code as pasted: with spaces, hyphens, or a line break. */
const CODE: Field<{ code: string }> = {
  name: "code",
  label: msg`Code`,
  hint: msg`6 digits. You can paste the code.`,
  read: (typed) => typed.replace(/[\s-]/g, ""),
  check: (code) => (code.length === 6 ? undefined : t`Enter all 6 digits of the code`),
  input: { inputMode: "numeric", autoComplete: "one-time-code", spellCheck: false },
  className: "[&_input]:text-xl [&_input]:tracking-[0.3em] [&_input]:tabular-nums",
};

interface Props {
  label?: MessageDescriptor;
  /** The call that checks the code. */
  check: (code: string) => Promise<void>;
}

/** A single field for a one-time code, which accepts pasted codes and the phone's suggestion from a message. */
export function OneTimeCodeForm({ label = CODE.label, check }: Props) {
  const form = useStoreForm({
    fields: [{ ...CODE, label }],
    values: { code: "" },
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
      <FormFields form={form} />
      <Button type="submit" busy={form.busy} className="w-full">
        {t`Confirm`}
      </Button>
    </Form>
  );
}
