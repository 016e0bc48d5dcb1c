import clsx from "clsx";
import type { ReactNode } from "react";

/** A bar below its content that stays at the bottom of the window; it never moves the content. */
export function BottomBar({ label, hidden, children }: { label: string; hidden?: boolean; children: ReactNode }) {
  return (
    <section
      aria-label={hidden ? undefined : label}
      className={clsx(
        hidden
          ? "sr-only"
          : "sticky bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 lg:bottom-3 mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md border border-line bg-surface px-5 py-3 shadow-2xl max-sm:px-4",
      )}
    >
      {children}
    </section>
  );
}
