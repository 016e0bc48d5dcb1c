import clsx from "clsx";
import type { ReactNode } from "react";

const TONES = {
  good: "bg-sunken text-good",
  warn: "bg-warn-wash text-warn",
  bad: "bg-bad-wash text-bad",
  plain: "bg-sunken text-ink",
} as const;

/** A state in a word or two. */
export function Badge({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-flex rounded-full px-3 py-0.5 inset-ring inset-ring-current/15 text-sm font-medium whitespace-nowrap",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
