import type { ComponentProps } from "react";

interface Props extends ComponentProps<"div"> {
  label: string;
}

/** A region that scrolls by itself. It takes the focus, by which the keyboard scrolls it. */
export function ScrollRegion({ label, ...rest }: Props) {
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <div role="region" aria-label={label} tabIndex={0} {...rest} />;
}
