import clsx from "clsx";
import type { ReactNode } from "react";
import { Icon } from "./Icon";

const TONES = {
  bad: "bg-bad-wash text-bad",
  warn: "bg-warn-wash text-warn",
  good: "bg-sunken text-good",
  plain: "bg-sunken text-ink",
} as const;

interface Props {
  tone: keyof typeof TONES;
  /** Screen readers announce an alert at once, a status when idle. */
  role?: "alert" | "status";
  children: ReactNode;
  className?: string;
}

export function Notice({ tone, role, children, className }: Props) {
  return (
    <div role={role} className={clsx("flex gap-3 rounded-sm px-4 py-3 text-sm", TONES[tone], className)}>
      <Icon name={tone === "good" ? "check" : "alert"} size={20} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
