import clsx from "clsx";
import type { CSSProperties } from "react";

/** A box that stands where something will be. Its size is that of what comes. */
export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return (
    <span
      aria-hidden="true"
      className={clsx("block rounded-sm bg-sunken motion-safe:animate-[breathe_1.8s_ease-in-out_infinite]", className)}
      style={style}
    />
  );
}
