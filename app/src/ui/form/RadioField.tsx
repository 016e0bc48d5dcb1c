import { type ComponentProps, useId } from "react";
import type { FieldWords } from "../Field";

type Props = Omit<ComponentProps<"input">, "value" | "type"> &
  Omit<FieldWords, "hint"> & {
    options: readonly { value: string; label: string }[];
    /** The chosen value, if the form does not hold it. */
    value?: string;
  };

/** Radio buttons. The first has the field's id, the target of the error summary's link. */
export function RadioField({ id, label, error, announceError = true, options, value, className, ...rest }: Props) {
  const made = useId();
  const errorId = `${id ?? made}-error`;
  return (
    <fieldset className={className} aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      {options.map((option, index) => (
        <label key={option.value} className="flex min-h-11 items-center gap-3">
          <input
            name={made}
            {...rest}
            type="radio"
            id={index === 0 ? id : undefined}
            value={option.value}
            {...(value !== undefined && { checked: option.value === value })}
            className="size-5 shrink-0 accent-brand"
          />
          {option.label}
        </label>
      ))}
      {error && (
        <p id={errorId} role={announceError ? "alert" : undefined} className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
