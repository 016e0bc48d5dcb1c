import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../../../ui";

/** A dialog, given the function that closes it. */
export type OpenedDialog = (close: () => void) => ReactNode;

interface Props extends Omit<ComponentProps<typeof Button>, "onClick"> {
  dialog: OpenedDialog;
}

/** A button that opens a dialog. The dialog is made anew each time: it keeps nothing of what was typed before. */
export function DialogButton({ dialog, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
