interface Props {
  /** The name that all choices of a group share. */
  name: string;
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

/** A radio button with its label. */
export function RadioChoice({ name, label, checked, disabled = false, onChoose }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name={name}
        className="size-5 accent-brand"
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      {label}
    </label>
  );
}
