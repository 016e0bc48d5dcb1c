import type { ComponentProps } from "react";
import { buttonStyle, type ButtonLook } from "./buttonStyle";
import { Spinner } from "./Spinner";

interface Props extends ComponentProps<"button"> {
  look?: ButtonLook;
  /** Busy buttons keep their focus and size, and do nothing. */
  busy?: boolean;
}

export function Button({
  look = "solid",
  busy = false,
  className,
  children,
  onClick,
  type = "button",
  "aria-disabled": disabled,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || disabled || undefined}
      aria-busy={busy || undefined}
      className={buttonStyle(look, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
