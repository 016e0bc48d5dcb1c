import { type ComponentProps, useId } from "react";

interface Props extends ComponentProps<"select"> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** Beside the field instead of above it. */
  inline?: boolean;
}

export function SelectField({ label, options, inline = false, className, ...rest }: Props) {
  const id = useId();
  return (
    <div className={inline ? `flex items-center gap-3 ${className ?? ""}` : className}>
      <label
        htmlFor={id}
        className={inline ? "text-sm text-soft whitespace-nowrap max-sm:sr-only" : "mb-1.5 block text-sm font-medium"}
      >
        {label}
      </label>
      <select {...rest} id={id} className="field pe-9">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
