import { type ComponentProps, useState } from "react";

interface Props extends Omit<ComponentProps<"input">, "checked" | "onChange" | "type" | "role" | "className"> {
  checked: boolean;
  /** Settles when the change is saved and read again, or refused. */
  onChange: (checked: boolean) => Promise<void>;
}

/** A labelled switch that saves at once. During the save it shows the new state, and ignores clicks. */
export function Switch({ checked, onChange, children, "aria-disabled": disabled, ...rest }: Props) {
  // Not `useOptimistic`: its transition would block navigations until the save ends.
  const [wanted, setWanted] = useState<boolean>();
  const isSaving = wanted !== undefined;
  return (
    <label className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap">
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox's own state is the switch's
        role="switch"
        className="size-5 accent-brand aria-disabled:opacity-40"
        checked={wanted ?? checked}
        aria-disabled={isSaving || disabled}
        onChange={({ target }) => {
          if (isSaving) return;
          setWanted(target.checked);
          void onChange(target.checked).finally(() => setWanted(undefined));
        }}
      />
      {children}
    </label>
  );
}
