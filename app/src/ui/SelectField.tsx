import clsx from "clsx";
import { type ComponentProps, useId } from "react";
import { Field, type FieldWords } from "./Field";

type Props = ComponentProps<"select"> &
  FieldWords & {
    options: readonly { value: string; label: string }[];
    /** Whether the label is next to the field instead of above it. */
    inline?: boolean;
  };

export function SelectField({
  id,
  label,
  hint,
  error,
  announceError,
  options,
  inline = false,
  className,
  ...rest
}: Props) {
  const inlineId = useId();
  const choices = options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
  if (inline) {
    return (
      <div className={clsx("flex min-w-0 items-center gap-3", className)}>
        <label htmlFor={inlineId} className="text-sm text-soft whitespace-nowrap max-sm:sr-only">
          {label}
        </label>
        <select {...rest} id={inlineId} className="field select-field">
          {choices}
        </select>
      </div>
    );
  }
  const words = { id, label, hint, error, className, ...(announceError !== undefined && { announceError }) };
  return (
    <Field {...words}>
      {(control) => (
        <select {...rest} {...control} className="field select-field">
          {choices}
        </select>
      )}
    </Field>
  );
}
