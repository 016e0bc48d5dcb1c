import clsx from "clsx";
import { type ReactNode, useState } from "react";
import { Icon } from "../../../ui";

interface Props {
  summary: ReactNode;
  /** Whether the fold begins open; later, the owner opens and closes it. */
  open: boolean;
  className?: string;
  children: ReactNode;
}

/** Content that the owner unfolds. Parts of the summary with `group-open:hidden` show only while it is closed. */
export function Fold({ summary, open, className, children }: Props) {
  const [isOpen] = useState(open);
  return (
    <details open={isOpen} className={clsx("group", className)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevron" size={18} />
        </span>
        <span className="min-w-0 py-1 break-words">{summary}</span>
      </summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}
