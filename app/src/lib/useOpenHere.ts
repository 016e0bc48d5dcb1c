import { useState } from "react";
import { useLocation } from "./router";

/** The state of a drawer, which a navigation closes. */
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
