import type { ReactNode } from "react";
import { Icon } from "./Icon";

interface Props {
  title: string;
  open?: boolean;
  children: ReactNode;
}

export function Disclosure({ title, open = false, children }: Props) {
  return (
    <details open={open} className="group border-b border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <span className="transition-transform group-open:rotate-180">
          <Icon name="chevron" />
        </span>
      </summary>
      <div className="pb-5 text-soft">{children}</div>
    </details>
  );
}
