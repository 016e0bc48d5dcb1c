import { type RefObject, useEffect, useLayoutEffect } from "react";
import { afterPaint } from "../lib/timing";

/**
 * Opens and closes a native modal dialog, with the page behind it locked. A press on the backdrop closes it, and so
 * does a link to the page behind it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) {
      element.close();
      return;
    }
    // The browser then restyles the page behind the dialog, which on a phone would delay the response to a tap.
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
  // A dialog removed while open would not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, [dialog]);
  // The keyboard has Escape and the button instead.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let [pressed, released]: (EventTarget | null)[] = [null, null];
    const press = ({ target }: Event) => {
      [pressed, released] = [target, null];
    };
    const release = ({ target }: Event) => {
      released = target;
    };
    const click = (event: MouseEvent) => {
      // A drag that ends on the backdrop also clicks the dialog, as when selecting text.
      const isBeside = [event.target, pressed, released].every((target) => target === element);
      if (isBeside || leadsHere(event)) onClose();
    };
    element.addEventListener("pointerdown", press);
    element.addEventListener("pointerup", release);
    element.addEventListener("click", click);
    return () => {
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointerup", release);
      element.removeEventListener("click", click);
    };
  }, [dialog, onClose]);
}

/** Whether a click follows a link to the current page. Other pages close their dialogs themselves. */
function leadsHere({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.target || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  // A fragment leads to something in the dialog, such as a field.
  if (!link.getAttribute("href") || link.getAttribute("href")?.startsWith("#")) return false;
  return link.origin === window.location.origin && link.pathname === window.location.pathname;
}
