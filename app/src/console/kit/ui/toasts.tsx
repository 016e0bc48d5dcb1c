import { t } from "@lingui/core/macro";
import { toast, Toaster } from "sonner";
import { direction } from "../../../lib/language";
import { useTheme } from "../../../lib/useTheme";
import { problemText } from "./problems";

/** How long a toast offers Undo. */
const UNDO_MS = 15_000;

/** The region of toasts. */
export function Toasts() {
  const [theme] = useTheme();
  return (
    <Toaster
      theme={theme}
      dir={direction}
      // Replaces the library's fonts by the shop's.
      style={{ fontFamily: "inherit" }}
      position={direction === "rtl" ? "bottom-left" : "bottom-right"}
      containerAriaLabel={t`Messages`}
      closeButton
      // Expanded: a stack would cut the buttons of the lower toasts to slivers.
      expand
      gap={10}
      // Above the bar of unsaved changes, and the navigation of phones.
      offset={{ bottom: "6rem" }}
      mobileOffset={{ bottom: "9rem" }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: t`Close`,
        classNames: {
          toast:
            "flex w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-ink px-5 py-3 text-sm text-page shadow-2xl",
          icon: "hidden",
          content: "min-w-0 flex-1",
          description: "text-page/80",
          actionButton: "min-h-11 px-2 font-medium underline underline-offset-4",
          // The library's dark theme would paint its own button over the toast.
          closeButton: "order-last -me-3 grid size-11 shrink-0 place-items-center bg-transparent! text-inherit!",
        },
      }}
    />
  );
}

/** Shows a success toast; with `undo`, it has an Undo button for a while. */
export function done(text: string, undo?: () => unknown): void {
  if (!undo) {
    toast.success(text);
    return;
  }
  toast.success(text, {
    duration: UNDO_MS,
    action: {
      label: t`Undo`,
      onClick: () => {
        Promise.resolve()
          .then(undo)
          .then(
            () => toast.success(t`Undone.`),
            (error: unknown) => failed(t`This could not be undone.`, error),
          );
      },
    },
  });
}

/** Shows an error toast, with the reason. It stays until it is closed. */
export function failed(text: string, error?: unknown): void {
  toast.error(text, { ...(error !== undefined && { description: problemText(error) }), duration: Infinity });
}
