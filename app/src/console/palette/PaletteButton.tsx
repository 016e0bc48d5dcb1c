import { t } from "@lingui/core/macro";
import { Suspense, useEffect, useState } from "react";
import { lazyComponent } from "../../lib/lazyPage";
import { Part } from "../../lib/loading";
import { Boundary, Dialog, ErrorPanel, Icon } from "../../ui";

const part = new Part(async () => (await import("./Palette")).Palette);
const Palette = lazyComponent(part);
/** The delay before the palette's code is fetched, so that the first screen loads first. */
const LATER_MS = 1500;

const isMac = typeof navigator !== "undefined" && /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The button of the command palette, and its shortcut: Ctrl and K, or Command and K. */
export function PaletteButton({ onSignOut }: { onSignOut: () => void }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void part.preload(), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = (isMac ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      // An open dialog keeps the keyboard.
      const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
      if (!dialog) {
        setOpen(true);
      } else if (dialog.dataset.palette !== undefined) {
        dialog.close();
        setOpen(false);
      }
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
        className="flex min-h-11 w-full items-center gap-2 rounded-sm border-line px-3 text-sm text-soft hover:bg-sunken hover:text-ink lg:border"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={18} />
        <span className="min-w-0 flex-1 truncate text-start max-lg:sr-only">{t`Search or go to`}</span>
        <kbd className="shrink-0 font-sans text-xs max-lg:hidden" aria-hidden="true">
          {isMac ? "⌘ K" : t`Ctrl K`}
        </kbd>
      </button>
      {open && (
        <Boundary
          fallback={({ error, resetErrorBoundary }) => (
            <Dialog open title={t`Search or go to`} closeLabel={t`Close`} onClose={() => setOpen(false)}>
              <ErrorPanel error={error} title={t`The search could not be loaded`} onRetry={resetErrorBoundary} />
            </Dialog>
          )}
        >
          <Suspense fallback={null}>
            <Palette onClose={() => setOpen(false)} onSignOut={onSignOut} />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}
