import clsx from "clsx";
import type { ComponentProps } from "react";
import { Icon, type IconName } from "./Icon";

interface Props extends ComponentProps<"button"> {
  icon: IconName;
  label: string;
  size?: "small" | "regular";
}

export function IconButton({ icon, label, size = "regular", className, type = "button", ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={clsx(
        "inline-flex items-center justify-center rounded-full text-ink hover:bg-sunken",
        size === "small" ? "size-8" : "size-11",
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
