import { type ReactNode, useId, useRef } from "react";
import { IconButton } from "./IconButton";
import { useModal } from "./useModal";

interface Props {
  open: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A centred native modal dialog. */
export function Dialog({ open, title, closeLabel, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, open, onClose);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto rounded-md border border-line bg-page p-0 text-start text-base font-normal whitespace-normal text-ink shadow-2xl"
    >
      {open && (
        <>
          <div className="flex items-center justify-between border-b border-line py-3 ps-6 pe-3">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div className="px-6 py-6">{children}</div>
        </>
      )}
    </dialog>
  );
}
