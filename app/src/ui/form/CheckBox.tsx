import { type ReactNode, useId } from "react";

interface Props {
  label: ReactNode;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckBox({ label, hint, checked, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-brand"
          checked={checked}
          aria-describedby={hint ? id : undefined}
          onChange={(event) => {
            onChange(event.target.checked);
          }}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={id} className="ps-8 text-xs text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
