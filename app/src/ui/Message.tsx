import type { ReactNode } from "react";

/** The text below the heading of a page or list without content, and the ways on. */
export function Message({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <>
      <p className="mt-4 mb-8 max-w-prose text-soft">{text}</p>
      <div className="flex flex-wrap gap-3">{children}</div>
    </>
  );
}
