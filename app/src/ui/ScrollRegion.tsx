import clsx from "clsx";
import type { ComponentProps } from "react";

interface Props extends ComponentProps<"div"> {
  label: string;
}

/**
 * A focusable scroll container, for scrolling by keyboard. Positioned content, such as text for screen readers only,
 * stays inside and does not widen the page.
 */
export function ScrollRegion({ label, className, ...rest }: Props) {
  const words = { role: "region", "aria-label": label };
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <div {...words} tabIndex={0} className={clsx("relative", className)} {...rest} />;
}
