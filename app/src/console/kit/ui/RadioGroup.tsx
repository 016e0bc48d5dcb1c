import { type ReactNode, useId } from "react";

interface Props<Value extends string> {
  legend: string;
  /** Whether the legend is visible to screen readers only. */
  hideLegend?: boolean;
  choices: readonly { value: Value; label: string; disabled?: boolean }[];
  value: Value;
  disabled?: boolean;
  onChange: (value: Value) => void;
  /** Further facts below the choices. */
  children?: ReactNode;
}

/** Radio buttons for one of a few values. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { legend, hideLegend = false, choices, value, disabled = false, onChange, children } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className={hideLegend ? "sr-only" : "mb-1 text-sm font-medium"}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            className="size-5 shrink-0 accent-brand"
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
