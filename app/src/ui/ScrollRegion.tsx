import clsx from "clsx";
import type { ComponentProps } from "react";

interface Props extends ComponentProps<"div"> {
  label: string;
}

/**
 * A scroll container that the keyboard can scroll, since it takes the focus. Positioned content, such as text for screen
 * readers alone, stays within and does not widen the page.
 */
export function ScrollRegion({ label, className, ...rest }: Props) {
  const words = { role: "region", "aria-label": label };
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <div {...words} tabIndex={0} className={clsx("relative", className)} {...rest} />;
}
