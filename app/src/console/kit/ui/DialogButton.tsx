import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../../../ui";

/** Renders a dialog, given the function that closes it. */
export type OpenedDialog = (close: () => void) => ReactNode;

interface Props extends Omit<ComponentProps<typeof Button>, "onClick"> {
  dialog: OpenedDialog;
}

/** A button that opens a dialog. Each opening mounts a new dialog, without earlier input. */
export function DialogButton({ dialog, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}
