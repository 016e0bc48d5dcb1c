import type { ReactNode } from "react";

/** The search and the filters of a list: a line, and on phones two in a row below the search. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <div className="mb-5 gap-3 max-sm:grid max-sm:grid-cols-2 max-sm:*:min-w-0 max-sm:*:first:col-span-2 sm:flex sm:flex-wrap sm:items-end">
      {children}
    </div>
  );
}
