import clsx from "clsx";
import type { ComponentProps } from "react";
import { Icon, type IconName } from "./Icon";

interface Props extends ComponentProps<"button"> {
  icon: IconName;
  label: string;
}

export function IconButton({ icon, label, className, type = "button", ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(
        "inline-flex size-11 items-center justify-center rounded-full text-ink hover:bg-sunken",
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
