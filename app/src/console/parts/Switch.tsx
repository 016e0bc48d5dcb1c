import { type ComponentProps, startTransition, useOptimistic } from "react";

interface Props extends Omit<ComponentProps<"input">, "checked" | "onChange" | "type" | "role" | "className"> {
  checked: boolean;
  /** Settles when the change is saved and read again, or refused. */
  onChange: (checked: boolean) => Promise<void>;
}

/** A switch that is saved at once. It shows the new state while that is being saved. */
export function Switch({ checked, onChange, ...rest }: Props) {
  const [shown, showAtOnce] = useOptimistic(checked);
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      className="size-5 accent-brand aria-disabled:opacity-40"
      checked={shown}
      onChange={({ target }) => {
        const wanted = target.checked;
        startTransition(async () => {
          showAtOnce(wanted);
          await onChange(wanted);
        });
      }}
    />
  );
}
