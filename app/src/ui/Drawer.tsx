import clsx from "clsx";
import { type ReactNode, useDeferredValue, useId, useRef } from "react";
import { IconButton } from "./IconButton";
import { useModal } from "./useModal";

interface Props {
  open: boolean;
  title: string;
  closeLabel: string;
  side?: "start" | "end";
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog at the side: the browser traps the focus, restores it, and closes on Escape. */
export function Drawer({ open, title, closeLabel, side = "end", onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The drawer opens at once; its content may render later.
  const filled = useDeferredValue(open);
  useModal(dialog, open, onClose);
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
          {filled && children}
        </div>
      )}
    </dialog>
  );
}
