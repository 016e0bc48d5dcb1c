import clsx from "clsx";
import type { CSSProperties } from "react";

/** A placeholder box of the size of the content to come. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return (
    <span
      aria-hidden="true"
      className={clsx("block rounded-sm bg-sunken motion-safe:animate-[breathe_1.8s_ease-in-out_infinite]", className)}
      style={style}
    />
  );
}
