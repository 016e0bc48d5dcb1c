import clsx from "clsx";
import type { ComponentProps } from "react";

interface Props extends ComponentProps<"div"> {
  label: string;
}

/**
 * A region that scrolls by itself. It takes the focus, by which the keyboard scrolls it, and holds what is positioned in
 * it, such as text for screen readers alone, which would widen the page otherwise.
 */
export function ScrollRegion({ label, className, ...rest }: Props) {
  const words = { role: "region", "aria-label": label };
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <div {...words} tabIndex={0} className={clsx("relative", className)} {...rest} />;
}
