import { type RefObject, useEffect } from "react";

/** Opens and closes a native modal dialog: the page behind stands still, and a click beside the dialog closes it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [dialog, open]);
  useEffect(() => {
    if (!open) return;
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
    };
  }, [open]);
  // For the keyboard there are Escape and the button.
  useEffect(() => {
    const element = dialog.current;
    const beside = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener("click", beside);
    return () => element?.removeEventListener("click", beside);
  }, [dialog, onClose]);
}
