import { useState } from "react";
import { useLocation } from "react-router";

/** Whether a drawer is open. Going to another page closes it. */
export function useOpenHere(): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpen(false);
  }
  return [open, setOpen];
}
