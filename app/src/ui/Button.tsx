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
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
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
