import { type ComponentProps, useId, useState } from "react";
import { buttonStyle, type ButtonLook, type ButtonSize } from "./buttonStyle";
import { Spinner } from "./Spinner";

interface Props extends ComponentProps<"button"> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** A busy button keeps its focus and size, and ignores presses. */
  busy?: boolean;
  /** Why the act is disabled: the button's description, shown when it is pressed. */
  reason?: string | undefined;
}

export function Button({
  look = "solid",
  size,
  busy = false,
  reason,
  className,
  children,
  onClick,
  type = "button",
  "aria-disabled": disabled,
  ...rest
}: Props) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const button = (
    <button
      {...(reason !== undefined && { title: reason, "aria-describedby": id })}
      {...rest}
      type={type}
      aria-disabled={busy || reason !== undefined || disabled || undefined}
      aria-busy={busy || undefined}
      className={buttonStyle(look, size, className)}
      onClick={(event) => {
        if (reason !== undefined) setShown(true);
        if (busy || reason !== undefined) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
  return (
    <>
      {button}
      {reason !== undefined && (
        <span
          id={id}
          role={isShown ? "status" : undefined}
          className={isShown ? "self-center text-sm text-soft" : "sr-only"}
        >
          {reason}
        </span>
      )}
    </>
  );
}
