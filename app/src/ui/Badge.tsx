import clsx from "clsx";
import type { ReactNode } from "react";

const PILL = "rounded-full px-3 inset-ring inset-ring-current/15 font-medium";

const TONES = {
  /** A state that needs nothing to be done. */
  good: "text-soft",
  warn: `${PILL} bg-warn-wash text-warn`,
  bad: `${PILL} bg-bad-wash text-bad`,
  plain: `${PILL} bg-sunken text-ink`,
} as const;

/** A state in a word or two. */
export function Badge({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  return <span className={clsx("inline-flex py-0.5 text-sm whitespace-nowrap", TONES[tone])}>{children}</span>;
}
