import { type RefObject, useEffect } from "react";
import { afterPaint } from "../lib/timing";

/** Opens and closes a native modal dialog: the page behind stands still, and a click beside the dialog closes it. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) {
      element.close();
      return;
    }
    // Everything behind it is styled anew then, which takes a phone longer than a tap should wait for its answer.
    return afterPaint(() => {
      element.showModal();
    });
  }, [dialog, open]);
  useEffect(() => {
    if (!open) return;
    const stop = afterPaint(() => {
      document.documentElement.style.overflow = "hidden";
    });
    return () => {
      stop();
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
