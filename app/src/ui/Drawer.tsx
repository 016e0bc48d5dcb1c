import clsx from "clsx";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { IconButton } from "./IconButton";

interface Props {
  open: boolean;
  title: string;
  closeLabel: string;
  side?: "start" | "end";
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog at the side: the browser traps the focus, gives it back, and closes it on Escape. */
export function Drawer({ open, title, closeLabel, side = "end", onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);
  useEffect(() => {
    if (!open) return;
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
    };
  }, [open]);
  // A click beside the panel closes it; for the keyboard there are Escape and the button.
  useEffect(() => {
    const element = dialog.current;
    const beside = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener("click", beside);
    return () => element?.removeEventListener("click", beside);
  }, [onClose]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={clsx(
        "m-0 h-dvh max-h-none w-[min(30rem,100vw)] max-w-none bg-page p-0 text-ink shadow-2xl",
        "open:animate-[drawer-in_180ms_ease-out]",
        side === "end" ? "ms-auto" : "me-auto",
      )}
    >
      {open && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between border-b border-line py-3 ps-6 pe-3">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
