import { t } from "@lingui/core/macro";
import { type ComponentProps, useState } from "react";
import { Field, type FieldWords } from "../Field";

type Props = Omit<ComponentProps<"input">, "type"> & FieldWords & { label: string };

/** A password field with a show button. Password managers and pasting work. */
export function PasswordField({ id, label, hint, error, announceError, className, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const words = { id, label, hint, error, className, ...(announceError !== undefined && { announceError }) };
  return (
    <Field {...words}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className="field pe-20"
          />
          <button
            type="button"
            aria-label={shown ? t`Hide: ${{ field: label }}` : t`Show: ${{ field: label }}`}
            onClick={() => {
              setShown(!shown);
            }}
            className="absolute inset-y-0 end-0 min-h-11 px-4 text-sm font-medium text-soft hover:text-ink"
          >
            {shown ? t`Hide` : t`Show`}
          </button>
        </div>
      )}
    </Field>
  );
}
